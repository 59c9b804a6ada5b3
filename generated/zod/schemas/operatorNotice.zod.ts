/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeId } from './noticeId.zod.ts';
import { NoticeLink } from './noticeLink.zod.ts';
import { OperatorNoticeKind } from './operatorNoticeKind.zod.ts';
import { PngImage } from './pngImage.zod.ts';

export const operatorNoticeTitleMax = 200;

export const operatorNoticeBodyMax = 4000;



export const OperatorNotice = /*#__PURE__*/ zod.object({
  "noticeId": NoticeId,
  "kind": OperatorNoticeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(operatorNoticeTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorNoticeBodyMax)),
  "publishedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "isImportant": /*#__PURE__*/ zod.boolean(),
  "image": /*#__PURE__*/ zod.union([PngImage,/*#__PURE__*/ zod.null()]),
  "link": /*#__PURE__*/ zod.union([NoticeLink,/*#__PURE__*/ zod.null()])
});

export type OperatorNotice = zod.input<typeof OperatorNotice>;
export type OperatorNoticeOutput = zod.output<typeof OperatorNotice>;
