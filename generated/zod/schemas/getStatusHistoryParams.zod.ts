/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const getStatusHistoryParamsPageDefault = 1;
export const getStatusHistoryParamsPageMax = 1000000;

export const getStatusHistoryParamsPerPageDefault = 50;
export const getStatusHistoryParamsPerPageMax = 100;


export const GetStatusHistoryParams = /*#__PURE__*/ zod.object({
  "billId": Id,
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStatusHistoryParamsPageMax)), getStatusHistoryParamsPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStatusHistoryParamsPerPageMax)), getStatusHistoryParamsPerPageDefault)
})

export type GetStatusHistoryParams = zod.input<typeof GetStatusHistoryParams>;
export type GetStatusHistoryParamsOutput = zod.output<typeof GetStatusHistoryParams>;
