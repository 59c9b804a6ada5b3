/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const downloadUrlValidTitleMax = 200;

export const downloadUrlValidCustomerNameMax = 200;

export const downloadUrlValidTitleOfHonorMax = 20;



export const DownloadUrlValid = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['valid']),
  "isLoggedIn": /*#__PURE__*/ zod.boolean(),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadUrlValidTitleMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "customerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadUrlValidCustomerNameMax))),
  "titleOfHonor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadUrlValidTitleOfHonorMax))),
  "isDisplayEStorageLink": /*#__PURE__*/ zod.boolean()
});

export type DownloadUrlValid = zod.input<typeof DownloadUrlValid>;
export type DownloadUrlValidOutput = zod.output<typeof DownloadUrlValid>;
