import { customerMark } from '../session/page-customer.ts';
import { savedFiles } from './saved-files.ts';

/** Notes a file that was just saved: for all who follow them, and for the receipt, whose code comes with the first file. */
export function noteSaved(file: Blob, fileName: string): void {
  savedFiles.set(savedFiles.get() + 1);
  const at = new Date();
  const owner = customerMark();
  void import('./receipt/note-file.ts').then(
    ({ noteFile }) => noteFile(file, fileName, { at, owner }),
    // The file is there all the same.
    () => undefined,
  );
}
