/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { InvoiceRegisterNumberExpiredState } from './invoiceRegisterNumberExpiredState.ts';

/**
 * The link expired before it was used.
 */
export interface InvoiceRegisterNumberExpired {
  state: InvoiceRegisterNumberExpiredState;
  /** When it expired, with offset. */
  expiredAt: string;
}
