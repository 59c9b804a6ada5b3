import { forgetParts } from '../downloads/kept-parts.ts';
import { forgetReceipts } from '../downloads/receipt.ts';
import { forgetDrafts } from './drafts.ts';

/** Forgets what is kept in this browser for a customer who goes on later: a logout is the end of it (S4). */
export function forgetKept(): void {
  forgetDrafts();
  forgetParts();
  forgetReceipts();
}
