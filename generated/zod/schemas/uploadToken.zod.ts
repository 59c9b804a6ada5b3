/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const UploadTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const UploadToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(UploadTokenRegExp));

export type UploadToken = zod.input<typeof UploadToken>;
export type UploadTokenOutput = zod.output<typeof UploadToken>;
