/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const fileInfoFileNameMax = 255;

export const fileInfoExtensionMax = 16;

export const fileInfoSizeMin = 0;



export const FileInfo = /*#__PURE__*/ zod.object({
  "fileId": Id,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fileInfoFileNameMax)),
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fileInfoExtensionMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(fileInfoSizeMin))
});

export type FileInfo = zod.input<typeof FileInfo>;
export type FileInfoOutput = zod.output<typeof FileInfo>;
