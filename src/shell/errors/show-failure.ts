import { codeByStatus } from '../../../generated/error-statuses.ts';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { t } from '../../i18n/i18n.ts';
import { showMessage } from '../messages/message-store.ts';

/**
 * Shows a failed call in the message area, with the text of its code (S8) if it has one. Does nothing for errors
 * that `handleError` handles.
 */
export function showCallFailure(error: unknown): void {
  if (dispositionOf(error) !== 'caller' || !(error instanceof ApiError)) return;
  const hasCode = error.items.length > 0 || codeByStatus[error.status] !== undefined;
  if (!hasCode) return showAnyFailure(error);
  // The texts of the codes are in a separate chunk.
  void import('./error-actions.ts').then(
    ({ showCodeMessage }) => showCodeMessage(error),
    () => showAnyFailure(error),
  );
}

/** Shows any failure, for code that does not pass errors to `handleError`. */
export function showAnyFailure(error: unknown): void {
  const kind = error instanceof ApiError ? error.kind : 'http';
  const message = t(`shell.failed.${kind === 'http' || kind === 'aborted' ? 'unexpected' : kind}`);
  showMessage({ status: 'error', message, hidesTopLink: true });
}
