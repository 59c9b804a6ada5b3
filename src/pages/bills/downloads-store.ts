import { downloadFile, type DownloadProgress } from '../../api/downloads.ts';
import { dispositionOf } from '../../api/errors.ts';
import { handleError } from '../../shell/errors/handle-error.ts';
import { onSessionEnd } from '../../shell/session/session.ts';
import { createStore } from '../../lib/store.ts';
import { isFileError } from '../../shell/errors/file-errors.ts';

/*
 * Downloads side by side, each with its progress and its error in its own place. They stand outside the page:
 * a customer may leave the list while a large file is on its way, and finds it again when he comes back.
 */

/** A download under way, or one that failed and can be tried again. */
export type DownloadState =
  | { phase: 'running'; key: string; isSlow: boolean; received: number; total: number | undefined }
  | {
      phase: 'failed';
      error: unknown;
      request: DownloadRequest;
      /** It failed while the customer was elsewhere: whatever it was, he has been told nothing of it. */
      isMissed: boolean;
    };

export interface DownloadRequest {
  /** Where its state is shown: a bill's id, or the batch. Only one runs at a place. */
  place: string;
  /** Which of the place's buttons is busy. */
  key: string;
  /** Of the generated operation, with its values and query. */
  path: string;
}

/** Until then a download shows at its button alone, so that the list does not move; in milliseconds. */
const SLOW_AFTER_MS = 800;
/** The state of a place changes at most so often while bytes arrive, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

export const downloadStates = createStore<Readonly<Record<string, DownloadState>>>({});
const running = new Map<string, AbortController>();
const watchers = new Set<(fileName: string) => void>();

onSessionEnd(() => {
  for (const controller of running.values()) controller.abort();
  downloadStates.set({});
});

function show(place: string, state: DownloadState | undefined): void {
  const others = Object.entries(downloadStates.get()).filter(([other]) => other !== place);
  downloadStates.set(
    Object.fromEntries(state === undefined ? others : [...others, [place, state]]),
  );
}

/**
 * The list is on the screen from now on.
 * @param onDone called after each file, with its name
 * @returns to be called when the customer leaves; failures that he has seen are forgotten then
 */
export function watchDownloads(onDone: (fileName: string) => void): () => void {
  watchers.add(onDone);
  return () => {
    watchers.delete(onDone);
    for (const [place, { phase }] of Object.entries(downloadStates.get())) {
      if (phase === 'failed') dismissDownload(place);
    }
  };
}

/** Starts a download, unless its place has one running. Never throws: what became of it is the place's state. */
export async function startDownload(request: DownloadRequest): Promise<void> {
  const { place, key, path } = request;
  if (running.has(place)) return;
  const controller = new AbortController();
  running.set(place, controller);
  let progress: DownloadProgress = { received: 0, total: undefined };
  show(place, { phase: 'running', key, isSlow: false, ...progress });
  let interval: ReturnType<typeof setInterval> | undefined;
  const slow = setTimeout(() => {
    const showSlow = (): void => show(place, { phase: 'running', key, isSlow: true, ...progress });
    showSlow();
    interval = setInterval(showSlow, PROGRESS_INTERVAL_MS);
  }, SLOW_AFTER_MS);
  const settle = (): void => {
    clearTimeout(slow);
    clearInterval(interval);
    running.delete(place);
  };
  try {
    const { fileName } = await downloadFile(path, {
      signal: controller.signal,
      onProgress: (now) => {
        progress = now;
      },
    });
    settle();
    show(place, undefined);
    for (const onDone of watchers) onDone(fileName);
  } catch (error) {
    settle();
    fail(request, error);
  }
}

/** Says a failure in its place, or lets the shell say it. */
function fail(request: DownloadRequest, error: unknown): void {
  const disposition = dispositionOf(error);
  const isOurs = disposition === 'caller' || isFileError(error);
  // On another page, a message about this file would take the place of what the customer does there.
  const isMissed = watchers.size === 0 && !['none', 'login', 'versionDialog'].includes(disposition);
  const isShown = isOurs || isMissed;
  show(request.place, isShown ? { phase: 'failed', error, request, isMissed } : undefined);
  if (!isShown && disposition !== 'none') handleError(error);
}

/** Gives the download of a place up. */
export function cancelDownload(place: string): void {
  running.get(place)?.abort();
}

/** Takes a failure away. */
export function dismissDownload(place: string): void {
  show(place, undefined);
}
