import { useEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Downloads, DownloadStates } from './downloads.ts';

/**
 * For the page of some downloads: what they are doing, those begun on an earlier visit among them.
 * @param onSaved after each file, with its name: what the page shows of it may have changed (S4)
 */
export function useDownloads(
  downloads: Downloads,
  onSaved?: (fileName: string) => void,
): DownloadStates {
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  useEffect(() => downloads.watch((fileName) => saved.current?.(fileName)), [downloads]);
  return useStore(downloads.states);
}
