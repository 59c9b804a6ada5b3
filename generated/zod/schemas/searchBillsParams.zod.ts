/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillSort } from './billSort.zod.ts';
import { BillStatusId } from './billStatusId.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { DownloadStatus } from './downloadStatus.zod.ts';

export const searchBillsParamsPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const searchBillsParamsBillTypeIdMax = 100;

export const searchBillsParamsStatusIdMax = 50;

export const searchBillsParamsKeywordItemMax = 100;

export const searchBillsParamsKeywordMax = 5;

export const searchBillsParamsSearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const searchBillsParamsPriceFromMin = -999999999999;
export const searchBillsParamsPriceFromMax = 999999999999;

export const searchBillsParamsPriceToMin = -999999999999;
export const searchBillsParamsPriceToMax = 999999999999;

export const searchBillsParamsDownloadStatusMax = 3;

export const searchBillsParamsPageDefault = 1;
export const searchBillsParamsPageMax = 1000000;

export const searchBillsParamsPerPageMax = 100;


export const SearchBillsParams = /*#__PURE__*/ zod.object({
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchBillsParamsPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(searchBillsParamsBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(searchBillsParamsStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchBillsParamsKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(searchBillsParamsKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchBillsParamsSearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchBillsParamsPriceFromMin)).check(/*#__PURE__*/ zod.lte(searchBillsParamsPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchBillsParamsPriceToMin)).check(/*#__PURE__*/ zod.lte(searchBillsParamsPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(searchBillsParamsDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchBillsParamsPageMax)), searchBillsParamsPageDefault),
  "perPage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchBillsParamsPerPageMax))),
  "sort": /*#__PURE__*/ zod.optional(BillSort)
})

export type SearchBillsParams = zod.input<typeof SearchBillsParams>;
export type SearchBillsParamsOutput = zod.output<typeof SearchBillsParams>;
