import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadFile, type DownloadProgress } from '../../api/downloads.ts';
import { dispositionOf } from '../../api/errors.ts';
import { isFileError } from './file-errors.ts';
import { handleError } from '../../shell/handle-error.ts';

/** A download under way, or one that failed and can be tried again. */
export type DownloadState =
  | { phase: 'running'; key: string; isSlow: boolean; received: number; total: number | undefined }
  | { phase: 'failed'; error: unknown; request: DownloadRequest };

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

/**
 * Downloads side by side, each with its progress and its error in its own place.
 * @param onDone after each file, with its name: the list is to be asked again, since the server records downloads (S4)
 */
export function useDownloads(onDone: (fileName: string) => void) {
  const [states, setStates] = useState<Readonly<Record<string, DownloadState>>>({});
  const running = useRef(new Map<string, AbortController>());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const show = useCallback((place: string, state: DownloadState | undefined) => {
    setStates((before) => {
      const others = Object.entries(before).filter(([other]) => other !== place);
      return Object.fromEntries(state === undefined ? others : [...others, [place, state]]);
    });
  }, []);

  const start = useCallback(
    async (request: DownloadRequest): Promise<void> => {
      const { place, key, path } = request;
      if (running.current.has(place)) return;
      const controller = new AbortController();
      running.current.set(place, controller);
      let progress: DownloadProgress = { received: 0, total: undefined };
      show(place, { phase: 'running', key, isSlow: false, ...progress });
      let interval: ReturnType<typeof setInterval> | undefined;
      const slow = setTimeout(() => {
        const showSlow = (): void =>
          show(place, { phase: 'running', key, isSlow: true, ...progress });
        showSlow();
        interval = setInterval(showSlow, PROGRESS_INTERVAL_MS);
      }, SLOW_AFTER_MS);
      const settle = (): void => {
        clearTimeout(slow);
        clearInterval(interval);
        running.current.delete(place);
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
        done.current(fileName);
      } catch (error) {
        settle();
        const disposition = dispositionOf(error);
        const isOurs = disposition === 'caller' || isFileError(error);
        show(place, isOurs ? { phase: 'failed', error, request } : undefined);
        if (!isOurs && disposition !== 'none') handleError(error);
      }
    },
    [show],
  );

  const cancel = useCallback((place: string) => running.current.get(place)?.abort(), []);
  const dismiss = useCallback((place: string) => show(place, undefined), [show]);
  return { states, start, cancel, dismiss };
}
