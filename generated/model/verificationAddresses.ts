/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { VerificationAddress } from './verificationAddress.ts';
import type { VerificationCodeSending } from './verificationCodeSending.ts';

/**
 * Where a confirmation code can be sent, and how far the verification is (S2 verify, S4, S9).
 */
export interface VerificationAddresses {
  /**
     * The registered addresses, the main one first.
     * @minItems 1
     * @maxItems 11
     */
  addresses: VerificationAddress[];
  /** The code that was sent and is still good, or null. With it a reloaded page goes on where it was. */
  pendingCode: VerificationCodeSending | null;
}
