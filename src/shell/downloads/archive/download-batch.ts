import { toApiError } from '../../../api/call.ts';
import { downloadFile, type DownloadedFile, type DownloadOptions } from '../../../api/downloads.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { emptyRow, remarkText, type IndexLanguage } from '../../../lib/archive-index.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { getArchiveSettings } from '../../issuer/use-settings.ts';
import type { ArchiveDocument } from './archive-document.ts';
import { readArchiveOptions } from './archive-options.ts';
import type { Archive } from './make-archive.ts';
import type { SavedFileRows } from './recorded-files.ts';

/** Fetches the documents that a batch contains, for its index. */
export type FetchDocuments = (signal: AbortSignal) => Promise<readonly ArchiveDocument[]>;

/** A ZIP, with the rows of its index, or with a row about the ZIP itself. */
export type DownloadedBatch = DownloadedFile & SavedFileRows;

/**
 * Downloads a ZIP and saves it with the customer's options (an index, sortable file names). A server with
 * `isArchiveIndexEnabled` applies the options; otherwise, the browser changes the ZIP.
 *
 * @throws ApiError, see downloadFile
 */
export async function downloadBatch(
  path: string,
  fetchDocuments: FetchDocuments,
  options: DownloadOptions & { signal: AbortSignal },
): Promise<DownloadedBatch> {
  const archiveOptions = readArchiveOptions();
  if (!archiveOptions.hasIndex && archiveOptions.fileNames === 'published')
    return downloadFile(path, options);
  const { onFile = saveFile, signal } = options;
  const { isArchiveIndexEnabled, issuerName } = getArchiveSettings();
  const query = new URLSearchParams({
    ...(archiveOptions.hasIndex ? { hasIndex: 'true' } : {}),
    fileNames: archiveOptions.fileNames,
  });
  const pathWithOptions = isArchiveIndexEnabled
    ? `${path}${path.includes('?') ? '&' : '?'}${query}`
    : path;
  // Fetched before the ZIP: if this call fails, the server has not counted a download of the bills.
  const documents = isArchiveIndexEnabled ? [] : await fetchDocuments(signal);
  const downloadedZip = await downloadFile(pathWithOptions, {
    ...options,
    onFile: () => undefined,
  });
  const language = currentLanguage();
  const { file, ...indexRows } = await makeArchiveOrKeepZip(
    downloadedZip.file,
    language,
    async () => {
      const { makeArchive, readServerIndex } = await import('./make-archive.ts');
      if (isArchiveIndexEnabled)
        return { file: downloadedZip.file, rows: await readServerIndex(downloadedZip.file) };
      const downloadedAt = new Date().toISOString();
      return makeArchive(downloadedZip.file, {
        documents,
        issuerName,
        language,
        options: archiveOptions,
        downloadedAt,
      });
    },
  );
  if (signal.aborted) throw toApiError(undefined, true, false);
  onFile(file, downloadedZip.fileName);
  return { ...downloadedZip, ...indexRows, file, size: file.size };
}

/** If the browser cannot read the ZIP, the customer gets the ZIP unchanged, and the download record has a remark. */
const makeArchiveOrKeepZip = (
  zip: Blob,
  language: IndexLanguage,
  makeNewArchive: () => Promise<Archive>,
): Promise<{ file: Blob } & SavedFileRows> =>
  makeNewArchive().catch(() => ({
    file: zip,
    row: { ...emptyRow, remarks: remarkText('noIndex', language) },
  }));
