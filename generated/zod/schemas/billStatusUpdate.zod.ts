/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';
import { Revision } from './revision.zod.ts';

export const billStatusUpdateReasonMax = 1000;



export const BillStatusUpdate = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "statusId": BillStatusId,
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billStatusUpdateReasonMax)))
});

export type BillStatusUpdate = zod.input<typeof BillStatusUpdate>;
export type BillStatusUpdateOutput = zod.output<typeof BillStatusUpdate>;
