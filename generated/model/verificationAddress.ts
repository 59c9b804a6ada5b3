/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A registered mail address, masked, because the customer is not fully logged in yet.
 */
export interface VerificationAddress {
  mailAddressId: Id;
  /**
     * First letter and domain, the rest as asterisks. Not usable as an address.
     * @minLength 3
     * @maxLength 256
     */
  maskedMailAddress: string;
  /** True for the main address, false for a sub address (S3). */
  isMain: boolean;
}
