/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const getDownloadStatusHistoryParamsPageDefault = 1;
export const getDownloadStatusHistoryParamsPageMax = 1000000;

export const getDownloadStatusHistoryParamsPerPageDefault = 50;
export const getDownloadStatusHistoryParamsPerPageMax = 100;


export const GetDownloadStatusHistoryParams = /*#__PURE__*/ zod.object({
  "billId": Id,
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDownloadStatusHistoryParamsPageMax)), getDownloadStatusHistoryParamsPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDownloadStatusHistoryParamsPerPageMax)), getDownloadStatusHistoryParamsPerPageDefault)
})

export type GetDownloadStatusHistoryParams = zod.input<typeof GetDownloadStatusHistoryParams>;
export type GetDownloadStatusHistoryParamsOutput = zod.output<typeof GetDownloadStatusHistoryParams>;
