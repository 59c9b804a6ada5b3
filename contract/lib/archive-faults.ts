import type { IndexRow } from '../../src/lib/archive-index.ts';

/** A file of an unpacked archive. */
export type ArchiveFile = { name: string; sha256: string };

/** The fields of a bill in the answer to searchBills. */
export type BillFacts = {
  billNumber: string;
  publicationDate: string;
  price?: number | null | undefined;
};

const fileFaults = ({ fileName, sha256 }: IndexRow, files: readonly ArchiveFile[]): string[] => {
  const filesWithName = files.filter(({ name }) => name === fileName);
  if (filesWithName.length === 0) return [`${fileName}: the file is missing`];
  if (sha256 === '') return [`${fileName}: the index has no SHA-256`];
  return filesWithName.some((file) => file.sha256 === sha256)
    ? []
    : [`${fileName}: the SHA-256 is ${filesWithName[0]?.sha256}, in the index ${sha256}`];
};

function billFaults(row: IndexRow, billsByNumber: ReadonlyMap<string, BillFacts>): string[] {
  const subject = row.fileName === '' ? `bill ${row.number}` : row.fileName;
  const bill = billsByNumber.get(row.number);
  if (!bill) return [`${subject}: the contract's answer has no bill "${row.number}"`];
  // The index of several ZIPs may have no date and amount of a bill that is in none of the ZIPs.
  if (row.fileName === '' && row.date === '') return [];
  const facts = [
    ['date', row.date, bill.publicationDate],
    ['amount', row.price ?? 'empty', bill.price ?? 'empty'],
  ] as const;
  return facts.flatMap(([name, inIndex, expected]) =>
    inIndex === expected
      ? []
      : [`${subject}: the ${name} is ${inIndex}, in the answer ${expected}`],
  );
}

/**
 * Compares an archive with its index: each file exists and has the SHA-256 of the index, each file has a row, and
 * date and amount equal the values in the contract's answer.
 *
 * @param files without the index
 * @param billsByNumber the facts of each bill; undefined to compare files only
 * @returns one sentence for each difference
 */
export function archiveFaults(
  files: readonly ArchiveFile[],
  rows: readonly IndexRow[],
  billsByNumber?: ReadonlyMap<string, BillFacts>,
): string[] {
  const indexedNames = new Set(rows.map(({ fileName }) => fileName));
  return [
    ...rows.flatMap((row) => [
      ...(row.fileName === '' ? [] : fileFaults(row, files)),
      ...(row.fileName === '' && row.remarks === '' ? [`bill ${row.number}: no reason`] : []),
      ...(billsByNumber === undefined ? [] : billFaults(row, billsByNumber)),
    ]),
    ...files
      .filter(({ name }) => !indexedNames.has(name))
      .map(({ name }) => `${name}: the index has no row for this file`),
  ];
}
