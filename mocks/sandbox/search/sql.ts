import type { SQLInputValue } from 'node:sqlite';
import type { BillSort } from '../../../generated/model/billSort.ts';
import type { Conditions } from './conditions.ts';

/** A part of an SQL statement with its values. */
export type Sql = { text: string; values: SQLInputValue[] };

const join = (parts: Sql[], between: string): Sql => ({
  text: parts.map(({ text }) => text).join(between),
  values: parts.flatMap(({ values }) => values),
});

const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** The number of a bill's downloadable files (S4) in SQL; null if there is none. */
export const downloadableFiles = (today: string): Sql => ({
  text: 'iif(downloadDeadline < ?, NULL, publishedFileCount)',
  values: [today],
});

/** The conditions that the index `billsByDate` can answer. */
function indexed(conditions: Conditions): Sql {
  const { accountId, from, to, billTypeIds, statusIds, priceFrom, priceTo } = conditions;
  const { downloadStatuses, deadlineFrom, deadlineTo, isDownloadable, today } = conditions;
  const { paymentDueFrom, paymentDueTo } = conditions;
  const parts: Sql[] = [
    { text: 'accountId = ?', values: [accountId] },
    { text: 'publicationDate BETWEEN ? AND ?', values: [from, to] },
  ];
  if (billTypeIds.length > 0) {
    parts.push({ text: `billTypeId IN (${placeholders(billTypeIds)})`, values: billTypeIds });
  }
  if (statusIds.length > 0) {
    parts.push({ text: `statusId IN (${placeholders(statusIds)})`, values: statusIds });
  }
  if (priceFrom !== undefined) parts.push({ text: 'price >= ?', values: [priceFrom] });
  if (priceTo !== undefined) parts.push({ text: 'price <= ?', values: [priceTo] });
  if (downloadStatuses.length > 0) {
    const text = `downloadStatus IN (${placeholders(downloadStatuses)})`;
    parts.push({ text, values: downloadStatuses });
  }
  if (deadlineFrom !== undefined) {
    parts.push({ text: 'downloadDeadline >= ?', values: [deadlineFrom] });
  }
  if (deadlineTo !== undefined) {
    parts.push({ text: 'downloadDeadline <= ?', values: [deadlineTo] });
  }
  if (paymentDueFrom !== undefined) {
    parts.push({ text: 'paymentDueDate >= ?', values: [paymentDueFrom] });
  }
  if (paymentDueTo !== undefined) {
    parts.push({ text: 'paymentDueDate <= ?', values: [paymentDueTo] });
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
 * @param matches rows that have the keywords (KeywordTexts); undefined if they are compared
 *   elsewhere
 */
export function whereOf(conditions: Conditions, matches?: Uint8Array): Sql {
  const others = indexed(conditions);
  if (!matches) return others;
  const keywords: Sql = { text: "substr(?, billRowId, 1) = x'01'", values: [matches] };
  return join([others, keywords], ' AND ');
}

// Ties are sorted newest first, then by number. Bills without a value come last (contract,
// BillSort).
const tieOrder = 'publicationDate DESC, billNumber';
const orders: Record<Exclude<BillSort, 'downloadDeadlineAsc' | 'paymentDueDateAsc'>, string> = {
  publicationDateDesc: tieOrder,
  publicationDateAsc: 'publicationDate, billNumber',
  priceDesc: `price IS NULL, price DESC, ${tieOrder}`,
  priceAsc: `price IS NULL, price, ${tieOrder}`,
  downloadDeadlineDesc: `downloadDeadline IS NULL, downloadDeadline DESC, ${tieOrder}`,
  lastDownloadedAtDesc: `lastDownloadedAt IS NULL, lastDownloadedAt DESC, ${tieOrder}`,
  lastDownloadedAtAsc: `lastDownloadedAt IS NULL, lastDownloadedAt, ${tieOrder}`,
};

/**
 * Future days come first, then bills without a day, then past days, the latest first. One value is
 * enough for the three groups, because letters come after digits.
 */
const byNearest = (column: 'downloadDeadline' | 'paymentDueDate', today: string): Sql => ({
  text: `CASE WHEN ${column} >= ? THEN ${column} WHEN ${column} IS NULL THEN 'n' ELSE 'o' END,
    ${column} DESC, ${tieOrder}`,
  values: [today],
});

/** A total order of the list. */
export function orderOf(sort: BillSort, { today, deadlineFrom }: Conditions): Sql {
  if (sort === 'paymentDueDateAsc') return byNearest('paymentDueDate', today);
  if (sort !== 'downloadDeadlineAsc') return { text: orders[sort], values: [] };
  // With this condition, every bill is in the first group.
  return deadlineFrom !== undefined && deadlineFrom >= today
    ? { text: `downloadDeadline, ${tieOrder}`, values: [] }
    : byNearest('downloadDeadline', today);
}
