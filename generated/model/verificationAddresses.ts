/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RemainingResendSeconds } from './remainingResendSeconds.ts';
import type { ResendAfterSeconds } from './resendAfterSeconds.ts';
import type { VerificationAddress } from './verificationAddress.ts';
import type { VerificationCodeSending } from './verificationCodeSending.ts';

/**
 * Where a confirmation code can be sent, and how far the verification is (S2 verify, S4, S9).
 */
export interface VerificationAddresses {
  /**
     * The registered addresses, the main one first. Empty if none is registered: then no code can be sent, and only the issuer can help.
     * @maxItems 11
     */
  addresses: VerificationAddress[];
  resendAfterSeconds: ResendAfterSeconds;
  remainingResendSeconds: RemainingResendSeconds;
  /** The code that was sent and is still good, or null. With it a reloaded page goes on where it was. A code that became void leaves remainingResendSeconds as it was: the next can be sent when these are over. */
  pendingCode: VerificationCodeSending | null;
}
