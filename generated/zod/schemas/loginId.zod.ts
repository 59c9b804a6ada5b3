/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginIdMax = 128;



export const LoginId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LoginIdMax));

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;
