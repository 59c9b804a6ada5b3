/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ResendAfterSecondsMin = 0;
export const ResendAfterSecondsMax = 3600;



export const ResendAfterSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ResendAfterSecondsMin)).check(/*#__PURE__*/ zod.lte(ResendAfterSecondsMax));

export type ResendAfterSeconds = zod.input<typeof ResendAfterSeconds>;
export type ResendAfterSecondsOutput = zod.output<typeof ResendAfterSeconds>;
