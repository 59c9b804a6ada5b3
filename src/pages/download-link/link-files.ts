import {
  getDownloadUrlFileUrl,
  getDownloadUrlZipUrl,
  listDownloadFiles,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { downloadUrlZipParamsFileIdMax as MAX_BATCH_FILES } from '../../../generated/zod/schemas/downloadUrlZipParams.zod.ts';
import { listDownloadFilesParamsPerPageMax as MAX_PAGE_SIZE } from '../../../generated/zod/schemas/listDownloadFilesParams.zod.ts';
import type { ArchiveDocument } from '../../shell/downloads/archive/archive-document.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';

/** The downloads of a link. One download at a time for each file, for the selected files, and for all files. */
export const linkDownloads = createDownloads();

/** Whether a file can be downloaded now (S4). */
export const isDownloadable = ({ isPublished, isDownloadDeadlinePassed }: DownloadFile): boolean =>
  isPublished && !isDownloadDeadlinePassed;

export const createFileRequest = (token: string, fileId: string): DownloadRequest => ({
  position: `file/${fileId}`,
  key: 'file',
  path: getDownloadUrlFileUrl(token, fileId),
});

/** The entry of a file in the index of a ZIP. */
function documentOf(file: DownloadFile): ArchiveDocument {
  const reason = file.isPublished ? 'deadlinePassed' : 'withdrawn';
  return {
    fileName: file.fileName,
    date: file.publicationDate,
    price: file.price,
    type: file.billTypeName,
    billNumber: null,
    registrationNumber: undefined,
    reason: isDownloadable(file) ? undefined : reason,
  };
}

/** All files of a link. */
async function fetchFiles(token: string, signal: AbortSignal): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  for (let page = 1; ; page += 1) {
    const fileList = await listDownloadFiles(
      token,
      { page, perPage: MAX_PAGE_SIZE },
      { signal, isQuiet: true },
    );
    files.push(...fileList.items);
    if (fileList.items.length === 0 || page * fileList.perPage >= fileList.total) return files;
  }
}

/** The download of the selected files, or of all files, in one ZIP. */
export const createBatchRequest = (
  token: string,
  fileIds?: readonly string[],
): DownloadRequest => ({
  position: fileIds === undefined ? 'all' : 'selected',
  key: 'zip',
  path: getDownloadUrlZipUrl(token, fileIds === undefined ? undefined : { fileId: [...fileIds] }),
  fetchDocuments: async (signal) =>
    (await fetchFiles(token, signal))
      .filter(({ fileId }) => fileIds?.includes(fileId) ?? true)
      .map(documentOf),
});

/** The maximum number of selected files in a ZIP: the limit of the API, or the number of ids that an address may have. */
export const maxSelectedFiles = (batchFileLimit: number): number =>
  Math.min(batchFileLimit, MAX_BATCH_FILES);
