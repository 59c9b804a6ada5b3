import { t } from '../../i18n/i18n.ts';
import { openDialog } from './dialog-store.ts';
import { showMessage } from './message-store.ts';

const storageKey = 'reloadedForVersionAt';

/** A second prompt this soon after a reload means that the reload did not help, in milliseconds. */
const FRUITLESS_MS = 60_000;

let isOffered = false;

function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}

function noteReload(): void {
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage the prompt may come twice; it still reloads only at a press.
  }
}

/**
 * The new-version dialog (S8). It reloads only at a press of its button, and does not come again
 * right after that: if the new page meets the same answer, the customer is told to wait instead.
 */
export function offerNewVersion(reload = () => location.reload()): void {
  if (isOffered) return;
  if (Date.now() - reloadedAt() < FRUITLESS_MS) {
    showMessage({ status: 'error', message: t('shell.failed.stillOld'), hideTopLink: true });
    return;
  }
  isOffered = true;
  const { ended } = openDialog({
    title: t('shell.newVersion.title'),
    message: t('shell.newVersion.message'),
    confirmText: t('shell.newVersion.update'),
  });
  void ended.then((how) => {
    isOffered = false;
    if (how === 'cancelled') {
      // What did not load is missing from the page: something has to say why.
      showMessage({ status: 'error', message: t('shell.failed.outdated'), hideTopLink: true });
    } else if (how === 'confirmed') {
      noteReload();
      reload();
    }
  });
}

/** Whether an error is that of a script or style of this portal that could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  );
}

/** The part that an error of `isChunkError` is about; some browsers do not say. */
const addressOf = (error: unknown): string | undefined =>
  error instanceof Error ? /(?:module: |CSS for )(\S+)/.exec(error.message)?.[1] : undefined;

/** Whether a part is at its address: a server may have a page instead of it. */
const isThere = ({ ok, headers }: Response): boolean =>
  ok && !(headers.get('content-type') ?? '').startsWith('text/html');

/**
 * A part of the portal did not load: after a deployment the old parts are gone, which the dialog
 * mends. If the server cannot be reached, or has the part after all, a new version is not the reason.
 * For parts that the customer waits for: what is only loaded ahead fails in silence.
 *
 * @param error of the load
 */
export async function explainMissingChunk(error: unknown, reload?: () => void): Promise<void> {
  const address = addressOf(error);
  try {
    const method = 'HEAD';
    const response = await fetch(address ?? location.pathname, { method, cache: 'no-store' });
    if (address === undefined || !isThere(response)) return offerNewVersion(reload);
  } catch {
    // Said below.
  }
  showMessage({ status: 'error', message: t('shell.failed.network'), hideTopLink: true });
}
