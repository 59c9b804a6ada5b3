import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { t } from '../../i18n/i18n.ts';
import { showMessage } from '../messages/message-store.ts';

/**
 * Shows a failed call of the frame in the message area: no connection, a timeout or an unreadable answer.
 * Does nothing for errors that `handleError` handles (S8).
 */
export function showCallFailure(error: unknown): void {
  if (dispositionOf(error) === 'caller') showAnyFailure(error);
}

/** Shows any failure, for code that does not pass errors to `handleError`. */
export function showAnyFailure(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  const message = t(`shell.failed.${kind === 'http' || kind === 'aborted' ? 'unexpected' : kind}`);
  showMessage({ status: 'error', message, hidesTopLink: true });
}
