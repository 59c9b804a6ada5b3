/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';
import { Revision } from './revision.zod.ts';

export const BillStatusUpdate = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "statusId": BillStatusId
});

export type BillStatusUpdate = zod.input<typeof BillStatusUpdate>;
export type BillStatusUpdateOutput = zod.output<typeof BillStatusUpdate>;
