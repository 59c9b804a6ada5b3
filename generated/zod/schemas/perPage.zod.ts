/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PerPageMax = 100;



export const PerPage = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PerPageMax));

export type PerPage = zod.input<typeof PerPage>;
export type PerPageOutput = zod.output<typeof PerPage>;
