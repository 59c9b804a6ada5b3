/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatus } from './billStatus.zod.ts';
import { BillType } from './billType.zod.ts';
import { SearchTarget } from './searchTarget.zod.ts';
import { YearMonth } from './yearMonth.zod.ts';

export const billSearchOptionsLastMonthsMax = 120;

export const billSearchOptionsMonthsMax = 120;

export const billSearchOptionsBillTypesMax = 100;

export const billSearchOptionsStatusesMax = 50;

export const billSearchOptionsSearchTargetsMax = 50;

export const billSearchOptionsKeywordLimitMax = 5;

export const billSearchOptionsPerPageDefaultMax = 100;

export const billSearchOptionsPerPageOptionsItemMax = 100;

export const billSearchOptionsPerPageOptionsMax = 10;

export const billSearchOptionsPagingStepMax = 20;

export const billSearchOptionsBatchFileLimitMax = 5000;



export const BillSearchOptions = /*#__PURE__*/ zod.object({
  "lastMonths": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsLastMonthsMax)),
  "months": /*#__PURE__*/ zod.array(YearMonth).check(/*#__PURE__*/ zod.maxLength(billSearchOptionsMonthsMax)),
  "billTypes": /*#__PURE__*/ zod.array(BillType).check(/*#__PURE__*/ zod.maxLength(billSearchOptionsBillTypesMax)),
  "statuses": /*#__PURE__*/ zod.array(BillStatus).check(/*#__PURE__*/ zod.maxLength(billSearchOptionsStatusesMax)),
  "searchTargets": /*#__PURE__*/ zod.array(SearchTarget).check(/*#__PURE__*/ zod.maxLength(billSearchOptionsSearchTargetsMax)),
  "keywordLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsKeywordLimitMax)),
  "perPageDefault": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsPerPageDefaultMax)),
  "perPageOptions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsPerPageOptionsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billSearchOptionsPerPageOptionsMax)),
  "pagingStep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsPagingStepMax)),
  "batchFileLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billSearchOptionsBatchFileLimitMax))
});

export type BillSearchOptions = zod.input<typeof BillSearchOptions>;
export type BillSearchOptionsOutput = zod.output<typeof BillSearchOptions>;
