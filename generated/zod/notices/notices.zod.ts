/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  NoticeList
} from '../schemas/noticeList.zod.ts';

import {
  OperatorNoticeList
} from '../schemas/operatorNoticeList.zod.ts';


/**
 * @summary The operator's notices on the top page.
 */
export const ListOperatorNoticesResponse = OperatorNoticeList

export type ListOperatorNoticesResponse = zod.input<typeof ListOperatorNoticesResponse>;
export type ListOperatorNoticesResponseOutput = zod.output<typeof ListOperatorNoticesResponse>;

/**
 * @summary The issuer's notices.
 */
export const listNoticesQueryPageDefault = 1;
export const listNoticesQueryPageMax = 1000000;

export const listNoticesQueryPerPageDefault = 50;
export const listNoticesQueryPerPageMax = 100;



export const ListNoticesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesQueryPageMax)), listNoticesQueryPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesQueryPerPageMax)), listNoticesQueryPerPageDefault)
})

export type ListNoticesQueryParams = zod.input<typeof ListNoticesQueryParams>;
export type ListNoticesQueryParamsOutput = zod.output<typeof ListNoticesQueryParams>;

export const ListNoticesResponse = NoticeList

export type ListNoticesResponse = zod.input<typeof ListNoticesResponse>;
export type ListNoticesResponseOutput = zod.output<typeof ListNoticesResponse>;

/**
 * @summary A file attached to a notice.
 */
export const downloadNoticeAttachmentPathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const downloadNoticeAttachmentPathAttachmentIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DownloadNoticeAttachmentParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadNoticeAttachmentPathNoticeIdRegExp)),
  "attachmentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadNoticeAttachmentPathAttachmentIdRegExp))
})

export type DownloadNoticeAttachmentParams = zod.input<typeof DownloadNoticeAttachmentParams>;
export type DownloadNoticeAttachmentParamsOutput = zod.output<typeof DownloadNoticeAttachmentParams>;

export const DownloadNoticeAttachmentResponse = /*#__PURE__*/ zod.unknown()

export type DownloadNoticeAttachmentResponse = zod.input<typeof DownloadNoticeAttachmentResponse>;
export type DownloadNoticeAttachmentResponseOutput = zod.output<typeof DownloadNoticeAttachmentResponse>;

