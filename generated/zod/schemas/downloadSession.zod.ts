/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const downloadSessionTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');
export const downloadSessionTitleMax = 200;



export const DownloadSession = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadSessionTokenRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadSessionTitleMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type DownloadSession = zod.input<typeof DownloadSession>;
export type DownloadSessionOutput = zod.output<typeof DownloadSession>;
