/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * An address for confirmation codes, masked, because the customer is not fully logged in yet.
 */
export interface VerificationAddress {
  mailAddressId: Id;
  /**
     * First letter and domain, the rest as asterisks. Not usable as an address.
     * @minLength 3
     * @maxLength 256
     */
  maskedMailAddress: string;
  /** True for the main address, false for another address that the issuer registered for codes. */
  isMain: boolean;
}
