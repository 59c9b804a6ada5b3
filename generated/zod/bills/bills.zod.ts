/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Bill
} from '../schemas/bill.zod.ts';

import {
  BillCounts
} from '../schemas/billCounts.zod.ts';

import {
  BillList
} from '../schemas/billList.zod.ts';

import {
  BillSearchOptions
} from '../schemas/billSearchOptions.zod.ts';

import {
  BillStatusId
} from '../schemas/billStatusId.zod.ts';

import {
  BillStatusUpdate
} from '../schemas/billStatusUpdate.zod.ts';

import {
  BillSummary
} from '../schemas/billSummary.zod.ts';

import {
  BillTypeId
} from '../schemas/billTypeId.zod.ts';

import {
  DownloadStatus
} from '../schemas/downloadStatus.zod.ts';

import {
  FileInfo
} from '../schemas/fileInfo.zod.ts';

import {
  Id
} from '../schemas/id.zod.ts';

import {
  ReturnedFileUpload
} from '../schemas/returnedFileUpload.zod.ts';

import {
  UploadTokenGrant
} from '../schemas/uploadTokenGrant.zod.ts';


/**
 * @summary The search conditions of the bill list.
 */
export const GetBillSearchOptionsResponse = BillSearchOptions

export type GetBillSearchOptionsResponse = zod.input<typeof GetBillSearchOptionsResponse>;
export type GetBillSearchOptionsResponseOutput = zod.output<typeof GetBillSearchOptionsResponse>;

/**
 * @summary One page of the bills that meet the conditions.
 */
export const searchBillsQueryPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const searchBillsQueryBillTypeIdMax = 100;

export const searchBillsQueryStatusIdMax = 50;

export const searchBillsQueryKeywordItemMax = 100;

export const searchBillsQueryKeywordMax = 5;

export const searchBillsQuerySearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const searchBillsQueryPriceFromMin = -999999999999;
export const searchBillsQueryPriceFromMax = 999999999999;

export const searchBillsQueryPriceToMin = -999999999999;
export const searchBillsQueryPriceToMax = 999999999999;

export const searchBillsQueryDownloadStatusMax = 3;

export const searchBillsQueryPageDefault = 1;
export const searchBillsQueryPageMax = 1000000;

export const searchBillsQueryPerPageDefault = 50;
export const searchBillsQueryPerPageMax = 100;



export const SearchBillsQueryParams = /*#__PURE__*/ zod.object({
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchBillsQueryPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(searchBillsQueryBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(searchBillsQueryStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchBillsQueryKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(searchBillsQueryKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(searchBillsQuerySearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchBillsQueryPriceFromMin)).check(/*#__PURE__*/ zod.lte(searchBillsQueryPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchBillsQueryPriceToMin)).check(/*#__PURE__*/ zod.lte(searchBillsQueryPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(searchBillsQueryDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchBillsQueryPageMax)), searchBillsQueryPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchBillsQueryPerPageMax)), searchBillsQueryPerPageDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['publicationDateDesc', 'publicationDateAsc', 'priceDesc', 'priceAsc', 'downloadDeadlineAsc', 'downloadDeadlineDesc', 'lastDownloadedAtDesc', 'lastDownloadedAtAsc', 'paymentDueDateAsc']))
})

export type SearchBillsQueryParams = zod.input<typeof SearchBillsQueryParams>;
export type SearchBillsQueryParamsOutput = zod.output<typeof SearchBillsQueryParams>;

export const SearchBillsResponse = BillList

export type SearchBillsResponse = zod.input<typeof SearchBillsResponse>;
export type SearchBillsResponseOutput = zod.output<typeof SearchBillsResponse>;

/**
 * @summary Totals of the bills that meet the conditions.
 */
export const getBillSummaryQueryPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const getBillSummaryQueryBillTypeIdMax = 100;

export const getBillSummaryQueryStatusIdMax = 50;

export const getBillSummaryQueryKeywordItemMax = 100;

export const getBillSummaryQueryKeywordMax = 5;

export const getBillSummaryQuerySearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getBillSummaryQueryPriceFromMin = -999999999999;
export const getBillSummaryQueryPriceFromMax = 999999999999;

export const getBillSummaryQueryPriceToMin = -999999999999;
export const getBillSummaryQueryPriceToMax = 999999999999;

export const getBillSummaryQueryDownloadStatusMax = 3;



