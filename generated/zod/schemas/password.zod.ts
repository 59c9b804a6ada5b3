/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;
