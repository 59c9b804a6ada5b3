import type { SQLInputValue } from 'node:sqlite';
import type { BillSort } from '../../../generated/model/billSort.ts';
import type { Conditions } from './conditions.ts';

/** A part of an SQL statement with its values. */
export type Sql = { text: string; values: SQLInputValue[] };

/** The number of a bill's downloadable files (S4) in SQL; null if there is none. */
export const downloadableFiles = (today: string): Sql => ({
  text: `iif(downloadDeadline < ?, NULL,
    nullif(isPublished * ((pdfSize IS NOT NULL) + (csvSize IS NOT NULL)), 0))`,
  values: [today],
});

/** All conditions. */
export function whereOf(conditions: Conditions): Sql {
  const { accountId, from, to, isDownloadable, today, column, keywords } = conditions;
  const parts: Sql[] = [
    { text: 'accountId = ?', values: [accountId] },
    { text: 'publicationDate BETWEEN ? AND ?', values: [from, to] },
  ];
  const lists = {
    billTypeId: conditions.billTypeIds,
    statusId: conditions.statusIds,
    downloadStatus: conditions.downloadStatuses,
  };
  for (const [name, values] of Object.entries(lists))
    if (values.length > 0)
      parts.push({ text: `${name} IN (${values.map(() => '?').join(', ')})`, values });
  const ends = {
    'price >= ?': conditions.priceFrom,
    'price <= ?': conditions.priceTo,
    'downloadDeadline >= ?': conditions.deadlineFrom,
    'downloadDeadline <= ?': conditions.deadlineTo,
    'paymentDueDate >= ?': conditions.paymentDueFrom,
    'paymentDueDate <= ?': conditions.paymentDueTo,
  };
  for (const [text, value] of Object.entries(ends))
    if (value !== undefined) parts.push({ text, values: [value] });
  if (isDownloadable !== undefined) {
    const { text, values } = downloadableFiles(today);
    parts.push({ text: `${text} IS ${isDownloadable ? 'NOT ' : ''}NULL`, values });
  }
  for (const keyword of keywords)
    parts.push({ text: `instr(${column}, ?) > 0`, values: [keyword] });
  return {
    text: parts.map(({ text }) => text).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The column of each order that begins with the nearest day. */
const nearestFirst = {
  downloadDeadlineAsc: 'downloadDeadline',
  paymentDueDateAsc: 'paymentDueDate',
} as const;

// Ties are sorted newest first, then by number. Bills without a value come last (contract,
// BillSort).
const tieOrder = 'publicationDate DESC, billNumber';
const orders: Record<Exclude<BillSort, keyof typeof nearestFirst>, string> = {
  publicationDateDesc: tieOrder,
  publicationDateAsc: 'publicationDate, billNumber',
  priceDesc: `price IS NULL, price DESC, ${tieOrder}`,
  priceAsc: `price IS NULL, price, ${tieOrder}`,
  downloadDeadlineDesc: `downloadDeadline IS NULL, downloadDeadline DESC, ${tieOrder}`,
  lastDownloadedAtDesc: `lastDownloadedAt IS NULL, lastDownloadedAt DESC, ${tieOrder}`,
  lastDownloadedAtAsc: `lastDownloadedAt IS NULL, lastDownloadedAt, ${tieOrder}`,
};

/** A total order of the list. */
export function orderOf(sort: BillSort, today: string): Sql {
  if (sort !== 'downloadDeadlineAsc' && sort !== 'paymentDueDateAsc')
    return { text: orders[sort], values: [] };
  const column = nearestFirst[sort];
  return {
    // Future days come first, then bills without a day, then past days, the latest first. One value is enough
    // for the three groups, because letters come after digits.
    text: `CASE WHEN ${column} >= ? THEN ${column} WHEN ${column} IS NULL THEN 'n' ELSE 'o' END,
      ${column} DESC, ${tieOrder}`,
    values: [today],
  };
}
