import type { SQLInputValue } from 'node:sqlite';
import type { BillSort } from '../../../generated/model/billSort.ts';
import type { Conditions } from './conditions.ts';

/** A piece of SQL with the values of its places. */
export type Sql = { text: string; values: SQLInputValue[] };

const join = (parts: Sql[], between: string): Sql => ({
  text: parts.map(({ text }) => text).join(between),
  values: parts.flatMap(({ values }) => values),
});

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** How many files of a bill can be had now (S4), of those that a search finds at all; null if none. */
export const downloadableFiles = (today: string): Sql => ({
  text: 'iif(downloadDeadline < ?, NULL, publishedFileCount)',
  values: [today],
});

/** Conditions that the index `billsByDate` answers alone. */
function indexed(conditions: Conditions): Sql {
  const { accountId, from, to, billTypeIds, statusIds, priceFrom, priceTo } = conditions;
  const { downloadStatuses, deadlineFrom, deadlineTo, isDownloadable, today } = conditions;
  const parts: Sql[] = [
    { text: 'accountId = ?', values: [accountId] },
    { text: 'publicationDate BETWEEN ? AND ?', values: [from, to] },
  ];
  if (billTypeIds.length > 0) {
    parts.push({ text: `billTypeId IN (${places(billTypeIds)})`, values: billTypeIds });
  }
  if (statusIds.length > 0) {
    parts.push({ text: `statusId IN (${places(statusIds)})`, values: statusIds });
  }
  if (priceFrom !== undefined) parts.push({ text: 'price >= ?', values: [priceFrom] });
  if (priceTo !== undefined) parts.push({ text: 'price <= ?', values: [priceTo] });
  if (downloadStatuses.length > 0) {
    const text = `downloadStatus IN (${places(downloadStatuses)})`;
    parts.push({ text, values: downloadStatuses });
  }
  if (deadlineFrom !== undefined) {
    parts.push({ text: 'downloadDeadline >= ?', values: [deadlineFrom] });
  }
  if (deadlineTo !== undefined) {
    parts.push({ text: 'downloadDeadline <= ?', values: [deadlineTo] });
  }
  if (isDownloadable !== undefined) {
    const { text, values } = downloadableFiles(today);
    parts.push({ text: `${text} IS ${isDownloadable ? 'NOT ' : ''}NULL`, values });
  }
  return join(parts, ' AND ');
}

/**
 * All conditions.
 *
 * @param having which rows have the keywords (KeywordTexts); left out where they are judged otherwise
 */
export function whereOf(conditions: Conditions, having?: Uint8Array): Sql {
  const others = indexed(conditions);
  if (!having) return others;
  const keywords: Sql = { text: "substr(?, billRowId, 1) = x'01'", values: [having] };
  return join([others, keywords], ' AND ');
}

// Ties follow each other newest first, then by number; what has no value comes last (contract, BillSort).
const ties = 'publicationDate DESC, billNumber';
const orders: Record<Exclude<BillSort, 'downloadDeadlineAsc'>, string> = {
  publicationDateDesc: ties,
  publicationDateAsc: 'publicationDate, billNumber',
  priceDesc: `price IS NULL, price DESC, ${ties}`,
  priceAsc: `price IS NULL, price, ${ties}`,
  downloadDeadlineDesc: `downloadDeadline IS NULL, downloadDeadline DESC, ${ties}`,
  lastDownloadedAtDesc: `lastDownloadedAt IS NULL, lastDownloadedAt DESC, ${ties}`,
  lastDownloadedAtAsc: `lastDownloadedAt IS NULL, lastDownloadedAt, ${ties}`,
};

/**
 * What can still be had comes first: open deadlines, none, and those that are over, the latest first. One
 * value tells the three apart, since a letter comes after each day.
 */
const byNearestDeadline = (today: string): Sql => ({
  text: `CASE WHEN downloadDeadline >= ? THEN downloadDeadline WHEN downloadDeadline IS NULL THEN 'n' ELSE 'o' END,
    downloadDeadline DESC, ${ties}`,
  values: [today],
});

/** The order of a list, each bill in one place only. */
export function orderOf(sort: BillSort, { today, deadlineFrom }: Conditions): Sql {
  if (sort !== 'downloadDeadlineAsc') return { text: orders[sort], values: [] };
  // Where no deadline is over or missing there is nothing to tell apart.
  return deadlineFrom !== undefined && deadlineFrom >= today
    ? { text: `downloadDeadline, ${ties}`, values: [] }
    : byNearestDeadline(today);
}
