/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A confirmation code that was mailed, without the code itself.
 */
export interface VerificationCodeSending {
  mailAddressId: Id;
  /**
     * Where it was sent, masked as in VerificationAddress.
     * @minLength 3
     * @maxLength 256
     */
  maskedMailAddress: string;
  /** When it was sent, with offset. */
  sentAt: string;
  /** Until when it can be entered, with offset. Thirty minutes unless the issuer set otherwise. Later 401-1-02-04. */
  expiresAt: string;
  /**
     * Seconds from one sending to the next (S4, S9, three minutes). Earlier 400-1-02-06.
     * @minimum 0
     * @maximum 3600
     */
  resendAfterSeconds: number;
  /**
     * Seconds from this answer until the code can be sent again; the clock of the browser is not asked.
     * @minimum 0
     * @maximum 3600
     */
  remainingResendSeconds: number;
  /**
     * Wrong entries in a row that make the code void (S4, S9, three). The last one gives 401-1-02-03.
     * @minimum 1
     * @maximum 10
     */
  wrongEntryLimit: number;
  /**
     * Entries left before the code is void.
     * @minimum 1
     * @maximum 10
     */
  remainingEntries: number;
  /**
     * Digits of the code.
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
}
