/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const NewPasswordMax = 128;



export const NewPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;
