/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';

export const billStatusNameMax = 40;



export const BillStatus = /*#__PURE__*/ zod.object({
  "statusId": BillStatusId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billStatusNameMax))
});

export type BillStatus = zod.input<typeof BillStatus>;
export type BillStatusOutput = zod.output<typeof BillStatus>;
