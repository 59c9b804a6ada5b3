/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PngImageMax = 699052;


export const PngImageRegExp = new RegExp('^[A-Za-z0-9+/]+={0,2}$');


export const PngImage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PngImageMax)).check(/*#__PURE__*/ zod.regex(PngImageRegExp));

export type PngImage = zod.input<typeof PngImage>;
export type PngImageOutput = zod.output<typeof PngImage>;
