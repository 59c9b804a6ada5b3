/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { InvoiceRegisterNumber } from './invoiceRegisterNumber.ts';
import type { InvoiceRegisterNumberValidState } from './invoiceRegisterNumberValidState.ts';
import type { Revision } from './revision.ts';

/**
 * The number can be entered.
 */
export interface InvoiceRegisterNumberValid {
  state: InvoiceRegisterNumberValidState;
  revision: Revision;
  /**
     * Name of the customer (S3). Never blank; a blank name gives 403-1-10-01 instead.
     * @minLength 1
     * @maxLength 200
     */
  customerName: string;
  /**
     * Honorific after the name (S3), or null.
     * @maxLength 20
     * @nullable
     */
  titleOfHonor: string | null;
  /** The number that the issuer already has, or null. It can be overwritten if it has not changed since it was read. */
  invoiceRegisterNumber: InvoiceRegisterNumber | null;
  /** When the link expires, with offset. 30 days after the mail unless the issuer set another time. */
  expiresAt: string;
}
