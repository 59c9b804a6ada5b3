import {
  indexFile,
  indexFileName,
  isIndexFileName,
  emptyRow,
  readIndex,
  remarkText,
  sha256Of,
  sortableFileName,
  type IndexLanguage,
  type IndexRow,
} from '../../../lib/archive-index.ts';
import { formatDateTimeSeconds } from '../../../lib/dates.ts';
import { makeNamesDistinct, replaceForbiddenCharacters } from '../../../lib/file-names.ts';
import { extensionOf } from '../../../lib/files.ts';
import { contentOf, readZip, rewriteZip, type ZipEntry } from '../../../lib/zip.ts';
import { documentRow, missingDocumentRow, type ArchiveDocument } from './archive-document.ts';
import type { ArchiveOptions } from './archive-options.ts';

export interface Archive {
  file: Blob;
  /** The rows of the index, with the size of each file in bytes; undefined without an index. */
  rows: readonly (IndexRow & { size: number })[] | undefined;
}

export interface ArchiveInput {
  /** The documents that were requested for the ZIP. */
  documents: readonly ArchiveDocument[];
  issuerName: string;
  language: IndexLanguage;
  options: ArchiveOptions;
  /** The time at which the ZIP was downloaded: ISO 8601. */
  downloadedAt: string;
}

const withSizes = (rows: readonly IndexRow[], entries: readonly ZipEntry[]) => {
  const sizes = new Map(entries.map(({ name, size }) => [name, size]));
  return rows.map((row) => ({ ...row, size: sizes.get(row.fileName) ?? 0 }));
};

/** The rows of the index that the server has put into a ZIP; undefined without an index. */
export async function readServerIndex(zip: Blob): Promise<Archive['rows']> {
  const entries = await readZip(zip);
  const lastEntry = entries.at(-1);
  if (lastEntry === undefined || !isIndexFileName(lastEntry.name)) return undefined;
  const rows = readIndex(await (await contentOf(zip, lastEntry)).text());
  return rows && withSizes(rows, entries);
}

/** The same for names that differ only in what a server may change in a ZIP (contract, fileNames). */
const nameKeyOf = (name: string): string =>
  replaceForbiddenCharacters(name)
    .replace(/(?: \(\d+\))+(?=(?:\.[^.]*)?$)/, '')
    .toLowerCase();

/**
 * The documents whose files are in a ZIP. The files of documents with equal names have numbers, so a file does not
 * show its document. These documents are in the ZIP if it has a file for each of them.
 *
 * @param documentsOfEntries the document of each file, if it is known
 */
function presentDocumentsOf(
  documents: readonly ArchiveDocument[],
  entries: readonly ZipEntry[],
  documentsOfEntries: readonly (ArchiveDocument | undefined)[],
): ArchiveDocument[] {
  const fileKeys = entries
    .filter((_, index) => documentsOfEntries[index] === undefined)
    .map(({ name }) => nameKeyOf(name));
  const unknownDocuments = documents.filter(
    (document) => document.reason === undefined && !documentsOfEntries.includes(document),
  );
  const documentKeys = unknownDocuments.map(({ fileName }) => nameKeyOf(fileName));
  const numberedDocuments = unknownDocuments.filter((_, index) => {
    const hasSameName = (key: string): boolean => key === documentKeys[index];
    return fileKeys.filter(hasSameName).length >= documentKeys.filter(hasSameName).length;
  });
  return [...documentsOfEntries.flatMap((document) => document ?? []), ...numberedDocuments];
}

/**
 * Names the files of a ZIP and adds an index, as a server with `isArchiveIndexEnabled` does (contract, hasIndex and
 * fileNames).
 *
 * @throws Error for a ZIP that the browser cannot read
 */
export async function makeArchive(
  zip: Blob,
  { documents, issuerName, language, options, downloadedAt }: ArchiveInput,
): Promise<Archive> {
  const entries = await readZip(zip);
  const documentNames = documents.map(({ fileName }) => replaceForbiddenCharacters(fileName));
  // If several documents have the same name, the document of a file is unknown.
  const documentNamed = (name: string): ArchiveDocument | undefined => {
    const nameInZip = replaceForbiddenCharacters(name);
    const documentsOfName = documents.filter((_, index) => documentNames[index] === nameInZip);
    return documentsOfName.length === 1 ? documentsOfName[0] : undefined;
  };
  const documentsOfEntries = entries.map(({ name }) => documentNamed(name));
  const names = makeNamesDistinct(
    entries.map(({ name }, index) => {
      const document = documentsOfEntries[index];
      if (options.fileNames === 'published' || document === undefined) return name;
      const number = document.billNumber ?? name.replace(/\.[^.]*$/, '');
      return sortableFileName({ ...document, number }, issuerName, extensionOf(name), language);
    }),
  );
  const renamedEntries = entries.map((entry, index) => ({
    ...entry,
    name: names[index] ?? entry.name,
  }));
  if (!options.hasIndex) return { file: await rewriteZip(zip, renamedEntries), rows: undefined };
  const rows: IndexRow[] = [];
  for (const [index, entry] of renamedEntries.entries()) {
    const document = documentsOfEntries[index];
    const row =
      document === undefined
        ? { ...emptyRow, partner: issuerName, remarks: remarkText('unknownDocument', language) }
        : documentRow(document, issuerName, language);
    const sha256 = (await sha256Of(await contentOf(zip, entry))) ?? '';
    rows.push({
      ...row,
      fileName: entry.name,
      sha256,
      downloadedAt: formatDateTimeSeconds(downloadedAt),
    });
  }
  const billKeyOf = ({ billNumber, fileName }: ArchiveDocument): string => billNumber ?? fileName;
  const presentBills = new Set(
    presentDocumentsOf(documents, entries, documentsOfEntries).map(billKeyOf),
  );
  const missingRows = new Map(
    documents
      .filter((document) => !presentBills.has(billKeyOf(document)))
      .map((document) => [billKeyOf(document), missingDocumentRow(document, issuerName, language)]),
  );
  rows.push(...missingRows.values());
  const index = { name: indexFileName(downloadedAt, language), content: indexFile(rows, language) };
  return {
    file: await rewriteZip(zip, renamedEntries, index),
    rows: withSizes(rows, renamedEntries),
  };
}
