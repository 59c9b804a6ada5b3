/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { RemainingResendSeconds } from './remainingResendSeconds.zod.ts';
import { ResendAfterSeconds } from './resendAfterSeconds.zod.ts';
import { VerificationAddress } from './verificationAddress.zod.ts';
import { VerificationCodeSending } from './verificationCodeSending.zod.ts';

export const verificationAddressesAddressesMax = 11;



export const VerificationAddresses = /*#__PURE__*/ zod.object({
  "addresses": /*#__PURE__*/ zod.array(VerificationAddress).check(/*#__PURE__*/ zod.maxLength(verificationAddressesAddressesMax)),
  "resendAfterSeconds": ResendAfterSeconds,
  "remainingResendSeconds": RemainingResendSeconds,
  "pendingCode": /*#__PURE__*/ zod.union([VerificationCodeSending,/*#__PURE__*/ zod.null()])
});

export type VerificationAddresses = zod.input<typeof VerificationAddresses>;
export type VerificationAddressesOutput = zod.output<typeof VerificationAddresses>;
