import { dispositionOf } from '../../api/errors.ts';
import { explainMissingChunk, offerNewVersion } from '../messages/new-version.ts';

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
    ({ act }) => act(disposition, error),
    // What would tell the customer did not load itself.
    (missing: unknown) => explainMissingChunk(missing),
  );
  return true;
}
