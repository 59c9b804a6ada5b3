/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillStatusId } from './billStatusId.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { DownloadStatus } from './downloadStatus.zod.ts';
import { Id } from './id.zod.ts';

export const downloadBillsZipParamsBillIdMax = 200;

export const downloadBillsZipParamsPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const downloadBillsZipParamsBillTypeIdMax = 100;

export const downloadBillsZipParamsStatusIdMax = 50;

export const downloadBillsZipParamsKeywordItemMax = 100;

export const downloadBillsZipParamsKeywordMax = 5;

export const downloadBillsZipParamsSearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const downloadBillsZipParamsPriceFromMin = -999999999999;
export const downloadBillsZipParamsPriceFromMax = 999999999999;

export const downloadBillsZipParamsPriceToMin = -999999999999;
export const downloadBillsZipParamsPriceToMax = 999999999999;

export const downloadBillsZipParamsDownloadStatusMax = 3;

export const downloadBillsZipParamsHasIndexDefault = false;
export const DownloadBillsZipParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsBillIdMax))),
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillsZipParamsPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillsZipParamsSearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(downloadBillsZipParamsPriceFromMin)).check(/*#__PURE__*/ zod.lte(downloadBillsZipParamsPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(downloadBillsZipParamsPriceToMin)).check(/*#__PURE__*/ zod.lte(downloadBillsZipParamsPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipParamsDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasIndex": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), downloadBillsZipParamsHasIndexDefault),
  "fileNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['published', 'sortable'])),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date())
})

export type DownloadBillsZipParams = zod.input<typeof DownloadBillsZipParams>;
export type DownloadBillsZipParamsOutput = zod.output<typeof DownloadBillsZipParams>;
