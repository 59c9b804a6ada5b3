import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { t } from '../../i18n/i18n.ts';
import { showMessage } from '../messages/message-store.ts';

/**
 * Says in the message area that a call of the frame itself came to nothing: no answer, none in time,
 * or none that can be read. Errors with a code of S8 are not its matter (`handleError`).
 */
export function showFailure(error: unknown): void {
  if (dispositionOf(error) === 'caller') showAnyFailure(error);
}

/** The same of what nobody else deals with, whatever kind of error it is. */
export function showAnyFailure(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  const message = t(`shell.failed.${kind === 'http' || kind === 'aborted' ? 'unexpected' : kind}`);
  showMessage({ status: 'error', message, hideTopLink: true });
}
