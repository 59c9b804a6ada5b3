/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordConfirmationMax = 128;



export const PasswordConfirmation = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasswordConfirmationMax));

export type PasswordConfirmation = zod.input<typeof PasswordConfirmation>;
export type PasswordConfirmationOutput = zod.output<typeof PasswordConfirmation>;
