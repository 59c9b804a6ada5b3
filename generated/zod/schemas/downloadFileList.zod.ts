/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { DownloadFile } from './downloadFile.zod.ts';
import { Page } from './page.zod.ts';
import { PerPage } from './perPage.zod.ts';
import { Total } from './total.zod.ts';

export const downloadFileListBatchFileLimitMax = 5000;

export const downloadFileListItemsMax = 100;



export const DownloadFileList = /*#__PURE__*/ zod.object({
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "batchFileLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(downloadFileListBatchFileLimitMax)),
  "items": /*#__PURE__*/ zod.array(DownloadFile).check(/*#__PURE__*/ zod.maxLength(downloadFileListItemsMax)),
  "total": Total,
  "page": Page,
  "perPage": PerPage
});

export type DownloadFileList = zod.input<typeof DownloadFileList>;
export type DownloadFileListOutput = zod.output<typeof DownloadFileList>;
