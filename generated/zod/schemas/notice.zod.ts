/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FileInfo } from './fileInfo.zod.ts';
import { NoticeId } from './noticeId.zod.ts';

export const noticeTitleMax = 200;

export const noticeBodyMax = 10000;

export const noticeAttachmentsMax = 10;



export const Notice = /*#__PURE__*/ zod.object({
  "noticeId": NoticeId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeBodyMax)),
  "postingPeriodFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "postingPeriodTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "isImportant": /*#__PURE__*/ zod.boolean(),
  "isRead": /*#__PURE__*/ zod.boolean(),
  "attachments": /*#__PURE__*/ zod.array(FileInfo).check(/*#__PURE__*/ zod.maxLength(noticeAttachmentsMax))
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;
