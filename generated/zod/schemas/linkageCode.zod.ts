/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinkageCodeRegExp = new RegExp('^[0-9]{4}:[0-9]{13}$');


export const LinkageCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LinkageCodeRegExp));

export type LinkageCode = zod.input<typeof LinkageCode>;
export type LinkageCodeOutput = zod.output<typeof LinkageCode>;
