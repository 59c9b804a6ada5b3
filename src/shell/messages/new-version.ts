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
    // Without storage, the dialog may appear twice; it still reloads only when pressed.
  }
}

/**
 * The new-version dialog (S8). It reloads only when its button is pressed, and does not appear
 * again right after that: if the new page gets the same answer, the customer is asked to wait.
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
      // The page is incomplete without the missing code, so the reason is shown.
      showMessage({ status: 'error', message: t('shell.failed.outdated'), hideTopLink: true });
    } else if (how === 'confirmed') {
      noteReload();
      reload();
    }
  });
}

/** Whether an error was caused by a script or style sheet of the portal that did not load. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  );
}

/** The address of the missing file; some browsers do not report it. */
const addressOf = (error: unknown): string | undefined =>
  error instanceof Error ? /(?:module: |CSS for )(\S+)/.exec(error.message)?.[1] : undefined;

/** Whether a part is at its address: a server may have a page instead of it. */
const isThere = ({ ok, headers }: Response): boolean =>
  ok && !(headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Explains code of the portal that did not load. After a deployment the old files are gone, and the
 * dialog offers a reload. If the server is unreachable or has the file, the version is not the
 * reason. Only for code that the customer waits for; preloading fails silently.
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
    // Reported below.
  }
  showMessage({ status: 'error', message: t('shell.failed.network'), hideTopLink: true });
}
