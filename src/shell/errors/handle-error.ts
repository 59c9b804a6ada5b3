import { dispositionOf } from '../../api/errors.ts';
import { explainMissingChunk, offerNewVersion } from '../messages/new-version.ts';
import { errorOfCode, takeStoredCode } from './error-of-code.ts';

/** Shows the message of the code that was stored before the reload. */
export function showStoredError(): void {
  const code = takeStoredCode();
  if (code !== undefined) handleError(errorOfCode(code));
}

/**
 * Handles an error as S8 requires. The query client calls this for every failed query and mutation;
 * callers of `downloadFile` call it themselves.
 *
 * The texts and actions are in a separate chunk, because the login page rarely needs them.
 *
 * @returns false if the caller has to show the error
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
    (chunkError: unknown) => explainMissingChunk(chunkError),
  );
  return true;
}
