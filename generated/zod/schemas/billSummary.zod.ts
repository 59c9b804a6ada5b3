/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Total } from './total.zod.ts';

export const billSummaryTotalPriceMin = -9007199254740991;
export const billSummaryTotalPriceMax = 9007199254740991;

export const billSummaryWithoutPriceCountMin = 0;

export const billSummaryDownloadableCountMin = 0;

export const billSummaryDownloadableFileCountMin = 0;



export const BillSummary = /*#__PURE__*/ zod.object({
  "total": Total,
  "totalPrice": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billSummaryTotalPriceMin)).check(/*#__PURE__*/ zod.lte(billSummaryTotalPriceMax)),
  "withoutPriceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billSummaryWithoutPriceCountMin)),
  "downloadableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billSummaryDownloadableCountMin)),
  "downloadableFileCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billSummaryDownloadableFileCountMin))
});

export type BillSummary = zod.input<typeof BillSummary>;
export type BillSummaryOutput = zod.output<typeof BillSummary>;
