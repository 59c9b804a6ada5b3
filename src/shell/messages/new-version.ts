import { t } from '../../i18n/i18n.ts';
import { openDialog } from './dialog-store.ts';
import { showMessage } from './message-store.ts';

const storageKey = 'reloadedForVersionAt';

/** If the dialog is needed again within this time in milliseconds after a reload, the reload did not help. */
const FAILED_RELOAD_MS = 60_000;

let isDialogOpen = false;

function readReloadTimeMs(): number {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}

function storeReloadTime(): void {
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage, the dialog may appear twice. The page still reloads only after a press.
  }
}

/**
 * Opens the new-version dialog (S8), which reloads the page when its button is pressed. If the new page
 * has the same problem, a message asks the customer to wait.
 */
export function offerNewVersion(reload = () => location.reload()): void {
  if (isDialogOpen) return;
  if (Date.now() - readReloadTimeMs() < FAILED_RELOAD_MS) {
    showMessage({ status: 'error', message: t('shell.failed.stillOld'), hidesTopLink: true });
    return;
  }
  isDialogOpen = true;
  const { endPromise } = openDialog({
    title: t('shell.newVersion.title'),
    message: t('shell.newVersion.message'),
    confirmText: t('shell.newVersion.update'),
  });
  void endPromise.then((dialogEnd) => {
    isDialogOpen = false;
    if (dialogEnd === 'cancelled') {
      // The message explains why parts of the page may be missing.
      showMessage({ status: 'error', message: t('shell.failed.outdated'), hidesTopLink: true });
    } else if (dialogEnd === 'confirmed') {
      // The customer can cancel the reload, if the browser asks because of unsaved entries.
      addEventListener('pagehide', storeReloadTime, { once: true });
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

/** The address of the missing file; undefined in browsers that do not report the address. */
const missingFileUrlOf = (error: unknown): string | undefined =>
  error instanceof Error ? /(?:module: |CSS for )(\S+)/.exec(error.message)?.[1] : undefined;

/** Whether the server has the file. Some servers send a page instead of a missing file. */
const isFileResponse = ({ ok, headers }: Response): boolean =>
  ok && !(headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Explains that code of the portal did not load, if the customer is waiting for it. After a deployment, the
 * server no longer has the old files, and the dialog offers a reload. If the server cannot be reached, or has
 * the file, a message about the connection appears.
 *
 * @param error of the import
 */
export async function explainMissingChunk(error: unknown, reload?: () => void): Promise<void> {
  const address = missingFileUrlOf(error);
  try {
    const method = 'HEAD';
    const response = await fetch(address ?? location.pathname, { method, cache: 'no-store' });
    if (address === undefined || !isFileResponse(response)) return offerNewVersion(reload);
  } catch {
    // Without a connection: the message below.
  }
  showMessage({ status: 'error', message: t('shell.failed.network'), hidesTopLink: true });
}
