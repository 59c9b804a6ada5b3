/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PriceMin = -999999999999;
export const PriceMax = 999999999999;



export const Price = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PriceMin)).check(/*#__PURE__*/ zod.lte(PriceMax));

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;
