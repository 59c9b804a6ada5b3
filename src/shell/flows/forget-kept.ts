import { forgetParts } from '../downloads/kept-parts.ts';
import { forgetReceipts } from '../downloads/receipt.ts';
import { forgetDrafts } from './drafts.ts';

/** Deletes drafts, partial downloads and receipts from this browser, as a logout does (S4). */
export function forgetKept(): void {
  forgetDrafts();
  forgetParts();
  forgetReceipts();
}
