/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChangeRequestItem } from './changeRequestItem.zod.ts';
import { Id } from './id.zod.ts';
import { YearMonth } from './yearMonth.zod.ts';

export const changeRequestItemsMax = 200;



export const ChangeRequest = /*#__PURE__*/ zod.object({
  "changeRequestId": Id,
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "changeReflectionMonth": YearMonth,
  "isCancellable": /*#__PURE__*/ zod.boolean(),
  "items": /*#__PURE__*/ zod.array(ChangeRequestItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRequestItemsMax))
});

export type ChangeRequest = zod.input<typeof ChangeRequest>;
export type ChangeRequestOutput = zod.output<typeof ChangeRequest>;
