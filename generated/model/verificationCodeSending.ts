/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { RemainingResendSeconds } from './remainingResendSeconds.ts';
import type { ResendAfterSeconds } from './resendAfterSeconds.ts';

/**
 * A confirmation code that was mailed, without the code itself.
 */
export interface VerificationCodeSending {
  mailAddressId: Id;
  /**
     * The address it was sent to, masked as in VerificationAddress.
     * @minLength 3
     * @maxLength 256
     */
  maskedMailAddress: string;
  /** When it was sent, with offset. */
  sentAt: string;
  /** When the code expires, with offset. Thirty minutes after sending unless the issuer set another time. After that: 401-1-02-04. */
  expiresAt: string;
  resendAfterSeconds: ResendAfterSeconds;
  remainingResendSeconds: RemainingResendSeconds;
  /**
     * Number of consecutive wrong entries that makes the code void (S4, S9, three). The last one gives 401-1-02-03.
     * @minimum 1
     * @maximum 10
     */
  wrongEntryLimit: number;
  /**
     * Entries left before the code becomes void.
     * @minimum 1
     * @maximum 10
     */
  remainingEntries: number;
  /**
     * Number of digits of the code.
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
}
