import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';
import { downloadFile, type DownloadProgress } from '../../api/downloads.ts';
import { dispositionOf } from '../../api/errors.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { createStore, type Store, useStore } from '../../lib/store.ts';
import { getArchiveSettings } from '../issuer/use-settings.ts';
import { documentRow, type ArchiveDocument } from './archive/archive-document.ts';
import { downloadBatch, type FetchDocuments } from './archive/download-batch.ts';
import { recordSavedFile } from './saved-files.ts';
import { handleError } from '../errors/handle-error.ts';
import { onSessionEnd } from '../session/session.ts';
import { useEffect, useRef } from 'react';

/**
 * The states of a page's downloads, including downloads that started on an earlier visit.
 *
 * @param onSaved called with the file name and the request after each saved file: the data of the
 * page may have changed (S4)
 */
export function useDownloadStates(
  downloads: Downloads,
  onSaved?: (fileName: string, request: DownloadRequest) => void,
): DownloadStates {
  const latestOnSavedRef = useRef(onSaved);
  useEffect(() => {
    latestOnSavedRef.current = onSaved;
  });
  useEffect(
    () => downloads.watch((...savedFile) => latestOnSavedRef.current?.(...savedFile)),
    [downloads],
  );
  return useStore(downloads.states);
}

/** Identifies the button of a download. */
type DownloadButtonKey = Pick<DownloadRequest, 'position' | 'key'>;

/** The id of the button that starts a download. When the note of the download disappears, the button gets the focus. */
export function downloadButtonId({ position, key }: DownloadButtonKey): string {
  return `download-${position}-${key}`;
}

/** Whether the download of a button is running. */
export function isButtonBusy(state: DownloadState | undefined, key: string): boolean {
  return state?.phase === 'running' && state.request.key === key;
}

