import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { t } from '../../i18n/i18n.ts';
import { showMessage } from '../messages/message-store.ts';

/**
 * Shows in the message area that a call of the frame failed: no answer, a timeout or an unreadable
 * answer. `handleError` handles the codes of S8.
 */
export function showFailure(error: unknown): void {
  if (dispositionOf(error) === 'caller') showAnyFailure(error);
}

/** Shows any failure that no other code handles. */
export function showAnyFailure(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  const message = t(`shell.failed.${kind === 'http' || kind === 'aborted' ? 'unexpected' : kind}`);
  showMessage({ status: 'error', message, hideTopLink: true });
}