export const GetBillSummaryQueryParams = /*#__PURE__*/ zod.object({
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBillSummaryQueryPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(getBillSummaryQueryBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(getBillSummaryQueryStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBillSummaryQueryKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(getBillSummaryQueryKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBillSummaryQuerySearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBillSummaryQueryPriceFromMin)).check(/*#__PURE__*/ zod.lte(getBillSummaryQueryPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBillSummaryQueryPriceToMin)).check(/*#__PURE__*/ zod.lte(getBillSummaryQueryPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(getBillSummaryQueryDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date())
})

export type GetBillSummaryQueryParams = zod.input<typeof GetBillSummaryQueryParams>;
export type GetBillSummaryQueryParamsOutput = zod.output<typeof GetBillSummaryQueryParams>;

export const GetBillSummaryResponse = BillSummary

export type GetBillSummaryResponse = zod.input<typeof GetBillSummaryResponse>;
export type GetBillSummaryResponseOutput = zod.output<typeof GetBillSummaryResponse>;

/**
 * @summary The numbers of bills that need attention.
 */
export const GetBillCountsResponse = BillCounts

export type GetBillCountsResponse = zod.input<typeof GetBillCountsResponse>;
export type GetBillCountsResponseOutput = zod.output<typeof GetBillCountsResponse>;

/**
 * @summary Several bills in one ZIP.
 */
export const downloadBillsZipQueryBillIdMax = 200;

export const downloadBillsZipQueryPublicationMonthRegExp = new RegExp('^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$');
export const downloadBillsZipQueryBillTypeIdMax = 100;

export const downloadBillsZipQueryStatusIdMax = 50;

export const downloadBillsZipQueryKeywordItemMax = 100;

export const downloadBillsZipQueryKeywordMax = 5;

export const downloadBillsZipQuerySearchTargetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const downloadBillsZipQueryPriceFromMin = -999999999999;
export const downloadBillsZipQueryPriceFromMax = 999999999999;

export const downloadBillsZipQueryPriceToMin = -999999999999;
export const downloadBillsZipQueryPriceToMax = 999999999999;

export const downloadBillsZipQueryDownloadStatusMax = 3;

export const downloadBillsZipQueryHasIndexDefault = false;

export const DownloadBillsZipQueryParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryBillIdMax))),
  "publicationMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillsZipQueryPublicationMonthRegExp))),
  "publicationDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "publicationDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "billTypeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillTypeId).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryBillTypeIdMax))),
  "statusId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BillStatusId).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryStatusIdMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryKeywordItemMax))).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryKeywordMax))),
  "searchTargetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillsZipQuerySearchTargetIdRegExp))),
  "priceFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(downloadBillsZipQueryPriceFromMin)).check(/*#__PURE__*/ zod.lte(downloadBillsZipQueryPriceFromMax))),
  "priceTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(downloadBillsZipQueryPriceToMin)).check(/*#__PURE__*/ zod.lte(downloadBillsZipQueryPriceToMax))),
  "downloadStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DownloadStatus).check(/*#__PURE__*/ zod.maxLength(downloadBillsZipQueryDownloadStatusMax))),
  "downloadDeadlineFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "downloadDeadlineTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "isDownloadable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasIndex": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), downloadBillsZipQueryHasIndexDefault),
  "fileNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['published', 'sortable'])),
  "paymentDueDateFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "paymentDueDateTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date())
})

export type DownloadBillsZipQueryParams = zod.input<typeof DownloadBillsZipQueryParams>;
export type DownloadBillsZipQueryParamsOutput = zod.output<typeof DownloadBillsZipQueryParams>;

export const DownloadBillsZipResponse = /*#__PURE__*/ zod.unknown()

export type DownloadBillsZipResponse = zod.input<typeof DownloadBillsZipResponse>;
export type DownloadBillsZipResponseOutput = zod.output<typeof DownloadBillsZipResponse>;

/**
 * @summary A bill as PDF.
 */
export const downloadBillPdfPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadBillPdfParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillPdfPathBillIdRegExp))
})

export type DownloadBillPdfParams = zod.input<typeof DownloadBillPdfParams>;
export type DownloadBillPdfParamsOutput = zod.output<typeof DownloadBillPdfParams>;

export const DownloadBillPdfResponse = /*#__PURE__*/ zod.unknown()

export type DownloadBillPdfResponse = zod.input<typeof DownloadBillPdfResponse>;
export type DownloadBillPdfResponseOutput = zod.output<typeof DownloadBillPdfResponse>;

/**
 * @summary Preview of a bill as PDF.
 */
export const previewBillPdfPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const PreviewBillPdfParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewBillPdfPathBillIdRegExp))
})

export type PreviewBillPdfParams = zod.input<typeof PreviewBillPdfParams>;
export type PreviewBillPdfParamsOutput = zod.output<typeof PreviewBillPdfParams>;

export const PreviewBillPdfResponse = /*#__PURE__*/ zod.unknown()

