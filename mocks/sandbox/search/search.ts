import type { SQLInputValue } from 'node:sqlite';
import type { BillRow } from '../bills.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';
import type { Schemas } from '../schemas.ts';

/** A part of an SQL statement, and the values for the question marks in the text. */
type SqlPart = { text: string; values: SQLInputValue[] };

/** SQL for the number of a bill's files that can be downloaded (S4); null instead of 0. */
const downloadableFileCountSql = (today: string): SqlPart => ({
  text: `iif(downloadDeadline < ?, NULL,
    nullif(isPublished * ((pdfSize IS NOT NULL) + (csvSize IS NOT NULL)), 0))`,
  values: [today],
});

function whereOf(conditions: Conditions): SqlPart {
  const { accountId, publicationFrom, publicationTo, isDownloadable, today, column, keywords } =
    conditions;
  const sqlParts: SqlPart[] = [
    { text: 'accountId = ?', values: [accountId] },
    { text: 'publicationDate BETWEEN ? AND ?', values: [publicationFrom, publicationTo] },
  ];
  const chosenValuesByColumn = {
    billTypeId: conditions.billTypeIds,
    statusId: conditions.statusIds,
    downloadStatus: conditions.downloadStatuses,
  };
  for (const [name, values] of Object.entries(chosenValuesByColumn))
    if (values.length > 0)
      sqlParts.push({ text: `${name} IN (${values.map(() => '?').join(', ')})`, values });
  const boundsByCondition = {
    'price >= ?': conditions.priceFrom,
    'price <= ?': conditions.priceTo,
    'downloadDeadline >= ?': conditions.deadlineFrom,
    'downloadDeadline <= ?': conditions.deadlineTo,
    'paymentDueDate >= ?': conditions.paymentDueFrom,
    'paymentDueDate <= ?': conditions.paymentDueTo,
  };
  for (const [text, value] of Object.entries(boundsByCondition))
    if (value !== undefined) sqlParts.push({ text, values: [value] });
  if (isDownloadable !== undefined) {
    const { text, values } = downloadableFileCountSql(today);
    sqlParts.push({ text: `${text} IS ${isDownloadable ? 'NOT ' : ''}NULL`, values });
  }
  for (const keyword of keywords)
    sqlParts.push({ text: `instr(${column}, ?) > 0`, values: [keyword] });
  return {
    text: sqlParts.map(({ text }) => text).join(' AND '),
    values: sqlParts.flatMap(({ values }) => values),
  };
}

/** The columns of the sorts that begin with the nearest day. */
const nearestDayColumns = {
  downloadDeadlineAsc: 'downloadDeadline',
  paymentDueDateAsc: 'paymentDueDate',
} as const;

// Bills with equal values are sorted newest first, then by number. Bills without a value come last
// (contract, BillSort).
const tieOrder = 'publicationDate DESC, billNumber';
const sqlOrdersBySort: Record<
  Exclude<Schemas['BillSort'], keyof typeof nearestDayColumns>,
  string
> = {
  publicationDateDesc: tieOrder,
  publicationDateAsc: 'publicationDate, billNumber',
  priceDesc: `price IS NULL, price DESC, ${tieOrder}`,
  priceAsc: `price IS NULL, price, ${tieOrder}`,
  downloadDeadlineDesc: `downloadDeadline IS NULL, downloadDeadline DESC, ${tieOrder}`,
  lastDownloadedAtDesc: `lastDownloadedAt IS NULL, lastDownloadedAt DESC, ${tieOrder}`,
  lastDownloadedAtAsc: `lastDownloadedAt IS NULL, lastDownloadedAt, ${tieOrder}`,
};

/** The SQL order for a sort. The order of bills with equal values is also defined. */
function orderOf(sort: Schemas['BillSort'], today: string): SqlPart {
  if (sort !== 'downloadDeadlineAsc' && sort !== 'paymentDueDateAsc')
    return { text: sqlOrdersBySort[sort], values: [] };
  const column = nearestDayColumns[sort];
  return {
    // Future days come first, then bills without a day, then past days with the latest first. `n` and `o` sort after
    // all dates, because letters come after digits.
    text: `CASE WHEN ${column} >= ? THEN ${column} WHEN ${column} IS NULL THEN 'n' ELSE 'o' END,
      ${column} DESC, ${tieOrder}`,
    values: [today],
  };
}

/** Finds bills. @returns the number of all matching bills, and one page of them in the requested order */
export function findBills(
  db: Database,
  conditions: Conditions,
  { sort, limit, offset }: { sort: Schemas['BillSort']; limit: number; offset: number },
): { total: number; bills: BillRow[] } {
  const { text, values } = whereOf(conditions);
  const orderSql = orderOf(sort, conditions.today);
  const [total = 0] = db.firstColumn<number>(`SELECT count(*) FROM bills WHERE ${text}`, ...values);
  const bills = db.all<BillRow>(
    `SELECT * FROM bills WHERE ${text} ORDER BY ${orderSql.text} LIMIT ? OFFSET ?`,
    ...values,
    ...orderSql.values,
    limit,
    offset,
  );
  return { total, bills };
}

/** The sums over all matching bills (contract, BillSummary). */
export function summaryOf(db: Database, conditions: Conditions): Schemas['BillSummary'] {
  const whereSql = whereOf(conditions);
  const fileCountSql = downloadableFileCountSql(conditions.today);
  const [sums] = db.all<Schemas['BillSummary']>(
    `SELECT count(*) AS total, coalesce(sum(price), 0) AS totalPrice,
       count(*) - count(price) AS withoutPriceCount,
       count(files) AS downloadableCount, coalesce(sum(files), 0) AS downloadableFileCount
     FROM (SELECT price, ${fileCountSql.text} AS files FROM bills WHERE ${whereSql.text})`,
    ...fileCountSql.values,
    ...whereSql.values,
  );
  if (!sums) throw new Error('A sum always has one row.');
  return { ...sums };
}

type Counts = Pick<Schemas['BillCounts'], 'notDownloadedCount' | 'deadlineSoonCount'>;

/**
 * The counts of bills that can be downloaded now (contract, BillCounts).
 *
 * @param conditions of the whole list
 * @param lastSoonDay yyyy-MM-dd, the last day that counts as soon
 */
export function countsOf(db: Database, conditions: Conditions, lastSoonDay: string): Counts {
  const whereSql = whereOf({ ...conditions, isDownloadable: true });
  const [counts] = db.all<Counts>(
    `SELECT count(*) FILTER (WHERE downloadStatus = 'notDownloaded') AS notDownloadedCount,
       count(*) FILTER (WHERE downloadDeadline <= ?) AS deadlineSoonCount
     FROM bills WHERE ${whereSql.text}`,
    lastSoonDay,
    ...whereSql.values,
  );
  if (!counts) throw new Error('A count always has one row.');
  return { ...counts };
}
