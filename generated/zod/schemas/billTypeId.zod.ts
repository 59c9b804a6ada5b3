/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const BillTypeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const BillTypeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(BillTypeIdRegExp));

export type BillTypeId = zod.input<typeof BillTypeId>;
export type BillTypeIdOutput = zod.output<typeof BillTypeId>;
