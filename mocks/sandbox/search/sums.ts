import type { BillCounts } from '../../../generated/model/billCounts.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { Database } from '../database.ts';
import { downloadableFiles, whereOf, type Sql } from './sql.ts';
import type { Conditions } from './conditions.ts';

/**
 * The sums of bills (contract, BillSummary).
 *
 * @param found the rest of a query, from its tables on
 * @param today yyyy-MM-dd in Japan time
 */
export function sumsOf(db: Database, found: Sql, today: string): BillSummary {
  const files = downloadableFiles(today);
  const sums = db.get<BillSummary>(
    `SELECT count(*) AS total, coalesce(sum(price), 0) AS totalPrice,
       count(*) - count(price) AS withoutPriceCount,
       count(files) AS downloadableCount, coalesce(sum(files), 0) AS downloadableFileCount
     FROM (SELECT price, ${files.text} AS files FROM ${found.text})`,
    ...files.values,
    ...found.values,
  );
  if (!sums) throw new Error('A sum has one row always.');
  return { ...sums };
}

/**
 * The counts of bills that can be downloaded now (contract, BillCounts).
 *
 * @param conditions of the whole list
 * @param soonTo yyyy-MM-dd, the last day that counts as soon
 */
export function countsOf(
  db: Database,
  conditions: Conditions,
  soonTo: string,
): Pick<BillCounts, 'notDownloadedCount' | 'deadlineSoonCount'> {
  const where = whereOf({ ...conditions, isDownloadable: true });
  const counts = db.get<{ notDownloadedCount: number; deadlineSoonCount: number }>(
    `SELECT count(*) FILTER (WHERE downloadStatus = 'notDownloaded') AS notDownloadedCount,
       count(*) FILTER (WHERE downloadDeadline <= ?) AS deadlineSoonCount
     FROM bills INDEXED BY billsByDate WHERE ${where.text}`,
    soonTo,
    ...where.values,
  );
  if (!counts) throw new Error('A count has one row always.');
  return { ...counts };
}
