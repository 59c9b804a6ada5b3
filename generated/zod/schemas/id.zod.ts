/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;
