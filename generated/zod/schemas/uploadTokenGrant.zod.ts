/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { UploadToken } from './uploadToken.zod.ts';

export const uploadTokenGrantFileSizeLimitMax = 104857600;

export const uploadTokenGrantFileNameMaxLengthMax = 255;

export const uploadTokenGrantExtensionsItemRegExp = new RegExp('^[a-z0-9]{1,10}$');
export const uploadTokenGrantExtensionsMax = 50;



export const UploadTokenGrant = /*#__PURE__*/ zod.object({
  "uploadToken": UploadToken,
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "fileSizeLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadTokenGrantFileSizeLimitMax)),
  "fileNameMaxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadTokenGrantFileNameMaxLengthMax)),
  "extensions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadTokenGrantExtensionsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadTokenGrantExtensionsMax))
});

export type UploadTokenGrant = zod.input<typeof UploadTokenGrant>;
export type UploadTokenGrantOutput = zod.output<typeof UploadTokenGrant>;
