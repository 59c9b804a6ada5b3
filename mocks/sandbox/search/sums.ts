import type { BillCounts } from '../../../generated/model/billCounts.ts';
import type { BillSummary } from '../../../generated/model/billSummary.ts';
import type { Database } from '../database.ts';
import { downloadableFiles, whereOf, type Sql } from './sql.ts';
import type { Conditions } from './conditions.ts';

/**
 * What bills add up to (contract, BillSummary).
 *
 * @param found the part of a query from its tables on
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
 * What is new and what ends soon, of the bills that can be had (contract, BillCounts).
 *
 * @param conditions of the whole list
 * @param soonTo yyyy-MM-dd, that day included
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
