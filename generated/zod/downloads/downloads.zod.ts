/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  DownloadFileList
} from '../schemas/downloadFileList.zod.ts';

import {
  DownloadSession
} from '../schemas/downloadSession.zod.ts';

import {
  DownloadUrlLoginInput
} from '../schemas/downloadUrlLoginInput.zod.ts';

import {
  DownloadUrlState
} from '../schemas/downloadUrlState.zod.ts';

import {
  Id
} from '../schemas/id.zod.ts';

import {
  StatusHistoryList
} from '../schemas/statusHistoryList.zod.ts';


/**
 * @summary The download link of the browser's session.
 */
export const getDownloadSessionQueryBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetDownloadSessionQueryParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDownloadSessionQueryBillIdRegExp)))
})

export type GetDownloadSessionQueryParams = zod.input<typeof GetDownloadSessionQueryParams>;
export type GetDownloadSessionQueryParamsOutput = zod.output<typeof GetDownloadSessionQueryParams>;

export const GetDownloadSessionResponse = DownloadSession

export type GetDownloadSessionResponse = zod.input<typeof GetDownloadSessionResponse>;
export type GetDownloadSessionResponseOutput = zod.output<typeof GetDownloadSessionResponse>;

/**
 * @summary The state of a download link.
 */
export const getDownloadUrlStatePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetDownloadUrlStateParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDownloadUrlStatePathTokenRegExp))
})

export type GetDownloadUrlStateParams = zod.input<typeof GetDownloadUrlStateParams>;
export type GetDownloadUrlStateParamsOutput = zod.output<typeof GetDownloadUrlStateParams>;

export const GetDownloadUrlStateResponse = DownloadUrlState

export type GetDownloadUrlStateResponse = zod.input<typeof GetDownloadUrlStateResponse>;
export type GetDownloadUrlStateResponseOutput = zod.output<typeof GetDownloadUrlStateResponse>;

/**
 * @summary Log in to a download link.
 */
export const loginDownloadUrlPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const LoginDownloadUrlParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginDownloadUrlPathTokenRegExp))
})

export type LoginDownloadUrlParams = zod.input<typeof LoginDownloadUrlParams>;
export type LoginDownloadUrlParamsOutput = zod.output<typeof LoginDownloadUrlParams>;

export const LoginDownloadUrlBody = DownloadUrlLoginInput

export type LoginDownloadUrlBody = zod.input<typeof LoginDownloadUrlBody>;
export type LoginDownloadUrlBodyOutput = zod.output<typeof LoginDownloadUrlBody>;

export const LoginDownloadUrlResponse = /*#__PURE__*/ zod.void()

export type LoginDownloadUrlResponse = zod.input<typeof LoginDownloadUrlResponse>;
export type LoginDownloadUrlResponseOutput = zod.output<typeof LoginDownloadUrlResponse>;

/**
 * @summary The files of a download link.
 */
export const listDownloadFilesPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const ListDownloadFilesParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listDownloadFilesPathTokenRegExp))
})

export type ListDownloadFilesParams = zod.input<typeof ListDownloadFilesParams>;
export type ListDownloadFilesParamsOutput = zod.output<typeof ListDownloadFilesParams>;

export const listDownloadFilesQueryPageDefault = 1;
export const listDownloadFilesQueryPageMax = 1000000;

export const listDownloadFilesQueryPerPageDefault = 50;
export const listDownloadFilesQueryPerPageMax = 100;



export const ListDownloadFilesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDownloadFilesQueryPageMax)), listDownloadFilesQueryPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDownloadFilesQueryPerPageMax)), listDownloadFilesQueryPerPageDefault)
})

export type ListDownloadFilesQueryParams = zod.input<typeof ListDownloadFilesQueryParams>;
export type ListDownloadFilesQueryParamsOutput = zod.output<typeof ListDownloadFilesQueryParams>;

export const ListDownloadFilesResponse = DownloadFileList

export type ListDownloadFilesResponse = zod.input<typeof ListDownloadFilesResponse>;
export type ListDownloadFilesResponseOutput = zod.output<typeof ListDownloadFilesResponse>;

/**
 * @summary A file of a download link.
 */
export const downloadUrlFilePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');
export const downloadUrlFilePathFileIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadUrlFileParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadUrlFilePathTokenRegExp)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadUrlFilePathFileIdRegExp))
})

export type DownloadUrlFileParams = zod.input<typeof DownloadUrlFileParams>;
export type DownloadUrlFileParamsOutput = zod.output<typeof DownloadUrlFileParams>;

export const DownloadUrlFileResponse = /*#__PURE__*/ zod.unknown()

export type DownloadUrlFileResponse = zod.input<typeof DownloadUrlFileResponse>;
export type DownloadUrlFileResponseOutput = zod.output<typeof DownloadUrlFileResponse>;

/**
 * @summary Several files of a download link in one ZIP.
 */
export const downloadUrlZipPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const DownloadUrlZipParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadUrlZipPathTokenRegExp))
})

export type DownloadUrlZipParams = zod.input<typeof DownloadUrlZipParams>;
export type DownloadUrlZipParamsOutput = zod.output<typeof DownloadUrlZipParams>;

export const downloadUrlZipQueryFileIdMax = 200;

export const downloadUrlZipQueryHasIndexDefault = false;

export const DownloadUrlZipQueryParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadUrlZipQueryFileIdMax))),
  "hasIndex": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), downloadUrlZipQueryHasIndexDefault),
  "fileNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['published', 'sortable']))
})

export type DownloadUrlZipQueryParams = zod.input<typeof DownloadUrlZipQueryParams>;
export type DownloadUrlZipQueryParamsOutput = zod.output<typeof DownloadUrlZipQueryParams>;

export const DownloadUrlZipResponse = /*#__PURE__*/ zod.unknown()

export type DownloadUrlZipResponse = zod.input<typeof DownloadUrlZipResponse>;
export type DownloadUrlZipResponseOutput = zod.output<typeof DownloadUrlZipResponse>;

/**
 * @summary The status changes of a bill of a download link.
 */
export const getDownloadStatusHistoryPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetDownloadStatusHistoryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDownloadStatusHistoryPathTokenRegExp))
})

export type GetDownloadStatusHistoryParams = zod.input<typeof GetDownloadStatusHistoryParams>;
export type GetDownloadStatusHistoryParamsOutput = zod.output<typeof GetDownloadStatusHistoryParams>;

export const getDownloadStatusHistoryQueryBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getDownloadStatusHistoryQueryPageDefault = 1;
export const getDownloadStatusHistoryQueryPageMax = 1000000;

export const getDownloadStatusHistoryQueryPerPageDefault = 50;
export const getDownloadStatusHistoryQueryPerPageMax = 100;



export const GetDownloadStatusHistoryQueryParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getDownloadStatusHistoryQueryBillIdRegExp)),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDownloadStatusHistoryQueryPageMax)), getDownloadStatusHistoryQueryPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDownloadStatusHistoryQueryPerPageMax)), getDownloadStatusHistoryQueryPerPageDefault)
})

export type GetDownloadStatusHistoryQueryParams = zod.input<typeof GetDownloadStatusHistoryQueryParams>;
export type GetDownloadStatusHistoryQueryParamsOutput = zod.output<typeof GetDownloadStatusHistoryQueryParams>;

export const GetDownloadStatusHistoryResponse = StatusHistoryList

export type GetDownloadStatusHistoryResponse = zod.input<typeof GetDownloadStatusHistoryResponse>;
export type GetDownloadStatusHistoryResponseOutput = zod.output<typeof GetDownloadStatusHistoryResponse>;

