/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillTypeId } from './billTypeId.zod.ts';

export const billTypeNameMax = 60;



export const BillType = /*#__PURE__*/ zod.object({
  "billTypeId": BillTypeId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTypeNameMax))
});

export type BillType = zod.input<typeof BillType>;
export type BillTypeOutput = zod.output<typeof BillType>;
