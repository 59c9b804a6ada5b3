import type { BillRow } from './bills.ts';
import { isDeadlinePassed } from './bills.ts';
import { firstDayListed } from './search/conditions.ts';
import { refuse } from './errors.ts';
import type { World } from './world.ts';

/** The session and the address of an access. */
export type Access = { sessionId: string; ipAddress: string };

/**
 * Records an access of a bill. The list shows the last access of an earlier session as "previous
 * access" (S2, contract).
 */
export function recordAccess(world: World, bill: BillRow, access: Access): void {
  const now = world.clock.now();
  const isSameSession = bill.accessSessionId === access.sessionId;
  const changes = {
    previousAccessAt: isSameSession ? bill.previousAccessAt : bill.accessAt,
    previousAccessIpAddress: isSameSession ? bill.previousAccessIpAddress : bill.accessIpAddress,
    accessAt: now,
    accessIpAddress: access.ipAddress,
    accessSessionId: access.sessionId,
  };
  world.db.update('bills', { billRowId: bill.billRowId }, changes);
}

/** Records a download. The second download of a file makes the bill re-downloaded (S4). */
export function recordDownload(world: World, bill: BillRow, fileId: string, access: Access): void {
  const now = world.clock.now();
  const { db } = world;
  recordAccess(world, bill, access);
  const { billRowId } = bill;
  const before = db.find('billDownloads', { billRowId, fileId });
  const isAgain = before !== undefined || bill.downloadStatus === 'redownloaded';
  db.insert('billDownloads', { billRowId, fileId, downloadedAt: now, ipAddress: access.ipAddress });
  const downloadStatus = isAgain ? 'redownloaded' : 'downloaded';
  db.update('bills', { billRowId }, { downloadStatus, lastDownloadedAt: now });
}

/**
 * @throws RefusedError 403-1-05-01 for a withdrawn bill, 404-1-08-01 after the deadline or before
 *   the first listed month (S4, S8)
 */
export function refuseUndownloadable(world: World, bill: BillRow): void {
  if (bill.isPublished === 0) throw refuse('403-1-05-01');
  if (!isDownloadable(world, bill)) throw refuse('404-1-08-01');
}

export function isDownloadable(world: World, bill: BillRow): boolean {
  const now = world.clock.now();
  const isListed = bill.publicationDate >= firstDayListed(now, world.limits.lastMonths);
  return bill.isPublished === 1 && isListed && !isDeadlinePassed(bill, now);
}
