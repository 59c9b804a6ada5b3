/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const SearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const SearchTargetId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SearchTargetIdRegExp));

export type SearchTargetId = zod.input<typeof SearchTargetId>;
export type SearchTargetIdOutput = zod.output<typeof SearchTargetId>;
