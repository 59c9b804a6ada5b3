import {
  emptyRow,
  remarkText,
  type IndexLanguage,
  type IndexRow,
} from '../../../lib/archive-index.ts';
import { indexRowOf } from '../../../shell/downloads/archive/recorded-files.ts';
import type { RecordedFile } from '../../../shell/downloads/download-record.ts';
import type { Plan, PlannedBill } from './plan.ts';

/** A bill that is in no saved part. */
const missingRow = ({ number, title }: PlannedBill, remark: string): IndexRow => ({
  ...emptyRow,
  number,
  remarks: `${remark} / ${title}`,
});

/**
 * Makes one index for all parts: first the files of the saved parts, from the download record; then the bills
 * of parts that were not saved; then the bills that could not be downloaded or read.
 *
 * @param recorded the download record, newest first
 */
export function partsIndex(
  { parts, unavailable, excluded, unreadable }: Plan,
  recorded: readonly RecordedFile[],
  language: IndexLanguage,
): IndexRow[] {
  const saved = parts.flatMap(({ file }) => {
    // The record may contain a ZIP with the same name from an earlier download: only the files of the newest
    // one count.
    const inPart = recorded.filter(({ archive }) => archive !== undefined && archive === file);
    return inPart.filter(({ at }) => at === inPart[0]?.at).map(indexRowOf);
  });
  const notReceived = remarkText('notReceived', language);
  const missing = parts.flatMap(({ state, bills }, partIndex) =>
    state === 'waiting'
      ? bills.map((bill) => missingRow(bill, `${notReceived} (${partIndex + 1}/${parts.length})`))
      : [],
  );
  const withdrawn = remarkText('gone', language);
  const unread = remarkText('unreadable', language);
  return [
    ...saved,
    ...missing,
    ...[...unavailable, ...excluded].map((bill) => missingRow(bill, withdrawn)),
    ...(unreadable === 0 ? [] : [{ ...emptyRow, remarks: `${unread} (${unreadable})` }]),
  ];
}
