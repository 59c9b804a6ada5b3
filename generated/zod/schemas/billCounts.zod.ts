/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const billCountsNotDownloadedCountMin = 0;

export const billCountsDeadlineSoonCountMin = 0;



export const BillCounts = /*#__PURE__*/ zod.object({
  "notDownloadedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billCountsNotDownloadedCountMin)),
  "deadlineSoonCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billCountsDeadlineSoonCountMin)),
  "today": /*#__PURE__*/ zod.iso.date(),
  "deadlineSoonTo": /*#__PURE__*/ zod.iso.date()
});

export type BillCounts = zod.input<typeof BillCounts>;
export type BillCountsOutput = zod.output<typeof BillCounts>;
