/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';

export const billStatusNameMax = 40;

export const billStatusReasonMaxLengthMax = 1000;



export const BillStatus = /*#__PURE__*/ zod.object({
  "statusId": BillStatusId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billStatusNameMax)),
  "reasonMaxLength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billStatusReasonMaxLengthMax))),
  "isReasonRequired": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
});

export type BillStatus = zod.input<typeof BillStatus>;
export type BillStatusOutput = zod.output<typeof BillStatus>;
