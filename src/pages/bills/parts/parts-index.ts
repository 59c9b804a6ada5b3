import {
  emptyRow,
  remarkText,
  type IndexLanguage,
  type IndexRow,
} from '../../../lib/archive-index.ts';
import { indexRowOf } from '../../../shell/downloads/archive/recorded-files.ts';
import type { RecordedFile } from '../../../shell/downloads/download-record.ts';
import { fileCountOf, type Plan, type PlannedBill } from './plan.ts';

/** The row of a bill without a recorded file. */
const createMissingRow = ({ billNumber, title }: PlannedBill, remark: string): IndexRow => ({
  ...emptyRow,
  number: billNumber,
  remarks: `${remark} / ${title}`,
});

/**
 * Creates one index for all parts: first the files of the saved parts, from the download record, or the bills whose
 * files are not in the record; then the bills of parts that were not saved; then the bills that could not be
 * downloaded or read.
 *
 * @param recordedFiles the download record, newest first
 */
export function createPartsIndex(
  {
    parts,
    unavailable: unavailableBills,
    excluded: excludedBills,
    unreadable: unreadableCount,
  }: Plan,
  recordedFiles: readonly RecordedFile[],
  language: IndexLanguage,
): IndexRow[] {
  const unrecordedRemark = remarkText('noIndex', language);
  const savedRows = parts.flatMap(({ state, bills, file }) => {
    // The record may contain an older ZIP with the same name, so only the files of the newest ZIP are listed.
    const filesOfArchive = recordedFiles.filter(
      ({ archive }) => archive !== undefined && archive === file,
    );
    const rows = filesOfArchive.filter(({ at }) => at === filesOfArchive[0]?.at).map(indexRowOf);
    if (state !== 'saved' || rows.length >= fileCountOf(bills)) return rows;
    // The record may lack files: it has a maximum size, and a ZIP without an index is one file in it.
    const recordedNumbers = new Set(rows.map(({ number }) => number));
    const unrecordedBills = bills.filter(({ billNumber }) => !recordedNumbers.has(billNumber));
    return [...rows, ...unrecordedBills.map((bill) => createMissingRow(bill, unrecordedRemark))];
  });
  const missingRemark = remarkText('notReceived', language);
  const missingRows = parts.flatMap(({ state, bills }, partIndex) =>
    state === 'waiting'
      ? bills.map((bill) =>
          createMissingRow(bill, `${missingRemark} (${partIndex + 1}/${parts.length})`),
        )
      : [],
  );
  const withdrawnRemark = remarkText('gone', language);
  const unreadableRemark = remarkText('unreadable', language);
  return [
    ...savedRows,
    ...missingRows,
    ...[...unavailableBills, ...excludedBills].map((bill) =>
      createMissingRow(bill, withdrawnRemark),
    ),
    ...(unreadableCount === 0
      ? []
      : [{ ...emptyRow, remarks: `${unreadableRemark} (${unreadableCount})` }]),
  ];
}
