import type { DownloadRequest, DownloadState } from './downloads.ts';

/** What the button of a download needs to be found again, and to show that it runs. */
type ButtonOf = Pick<DownloadRequest, 'place' | 'key'>;

/** The id of the button that starts a download: the focus comes back to it from what is said of the download. */
export function downloadButtonId({ place, key }: ButtonOf): string {
  return `download-${place}-${key}`;
}

/** Whether the download of a button is under way. */
export function isBusy(state: DownloadState | undefined, key: string): boolean {
  return state?.phase === 'running' && state.request.key === key;
}
