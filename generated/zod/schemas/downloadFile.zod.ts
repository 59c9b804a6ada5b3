/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { DownloadStatus } from './downloadStatus.zod.ts';
import { Id } from './id.zod.ts';
import { Price } from './price.zod.ts';

export const downloadFileFileNameMax = 255;

export const downloadFileExtensionMax = 16;

export const downloadFileSizeMin = 0;

export const downloadFileBillTypeNameMax = 60;

export const downloadFileTitleMax = 200;

export const downloadFileStatusNameMax = 40;



export const DownloadFile = /*#__PURE__*/ zod.object({
  "fileId": Id,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadFileFileNameMax)),
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadFileExtensionMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(downloadFileSizeMin)),
  "billId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "billTypeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadFileBillTypeNameMax))),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadFileTitleMax)),
  "publicationDate": /*#__PURE__*/ zod.iso.date(),
  "price": /*#__PURE__*/ zod.union([Price,/*#__PURE__*/ zod.null()]),
  "statusName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadFileStatusNameMax))),
  "downloadDeadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "isDownloadDeadlinePassed": /*#__PURE__*/ zod.boolean(),
  "downloadStatus": DownloadStatus,
  "lastDownloadedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "isPublished": /*#__PURE__*/ zod.boolean()
});

export type DownloadFile = zod.input<typeof DownloadFile>;
export type DownloadFileOutput = zod.output<typeof DownloadFile>;
