/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { RemainingResendSeconds } from './remainingResendSeconds.zod.ts';
import { ResendAfterSeconds } from './resendAfterSeconds.zod.ts';

export const verificationCodeSendingMaskedMailAddressMin = 3;
export const verificationCodeSendingMaskedMailAddressMax = 256;

export const verificationCodeSendingWrongEntryLimitMax = 10;

export const verificationCodeSendingRemainingEntriesMax = 10;

export const verificationCodeSendingCodeLengthMin = 4;
export const verificationCodeSendingCodeLengthMax = 10;



export const VerificationCodeSending = /*#__PURE__*/ zod.object({
  "mailAddressId": Id,
  "maskedMailAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verificationCodeSendingMaskedMailAddressMin)).check(/*#__PURE__*/ zod.maxLength(verificationCodeSendingMaskedMailAddressMax)),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "resendAfterSeconds": ResendAfterSeconds,
  "remainingResendSeconds": RemainingResendSeconds,
  "wrongEntryLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(verificationCodeSendingWrongEntryLimitMax)),
  "remainingEntries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(verificationCodeSendingRemainingEntriesMax)),
  "codeLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(verificationCodeSendingCodeLengthMin)).check(/*#__PURE__*/ zod.lte(verificationCodeSendingCodeLengthMax))
});

export type VerificationCodeSending = zod.input<typeof VerificationCodeSending>;
export type VerificationCodeSendingOutput = zod.output<typeof VerificationCodeSending>;
