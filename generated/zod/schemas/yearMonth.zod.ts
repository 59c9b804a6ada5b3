/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const YearMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');


export const YearMonth = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(YearMonthRegExp));

export type YearMonth = zod.input<typeof YearMonth>;
export type YearMonthOutput = zod.output<typeof YearMonth>;
