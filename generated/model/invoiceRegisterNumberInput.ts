/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Revision } from './revision.ts';

/**
 * The number as entered. Uses up the link.
 */
export interface InvoiceRegisterNumberInput {
  revision: Revision;
  /**
     * The letter T and 13 half-width digits, or only the digits (S5, S9). Another format gives 400-1-06-11.
     * @pattern ^T?[0-9]{13}$
     */
  invoiceRegisterNumber: string;
}
