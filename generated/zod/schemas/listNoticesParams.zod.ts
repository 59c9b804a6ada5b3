/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const listNoticesParamsPageDefault = 1;
export const listNoticesParamsPageMax = 1000000;

export const listNoticesParamsPerPageDefault = 50;
export const listNoticesParamsPerPageMax = 100;


export const ListNoticesParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesParamsPageMax)), listNoticesParamsPageDefault),
  "perPage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesParamsPerPageMax)), listNoticesParamsPerPageDefault)
})

export type ListNoticesParams = zod.input<typeof ListNoticesParams>;
export type ListNoticesParamsOutput = zod.output<typeof ListNoticesParams>;
