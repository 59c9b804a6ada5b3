/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const billTaxRatePercentMin = 0;
export const billTaxRatePercentMax = 100;

export const billTaxTaxableAmountMin = -999999999999;
export const billTaxTaxableAmountMax = 999999999999;

export const billTaxTaxAmountMin = -999999999999;
export const billTaxTaxAmountMax = 999999999999;



export const BillTax = /*#__PURE__*/ zod.object({
  "ratePercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billTaxRatePercentMin)).check(/*#__PURE__*/ zod.lte(billTaxRatePercentMax)),
  "isReducedRate": /*#__PURE__*/ zod.boolean(),
  "taxableAmount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billTaxTaxableAmountMin)).check(/*#__PURE__*/ zod.lte(billTaxTaxableAmountMax)),
  "taxAmount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billTaxTaxAmountMin)).check(/*#__PURE__*/ zod.lte(billTaxTaxAmountMax))
});

export type BillTax = zod.input<typeof BillTax>;
export type BillTaxOutput = zod.output<typeof BillTax>;
