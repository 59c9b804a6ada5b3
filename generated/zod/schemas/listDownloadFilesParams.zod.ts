/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listDownloadFilesParamsPageDefault = 1;
export const listDownloadFilesParamsPageMax = 1000000;

export const listDownloadFilesParamsPerPageDefault = 50;
export const listDownloadFilesParamsPerPageMax = 100;


export const ListDownloadFilesParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDownloadFilesParamsPageMax)), listDownloadFilesParamsPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDownloadFilesParamsPerPageMax)), listDownloadFilesParamsPerPageDefault)
})

export type ListDownloadFilesParams = zod.input<typeof ListDownloadFilesParams>;
export type ListDownloadFilesParamsOutput = zod.output<typeof ListDownloadFilesParams>;
