/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';
import { UploadToken } from './uploadToken.zod.ts';

export const returnedFileUploadFileNameMax = 255;



export const ReturnedFileUpload = /*#__PURE__*/ zod.object({
  "uploadToken": UploadToken,
  "revision": Revision,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnedFileUploadFileNameMax)),
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type ReturnedFileUpload = zod.input<typeof ReturnedFileUpload>;
export type ReturnedFileUploadOutput = zod.output<typeof ReturnedFileUpload>;
