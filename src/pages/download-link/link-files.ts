import {
  getDownloadUrlFileUrl,
  getDownloadUrlZipUrl,
  listDownloadFiles,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { downloadUrlZipParamsFileIdMax as FILES_AT_MOST } from '../../../generated/zod/schemas/downloadUrlZipParams.zod.ts';
import { listDownloadFilesParamsPerPageMax as LARGEST_PAGE } from '../../../generated/zod/schemas/listDownloadFilesParams.zod.ts';
import type { ArchiveDocument } from '../../shell/downloads/archive/archive-document.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';

/** The downloads of a link. One download at a time for each file, for the selected files, and for all files. */
export const linkDownloads = createDownloads();

/** Whether a file can be downloaded now (S4). */
export const canDownload = ({ isPublished, isDownloadDeadlinePassed }: DownloadFile): boolean =>
  isPublished && !isDownloadDeadlinePassed;

/** The download of one file. */
export const fileRequest = (token: string, fileId: string): DownloadRequest => ({
  position: `file/${fileId}`,
  key: 'file',
  path: getDownloadUrlFileUrl(token, fileId),
});

/** The values of a file in an index. */
function documentOf(file: DownloadFile): ArchiveDocument {
  const reason = file.isPublished ? 'deadlinePassed' : 'withdrawn';
  return {
    fileName: file.fileName,
    date: file.publicationDate,
    price: file.price,
    type: file.billTypeName,
    number: null,
    registrationNumber: undefined,
    reason: canDownload(file) ? undefined : reason,
  };
}

/** All files of a link. */
async function fetchFiles(token: string, signal: AbortSignal): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  for (let page = 1; ; page += 1) {
    const list = await listDownloadFiles(
      token,
      { page, perPage: LARGEST_PAGE },
      { signal, isQuiet: true },
    );
    files.push(...list.items);
    if (list.items.length === 0 || page * list.perPage >= list.total) return files;
  }
}

/** The download of the selected files, or of all files, in one ZIP. */
export const batchRequest = (token: string, fileIds?: readonly string[]): DownloadRequest => ({
  position: fileIds === undefined ? 'all' : 'selected',
  key: 'zip',
  path: getDownloadUrlZipUrl(token, fileIds === undefined ? undefined : { fileId: [...fileIds] }),
  documents: async (signal) =>
    (await fetchFiles(token, signal))
      .filter(({ fileId }) => fileIds?.includes(fileId) ?? true)
      .map(documentOf),
});

/** The maximum number of files in a ZIP: the limit of the API, and what fits into an address. */
export const selectedFileLimit = (batchFileLimit: number): number =>
  Math.min(batchFileLimit, FILES_AT_MOST);
