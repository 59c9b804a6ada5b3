/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const verificationCodeCheckVerificationCodeRegExp = new RegExp('^[0-9]{4,10}$');


export const VerificationCodeCheck = /*#__PURE__*/ zod.object({
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(verificationCodeCheckVerificationCodeRegExp))
});

export type VerificationCodeCheck = zod.input<typeof VerificationCodeCheck>;
export type VerificationCodeCheckOutput = zod.output<typeof VerificationCodeCheck>;
