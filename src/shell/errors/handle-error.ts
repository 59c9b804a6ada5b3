import { dispositionOf } from '../../api/errors.ts';
import { explainMissingChunk, offerNewVersion } from '../messages/new-version.ts';
import { errorOfCode } from './error-of-code.ts';
import { takeKeptCode } from './kept-code.ts';

/** Shows the message that was kept over a reload, once. */
export function resumeAfterReload(): void {
  const code = takeKeptCode();
  if (code !== undefined) handleError(errorOfCode(code));
}

/**
 * Sends an error where S8 wants it. The query client calls it for every failed query and mutation;
 * code that calls `downloadFile` does so itself.
 *
 * The texts and the actions come as a chunk of their own: the login page has no need of them until
 * something goes wrong.
 *
 * @returns false if the error is the caller's own (or nobody's), which then has to show it
 */
export function handleError(error: unknown): boolean {
  const disposition = dispositionOf(error);
  if (disposition === 'caller' || disposition === 'none') return false;
  if (disposition === 'versionDialog') {
    offerNewVersion();
    return true;
  }
  void import('./error-actions.ts').then(
    ({ applyDisposition }) => applyDisposition(disposition, error),
    // What would tell the customer did not load itself.
    (missing: unknown) => explainMissingChunk(missing),
  );
  return true;
}
