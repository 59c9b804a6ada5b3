/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const downloadUrlExpiredTitleMax = 200;



export const DownloadUrlExpired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['expired']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadUrlExpiredTitleMax)),
  "expiredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type DownloadUrlExpired = zod.input<typeof DownloadUrlExpired>;
export type DownloadUrlExpiredOutput = zod.output<typeof DownloadUrlExpired>;
