/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RemainingResendSeconds } from './remainingResendSeconds.ts';
import type { ResendAfterSeconds } from './resendAfterSeconds.ts';
import type { VerificationAddress } from './verificationAddress.ts';
import type { VerificationCodeSending } from './verificationCodeSending.ts';

/**
 * The addresses that can receive a confirmation code, and the state of the verification (S2 verify, S4, S9).
 */
export interface VerificationAddresses {
  /**
     * The addresses that are registered for codes: the main one first, then others that the issuer registered for this purpose. Never a sub address, which receives notification mails only (S3). Empty if none is registered: then no code can be sent, and only the issuer can help.
     * @maxItems 11
     */
  addresses: VerificationAddress[];
  resendAfterSeconds: ResendAfterSeconds;
  remainingResendSeconds: RemainingResendSeconds;
  /** The code that was sent and is still valid, or null. A reloaded page continues from it. When a code becomes void, remainingResendSeconds does not change: the next code can be sent after that time. */
  pendingCode: VerificationCodeSending | null;
}
