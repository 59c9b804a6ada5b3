import { ApiError } from '../../api/api-error.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { handleError } from '../errors/handle-error.ts';
import { showMessage } from '../messages/message-store.ts';
import { explainMissingChunk, isChunkError } from '../messages/new-version.ts';

/*
 * What goes wrong around a call, rather than in it. The calls' own failures are told where all of them
 * are (the query client); nobody hears of these unless they are told here.
 */

/**
 * Tells what was thrown on the way to a call: a part that did not load, or a fault of the portal (S8).
 *
 * @param error an ApiError says nothing here: its call has told it
 */
export function tellDefect(error: unknown): void {
  if (error instanceof ApiError) return;
  if (isChunkError(error)) void explainMissingChunk(error);
  else handleError(error);
}

/**
 * Readies the words for entries that were sent while the rest failed, and says what only a new page
 * mends. Developers find the fault in the console.
 *
 * @returns whether the words are there; if not, a message says why
 */
export async function tellUnfinished(error: unknown): Promise<boolean> {
  if (isChunkError(error)) void explainMissingChunk(error);
  else if (!(error instanceof ApiError)) console.error(error);
  try {
    await loadTexts('form');
    return true;
  } catch {
    showMessage({ status: 'error', message: t('shell.failed.network'), hideTopLink: true });
    return false;
  }
}
