import { deleteParts } from '../downloads/kept-parts.ts';
import { deleteReceipts } from '../downloads/receipt.ts';
import { deleteDrafts } from './drafts.ts';

/** Deletes drafts, partial downloads and receipts from this browser, as a logout does (S4). */
export function deleteStoredData(): void {
  deleteDrafts();
  deleteParts();
  deleteReceipts();
}
