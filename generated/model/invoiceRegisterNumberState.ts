/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { InvoiceRegisterNumberConsumed } from './invoiceRegisterNumberConsumed.ts';
import type { InvoiceRegisterNumberExpired } from './invoiceRegisterNumberExpired.ts';
import type { InvoiceRegisterNumberValid } from './invoiceRegisterNumberValid.ts';

/**
 * The state of a mailed link (S4). A token that was never issued gives 404-1-10-01 instead.
 */
export type InvoiceRegisterNumberState = InvoiceRegisterNumberValid | InvoiceRegisterNumberExpired | InvoiceRegisterNumberConsumed;
