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
     * Whose number it is (S3). Never blank; a blank one gives 403-1-10-01 instead.
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
  /** The number the issuer holds already, or null. It can be overwritten, as long as it is the one that was read. */
  invoiceRegisterNumber: InvoiceRegisterNumber | null;
  /** Until when the link can be used, with offset. 30 days after the mail unless the issuer set otherwise. */
  expiresAt: string;
}
