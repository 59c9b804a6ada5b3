/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RemainingResendSecondsMin = 0;
export const RemainingResendSecondsMax = 3600;



export const RemainingResendSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RemainingResendSecondsMin)).check(/*#__PURE__*/ zod.lte(RemainingResendSecondsMax));

export type RemainingResendSeconds = zod.input<typeof RemainingResendSeconds>;
export type RemainingResendSecondsOutput = zod.output<typeof RemainingResendSeconds>;
