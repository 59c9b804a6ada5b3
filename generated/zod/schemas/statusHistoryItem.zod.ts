/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { StatusUpdaterKind } from './statusUpdaterKind.zod.ts';

export const statusHistoryItemUpdaterNameMax = 200;

export const statusHistoryItemBeforeStatusNameMax = 40;

export const statusHistoryItemAfterStatusNameMax = 40;

export const statusHistoryItemNoteMax = 1000;



export const StatusHistoryItem = /*#__PURE__*/ zod.object({
  "statusHistoryId": Id,
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updaterKind": StatusUpdaterKind,
  "updaterName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusHistoryItemUpdaterNameMax))),
  "beforeStatusName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusHistoryItemBeforeStatusNameMax))),
  "afterStatusName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(statusHistoryItemAfterStatusNameMax)),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusHistoryItemNoteMax)))
});

export type StatusHistoryItem = zod.input<typeof StatusHistoryItem>;
export type StatusHistoryItemOutput = zod.output<typeof StatusHistoryItem>;
