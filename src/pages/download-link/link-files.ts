import {
  getDownloadUrlFileUrl,
  getDownloadUrlZipUrl,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { downloadUrlZipParamsFileIdMax as FILES_AT_MOST } from '../../../generated/zod/schemas/downloadUrlZipParams.zod.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';

/** The downloads of a link: one at a time of each file, of the selected ones and of all. */
export const linkDownloads = createDownloads();

/** Whether a file can be had now (S4). */
export const canDownload = ({ isPublished, isDownloadDeadlinePassed }: DownloadFile): boolean =>
  isPublished && !isDownloadDeadlinePassed;

/** The download of one file. */
export const fileRequest = (token: string, fileId: string): DownloadRequest => ({
  place: `file/${fileId}`,
  key: 'file',
  path: getDownloadUrlFileUrl(token, fileId),
});

/** The download of the selected files, or of all, in one ZIP file. */
export const batchRequest = (token: string, fileIds?: readonly string[]): DownloadRequest => ({
  place: fileIds === undefined ? 'all' : 'selected',
  key: 'zip',
  path: getDownloadUrlZipUrl(token, fileIds === undefined ? undefined : { fileId: [...fileIds] }),
});

/** How many files one ZIP may hold: what the API says, and no more than an address of it can name. */
export const selectedFileLimit = (batchFileLimit: number): number =>
  Math.min(batchFileLimit, FILES_AT_MOST);
