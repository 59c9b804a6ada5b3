import { createStore } from '../../lib/store.ts';
import { customerMark } from '../session/page-customer.ts';

/** Notes a file that was just saved: for all who follow them, and for the receipt, whose code comes with the first file. */
export function noteSaved(file: Blob, fileName: string): void {
  savedFiles.set(savedFiles.get() + 1);
  const at = new Date();
  const owner = customerMark();
  void import('./receipt.ts').then(
    ({ noteFile }) => noteFile(file, fileName, { at, owner }),
    // The file is there all the same.
    () => undefined,
  );
}

/** How many files this page has downloaded: with each, what the server says of the bills may change (S4). */
export const savedFiles = createStore(0);
