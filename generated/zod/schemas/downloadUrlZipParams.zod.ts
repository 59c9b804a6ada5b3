/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const downloadUrlZipParamsFileIdMax = 200;

export const downloadUrlZipParamsHasIndexDefault = false;
export const DownloadUrlZipParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadUrlZipParamsFileIdMax))),
  "hasIndex": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), downloadUrlZipParamsHasIndexDefault),
  "fileNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['published', 'sortable']))
})

export type DownloadUrlZipParams = zod.input<typeof DownloadUrlZipParams>;
export type DownloadUrlZipParamsOutput = zod.output<typeof DownloadUrlZipParams>;
