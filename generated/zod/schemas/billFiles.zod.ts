/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FileInfo } from './fileInfo.zod.ts';

export const BillFiles = /*#__PURE__*/ zod.object({
  "pdf": /*#__PURE__*/ zod.union([FileInfo,/*#__PURE__*/ zod.null()]),
  "csv": /*#__PURE__*/ zod.union([FileInfo,/*#__PURE__*/ zod.null()])
});

export type BillFiles = zod.input<typeof BillFiles>;
export type BillFilesOutput = zod.output<typeof BillFiles>;
