import { useEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { downloadStates, watchDownloads, type DownloadState } from './downloads-store.ts';

/**
 * What the downloads are doing, by their places; those begun on an earlier visit are among them.
 * @param onDone after each file, with its name: the list is to be asked again, since the server records downloads (S4)
 */
export function useDownloads(
  onDone: (fileName: string) => void,
): Readonly<Record<string, DownloadState>> {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => watchDownloads((fileName) => done.current(fileName)), []);
  return useStore(downloadStates);
}
