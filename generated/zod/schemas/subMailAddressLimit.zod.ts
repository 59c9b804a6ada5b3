/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const SubMailAddressLimitMin = 0;
export const SubMailAddressLimitMax = 10;



export const SubMailAddressLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SubMailAddressLimitMin)).check(/*#__PURE__*/ zod.lte(SubMailAddressLimitMax));

export type SubMailAddressLimit = zod.input<typeof SubMailAddressLimit>;
export type SubMailAddressLimitOutput = zod.output<typeof SubMailAddressLimit>;
