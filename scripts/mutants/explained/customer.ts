import type { Explained } from './because.ts';

/** Of the customer's own pages: account, registered information, e-storage link, invoice number, notices, status history. */
export const customer: readonly Explained[] = [];