/** Codes about one file. The message area shows them (S8), and the file has a notice. */
const unavailableReasonByCode = {
  '403-1-05-01': 'unpublished',
  '403-1-08-01': 'unpublished',
  '404-1-08-01': 'expired',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Why a file is not available any more. */
type UnavailableReason = (typeof unavailableReasonByCode)[keyof typeof unavailableReasonByCode];

const reasonOfCode = (code: string): UnavailableReason | undefined =>
  Object.entries(unavailableReasonByCode).find(([key]) => key === code)?.[1];

/** Why the requested file is not available; undefined if the error has another or an additional reason. */
function unavailableReasonOf(error: unknown): UnavailableReason | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const reasons = error.items.map(({ code }) => reasonOfCode(code));
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

export interface DownloadRequest {
  /** The place on the page that displays the state: a list item, or a batch. Only one download runs per position. */
  position: string;
  /** Which button of the position is busy. */
  key: string;
  /** The path of the generated operation, with its values and query. */
  path: string;
  /** Shows the file, instead of saving it. */
  openFile?: (file: Blob, fileName: string) => void;
  /** The document that is downloaded, for the download record. */
  document?: ArchiveDocument | undefined;
  /** For a ZIP: fetches the documents in it, for its index. */
  fetchDocuments?: FetchDocuments;
}

/** The state of a download. For an unavailable file, the message area shows the reason (S8). */
export type DownloadState = { request: DownloadRequest } & (
  | { phase: 'running'; isSlow: boolean; receivedBytes: number; totalBytes: number | undefined }
  | { phase: 'failed'; error: unknown }
  | { phase: 'unavailable'; reason: UnavailableReason }
  | { phase: 'saved'; fileName: string }
);

export type DownloadStates = Readonly<Record<string, DownloadState>>;

/**
 * The downloads of a page. Several downloads can run at the same time, each with its own progress and error.
 * Downloads continue when the customer leaves the page, and are shown again when the customer returns.
 */
export interface Downloads {
  states: Store<DownloadStates>;
  /** Starts a download unless its position has a running download. Never throws: the result is the position's state. */
  start: (request: DownloadRequest) => Promise<void>;
  cancel: (position: string) => void;
  /** Removes the message at a position unless a download is running there. */
  dismiss: (position: string) => void;
  /**
   * Called when the page of these downloads opens.
   * @param onSaved called after each saved file, with its name and its request
   * @returns a function to call when the page closes, which removes the messages that the customer has seen
   */
  watch: (onSaved: (fileName: string, request: DownloadRequest) => void) => () => void;
}

/** A download that takes less than this time in milliseconds has no progress bar, so that the page does not move. */
const PROGRESS_DELAY_MS = 800;
/** The shortest time between two updates of the progress, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

/** Creates the downloads of one page. The end of the session stops the downloads and deletes their states. */
export function createDownloads(): Downloads {
  const states = createStore<DownloadStates>({});
  const runningControllers = new Map<string, AbortController>();
  const watchers = new Set<Parameters<Downloads['watch']>[0]>();

  const setState = (position: string, state: DownloadState | undefined): void => {
    const otherStates = Object.entries(states.get()).filter(
      ([otherPosition]) => otherPosition !== position,
    );
    states.set(
      Object.fromEntries(state === undefined ? otherStates : [...otherStates, [position, state]]),
    );
  };
  const dismiss = (position: string): void => {
    if (!runningControllers.has(position)) setState(position, undefined);
  };

  /** Shows a failure at its position or in the message area; for an unavailable file, at both. */
  const handleFailure = (request: DownloadRequest, error: unknown): void => {
    const disposition = dispositionOf(error);
    // If the customer is on another page, a message about this file could replace a message of that page.
    const isPageClosed =
      watchers.size === 0 && !['none', 'login', 'versionDialog'].includes(disposition);
    if (disposition === 'caller' || isPageClosed) {
      return setState(request.position, { phase: 'failed', request, error });
    }
    const reason = unavailableReasonOf(error);
    setState(
      request.position,
      reason === undefined ? undefined : { phase: 'unavailable', request, reason },
    );
    handleError(error);
  };

  const start = async (request: DownloadRequest): Promise<void> => {
    const { position, path } = request;
    if (runningControllers.has(position)) return;
    const controller = new AbortController();
    runningControllers.set(position, controller);
    let progress: DownloadProgress = { receivedBytes: 0, totalBytes: undefined };
    // False after the end of the session: the next customer may have started a download here.
    const isCurrent = (): boolean => runningControllers.get(position) === controller;
    const showProgress = (isSlow: boolean): void => {
      if (isCurrent()) setState(position, { phase: 'running', request, isSlow, ...progress });
    };
    showProgress(false);
    let progressTimer: ReturnType<typeof setInterval> | undefined;
    const slowTimer = setTimeout(() => {
      showProgress(true);
      progressTimer = setInterval(() => showProgress(true), PROGRESS_INTERVAL_MS);
    }, PROGRESS_DELAY_MS);
    const endDownload = (): boolean => {
      clearTimeout(slowTimer);
      clearInterval(progressTimer);
      return isCurrent() && runningControllers.delete(position);
    };
    try {
      const { document, fetchDocuments } = request;
      const options = {
        signal: controller.signal,
        onFile: request.openFile,
        onProgress: (newProgress: DownloadProgress) => {
          progress = newProgress;
        },
      };
      const { fileName, file, ...indexRows } =
        fetchDocuments === undefined
          ? await downloadFile(path, options)
          : await downloadBatch(path, fetchDocuments, options);
      if (!endDownload()) return;
      if (request.openFile !== undefined) return setState(position, undefined);
      const row =
        document && documentRow(document, getArchiveSettings().issuerName, currentLanguage());
      recordSavedFile(file, fileName, { row, ...indexRows });
      setState(position, { phase: 'saved', request, fileName });
      for (const onSaved of watchers) onSaved(fileName, request);
    } catch (error) {
      if (endDownload()) handleFailure(request, error);
    }
  };

  onSessionEnd(() => {
    for (const controller of runningControllers.values()) controller.abort();
    runningControllers.clear();
    states.set({});
  });
  return {
    states,
    start,
    cancel: (position) => runningControllers.get(position)?.abort(),
    dismiss,
    watch: (onSaved) => {
      watchers.add(onSaved);
      return () => {
        watchers.delete(onSaved);
        for (const position of Object.keys(states.get())) dismiss(position);
      };
    },
  };
}
