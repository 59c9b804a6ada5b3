/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A registered mail address, masked, since the customer is not fully logged in yet.
 */
export interface VerificationAddress {
  mailAddressId: Id;
  /**
     * First letter and domain, the rest as asterisks. No address one could write to.
     * @minLength 3
     * @maxLength 256
     */
  maskedMailAddress: string;
  /** True for the main address, false for a sub address (S3). */
  isMain: boolean;
}
