import type { BillCounts } from '../../../generated/model/billCounts.ts';
import type { BillSort } from '../../../generated/model/billSort.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { BillRow } from '../bills.ts';
import type { Database } from '../database.ts';
import type { Conditions } from './conditions.ts';
import { downloadableFiles, orderOf, whereOf } from './sql.ts';

/** Finds bills. @returns the number of all hits, and one page of them in the requested order */
export function findBills(
  db: Database,
  conditions: Conditions,
  { sort, limit, offset }: { sort: BillSort; limit: number; offset: number },
): { total: number; bills: BillRow[] } {
  const { text, values } = whereOf(conditions);
  const order = orderOf(sort, conditions.today);
  const [total = 0] = db.values<number>(`SELECT count(*) FROM bills WHERE ${text}`, ...values);
  const bills = db.all<BillRow>(
    `SELECT * FROM bills WHERE ${text} ORDER BY ${order.text} LIMIT ? OFFSET ?`,
    ...values,
    ...order.values,
    limit,
    offset,
  );
  return { total, bills };
}

/** The sums of all hits (contract, BillSummary). */
export function summaryOf(db: Database, conditions: Conditions): BillSummary {
  const where = whereOf(conditions);
  const files = downloadableFiles(conditions.today);
  const [sums] = db.all<BillSummary>(
    `SELECT count(*) AS total, coalesce(sum(price), 0) AS totalPrice,
       count(*) - count(price) AS withoutPriceCount,
       count(files) AS downloadableCount, coalesce(sum(files), 0) AS downloadableFileCount
     FROM (SELECT price, ${files.text} AS files FROM bills WHERE ${where.text})`,
    ...files.values,
    ...where.values,
  );
  if (!sums) throw new Error('A sum always has one row.');
  return { ...sums };
}

type Counts = Pick<BillCounts, 'notDownloadedCount' | 'deadlineSoonCount'>;

/**
 * The counts of bills that can be downloaded now (contract, BillCounts).
 *
 * @param conditions of the whole list
 * @param soonTo yyyy-MM-dd, the last day that counts as soon
 */
export function countsOf(db: Database, conditions: Conditions, soonTo: string): Counts {
  const where = whereOf({ ...conditions, isDownloadable: true });
  const [counts] = db.all<Counts>(
    `SELECT count(*) FILTER (WHERE downloadStatus = 'notDownloaded') AS notDownloadedCount,
       count(*) FILTER (WHERE downloadDeadline <= ?) AS deadlineSoonCount
     FROM bills WHERE ${where.text}`,
    soonTo,
    ...where.values,
  );
  if (!counts) throw new Error('A count always has one row.');
  return { ...counts };
}
