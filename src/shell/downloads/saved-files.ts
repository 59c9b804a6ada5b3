import { createStore } from '../../lib/store.ts';
import { currentOwnerKey } from '../session/page-customer.ts';
import type { SavedFileRows } from './archive/recorded-files.ts';

/**
 * Counts a saved file, and adds the file to the download record. The code of the record is loaded with the first
 * saved file.
 */
export function recordSavedFile(file: Blob, fileName: string, indexRows: SavedFileRows = {}): void {
  savedFileCount.set(savedFileCount.get() + 1);
  const savedAt = new Date();
  const ownerKey = currentOwnerKey();
  void import('./archive/recorded-files.ts').then(
    ({ recordFile }) => recordFile(file, fileName, { savedAt, ownerKey, ...indexRows }),
    // If the code does not load, the file is saved but is missing in the record.
    () => undefined,
  );
}

/** The number of files that this page has saved. Each one may change the server's data about the bills (S4). */
export const savedFileCount = createStore(0);
