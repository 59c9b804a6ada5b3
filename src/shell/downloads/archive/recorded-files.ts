import { emptyRow, sha256Of, type IndexRow } from '../../../lib/archive-index.ts';
import { formatDateTimeSeconds } from '../../../lib/dates.ts';
import { currentOwnerKey } from '../../session/page-customer.ts';
import { addToDownloadRecord, type DocumentFacts, type RecordedFile } from '../download-record.ts';

export interface SavedFileRows {
  /** For a single file: the row of its document in an index. */
  row?: IndexRow | undefined;
  /** For a ZIP: the rows of its index. */
  rows?: readonly (IndexRow & { size: number })[] | undefined;
}

interface SavedFile extends SavedFileRows {
  savedAt: Date;
  /** Owner key of the file's customer; undefined if unknown. */
  ownerKey: string | undefined;
}

const documentFactsOf = ({
  date,
  price,
  partner,
  type,
  number,
  remarks,
}: IndexRow): DocumentFacts => ({
  date,
  price,
  partner,
  type,
  number,
  remarks,
});

/** Adds a saved file to the download record of its customer. For a ZIP with an index, adds the files in it. */
export async function recordFile(
  file: Blob,
  name: string,
  { savedAt, ownerKey, row, rows }: SavedFile,
): Promise<void> {
  const at = savedAt.toISOString();
  const files =
    rows === undefined
      ? [
          {
            name,
            size: file.size,
            sha256: await sha256Of(file),
            at,
            facts: row && documentFactsOf(row),
          },
        ]
      : rows
          .filter(({ fileName }) => fileName !== '')
          .map((indexRow) => ({
            name: indexRow.fileName,
            size: indexRow.size,
            sha256: indexRow.sha256 || null,
            at,
            archive: name,
            facts: documentFactsOf(indexRow),
          }));
  // Another customer may have logged in meanwhile.
  if (currentOwnerKey() === ownerKey) addToDownloadRecord(...files);
}

/** The row of a recorded file in an index. */
export const indexRowOf = ({ name, sha256, at, facts }: RecordedFile): IndexRow => ({
  ...emptyRow,
  fileName: name,
  ...facts,
  sha256: sha256 ?? '',
  downloadedAt: formatDateTimeSeconds(at),
});
