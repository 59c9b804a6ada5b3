/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { DownloadStatus } from './downloadStatus.zod.ts';

export const getBillSummaryParamsPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const getBillSummaryParamsBillTypeIdMax = 100;

export const getBillSummaryParamsStatusIdMax = 50;

export const getBillSummaryParamsKeywordItemMax = 100;

export const getBillSummaryParamsKeywordMax = 5;

export const getBillSummaryParamsSearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getBillSummaryParamsPriceFromMin = -999999999999;
export const getBillSummaryParamsPriceFromMax = 999999999999;

export const getBillSummaryParamsPriceToMin = -999999999999;
export const getBillSummaryParamsPriceToMax = 999999999999;

export const getBillSummaryParamsDownloadStatusMax = 3;


export const GetBillSummaryParams = /*#__PURE__*/ zod.object({
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBillSummaryParamsPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(getBillSummaryParamsBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(getBillSummaryParamsStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBillSummaryParamsKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(getBillSummaryParamsKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBillSummaryParamsSearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBillSummaryParamsPriceFromMin)).check(/*#__PURE__*/ zod.lte(getBillSummaryParamsPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBillSummaryParamsPriceToMin)).check(/*#__PURE__*/ zod.lte(getBillSummaryParamsPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(getBillSummaryParamsDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date())
})

export type GetBillSummaryParams = zod.input<typeof GetBillSummaryParams>;
export type GetBillSummaryParamsOutput = zod.output<typeof GetBillSummaryParams>;
