/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorMapping } from './errorMapping.zod.ts';

export const errorItemCodeRegExp = new RegExp('^[0-9]{3}-1-[0-9]{2}-[0-9]{2}$');


export const ErrorItem = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(errorItemCodeRegExp)),
  "target": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "mapping": /*#__PURE__*/ zod.array(ErrorMapping)
});

export type ErrorItem = zod.input<typeof ErrorItem>;
export type ErrorItemOutput = zod.output<typeof ErrorItem>;
