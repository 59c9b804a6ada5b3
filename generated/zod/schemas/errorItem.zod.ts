/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorMapping } from './errorMapping.zod.ts';

export const errorItemCodeRegExp = new RegExp('^[0-9]{3}-1-[0-9]{2}-[0-9]{2}$');
export const errorItemTargetItemMax = 200;


export const errorItemTargetItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*(\\.(0|[1-9][0-9]{0,3}|[A-Za-z][A-Za-z0-9]*))*$');
export const errorItemTargetMax = 200;

export const errorItemMappingMax = 20;



export const ErrorItem = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(errorItemCodeRegExp)),
  "target": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorItemTargetItemMax)).check(/*#__PURE__*/ zod.regex(errorItemTargetItemRegExp))).check(/*#__PURE__*/ zod.maxLength(errorItemTargetMax)),
  "mapping": /*#__PURE__*/ zod.array(ErrorMapping).check(/*#__PURE__*/ zod.maxLength(errorItemMappingMax))
});

export type ErrorItem = zod.input<typeof ErrorItem>;
export type ErrorItemOutput = zod.output<typeof ErrorItem>;
