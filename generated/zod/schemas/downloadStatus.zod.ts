/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const DownloadStatus = /*#__PURE__*/ zod.enum(['notDownloaded', 'downloaded', 'redownloaded']);

export type DownloadStatus = zod.input<typeof DownloadStatus>;
export type DownloadStatusOutput = zod.output<typeof DownloadStatus>;
