/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  StatusHistoryList
} from '../schemas/statusHistoryList.zod.ts';


/**
 * @summary The status changes of a bill.
 */
export const getStatusHistoryQueryBillIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getStatusHistoryQueryPageDefault = 1;
export const getStatusHistoryQueryPageMax = 1000000;

export const getStatusHistoryQueryPerPageDefault = 50;
export const getStatusHistoryQueryPerPageMax = 100;



export const GetStatusHistoryQueryParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getStatusHistoryQueryBillIdRegExp)),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStatusHistoryQueryPageMax)), getStatusHistoryQueryPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStatusHistoryQueryPerPageMax)), getStatusHistoryQueryPerPageDefault)
})

export type GetStatusHistoryQueryParams = zod.input<typeof GetStatusHistoryQueryParams>;
export type GetStatusHistoryQueryParamsOutput = zod.output<typeof GetStatusHistoryQueryParams>;

export const GetStatusHistoryResponse = StatusHistoryList

export type GetStatusHistoryResponse = zod.input<typeof GetStatusHistoryResponse>;
export type GetStatusHistoryResponseOutput = zod.output<typeof GetStatusHistoryResponse>;

