/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const verificationAddressMaskedMailAddressMin = 3;
export const verificationAddressMaskedMailAddressMax = 256;



export const VerificationAddress = /*#__PURE__*/ zod.object({
  "mailAddressId": Id,
  "maskedMailAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verificationAddressMaskedMailAddressMin)).check(/*#__PURE__*/ zod.maxLength(verificationAddressMaskedMailAddressMax)),
  "isMain": /*#__PURE__*/ zod.boolean()
});

export type VerificationAddress = zod.input<typeof VerificationAddress>;
export type VerificationAddressOutput = zod.output<typeof VerificationAddress>;
