/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const BillStatusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const BillStatusId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(BillStatusIdRegExp));

export type BillStatusId = zod.input<typeof BillStatusId>;
export type BillStatusIdOutput = zod.output<typeof BillStatusId>;
