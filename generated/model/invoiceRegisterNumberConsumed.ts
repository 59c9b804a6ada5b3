/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { InvoiceRegisterNumber } from './invoiceRegisterNumber.ts';
import type { InvoiceRegisterNumberConsumedState } from './invoiceRegisterNumberConsumedState.ts';

/**
 * The link was already used to enter the number.
 */
export interface InvoiceRegisterNumberConsumed {
  state: InvoiceRegisterNumberConsumedState;
  /**
     * Name of the customer (S3).
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
  invoiceRegisterNumber: InvoiceRegisterNumber;
  /** When it was entered, with offset. */
  registeredAt: string;
}
