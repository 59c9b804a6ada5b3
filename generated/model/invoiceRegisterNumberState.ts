/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { InvoiceRegisterNumberConsumed } from './invoiceRegisterNumberConsumed.ts';
import type { InvoiceRegisterNumberExpired } from './invoiceRegisterNumberExpired.ts';
import type { InvoiceRegisterNumberValid } from './invoiceRegisterNumberValid.ts';

/**
 * What a mailed link is good for (S4). An address that never was a link gives 404-1-10-01 instead.
 */
export type InvoiceRegisterNumberState = InvoiceRegisterNumberValid | InvoiceRegisterNumberExpired | InvoiceRegisterNumberConsumed;
