/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Whether this customer has downloaded the bill (S4). `redownloaded` from the second download of the same file.
 */
export type DownloadStatus = typeof DownloadStatus[keyof typeof DownloadStatus];


export const DownloadStatus = {
  notDownloaded: 'notDownloaded',
  downloaded: 'downloaded',
  redownloaded: 'redownloaded',
} as const;