export type PreviewBillPdfResponse = zod.input<typeof PreviewBillPdfResponse>;
export type PreviewBillPdfResponseOutput = zod.output<typeof PreviewBillPdfResponse>;

/**
 * @summary The lines of a bill as CSV.
 */
export const downloadBillCsvPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadBillCsvParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillCsvPathBillIdRegExp))
})

export type DownloadBillCsvParams = zod.input<typeof DownloadBillCsvParams>;
export type DownloadBillCsvParamsOutput = zod.output<typeof DownloadBillCsvParams>;

export const DownloadBillCsvResponse = /*#__PURE__*/ zod.unknown()

export type DownloadBillCsvResponse = zod.input<typeof DownloadBillCsvResponse>;
export type DownloadBillCsvResponseOutput = zod.output<typeof DownloadBillCsvResponse>;

/**
 * @summary A file attached to a bill.
 */
export const downloadBillAttachmentPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const downloadBillAttachmentPathFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadBillAttachmentParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillAttachmentPathBillIdRegExp)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadBillAttachmentPathFileIdRegExp))
})

export type DownloadBillAttachmentParams = zod.input<typeof DownloadBillAttachmentParams>;
export type DownloadBillAttachmentParamsOutput = zod.output<typeof DownloadBillAttachmentParams>;

export const DownloadBillAttachmentResponse = /*#__PURE__*/ zod.unknown()

export type DownloadBillAttachmentResponse = zod.input<typeof DownloadBillAttachmentResponse>;
export type DownloadBillAttachmentResponseOutput = zod.output<typeof DownloadBillAttachmentResponse>;

/**
 * @summary The file that the customer sent back.
 */
export const downloadReturnedFilePathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadReturnedFileParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadReturnedFilePathBillIdRegExp))
})

export type DownloadReturnedFileParams = zod.input<typeof DownloadReturnedFileParams>;
export type DownloadReturnedFileParamsOutput = zod.output<typeof DownloadReturnedFileParams>;

export const DownloadReturnedFileResponse = /*#__PURE__*/ zod.unknown()

export type DownloadReturnedFileResponse = zod.input<typeof DownloadReturnedFileResponse>;
export type DownloadReturnedFileResponseOutput = zod.output<typeof DownloadReturnedFileResponse>;

/**
 * @summary Send a file back for a bill.
 */
export const uploadReturnedFilePathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UploadReturnedFileParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadReturnedFilePathBillIdRegExp))
})

export type UploadReturnedFileParams = zod.input<typeof UploadReturnedFileParams>;
export type UploadReturnedFileParamsOutput = zod.output<typeof UploadReturnedFileParams>;

export const UploadReturnedFileBody = ReturnedFileUpload

export type UploadReturnedFileBody = zod.input<typeof UploadReturnedFileBody>;
export type UploadReturnedFileBodyOutput = zod.output<typeof UploadReturnedFileBody>;

export const UploadReturnedFileResponse = FileInfo

export type UploadReturnedFileResponse = zod.input<typeof UploadReturnedFileResponse>;
export type UploadReturnedFileResponseOutput = zod.output<typeof UploadReturnedFileResponse>;

/**
 * @summary Request permission to send a file back.
 */
export const createUploadTokenPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CreateUploadTokenParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createUploadTokenPathBillIdRegExp))
})

export type CreateUploadTokenParams = zod.input<typeof CreateUploadTokenParams>;
export type CreateUploadTokenParamsOutput = zod.output<typeof CreateUploadTokenParams>;

export const CreateUploadTokenResponse = UploadTokenGrant

export type CreateUploadTokenResponse = zod.input<typeof CreateUploadTokenResponse>;
export type CreateUploadTokenResponseOutput = zod.output<typeof CreateUploadTokenResponse>;

/**
 * @summary Set the status of a bill.
 */
export const updateBillStatusPathBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const UpdateBillStatusParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateBillStatusPathBillIdRegExp))
})

export type UpdateBillStatusParams = zod.input<typeof UpdateBillStatusParams>;
export type UpdateBillStatusParamsOutput = zod.output<typeof UpdateBillStatusParams>;

export const UpdateBillStatusBody = BillStatusUpdate

export type UpdateBillStatusBody = zod.input<typeof UpdateBillStatusBody>;
export type UpdateBillStatusBodyOutput = zod.output<typeof UpdateBillStatusBody>;

export const UpdateBillStatusResponse = Bill

export type UpdateBillStatusResponse = zod.input<typeof UpdateBillStatusResponse>;
export type UpdateBillStatusResponseOutput = zod.output<typeof UpdateBillStatusResponse>;

