import {
  addMonths,
  dayMs,
  japanDate,
  japanMonth,
  lastDayOfMonth,
  startOfDay,
} from '../japan-time.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { demoAccountOf, logIn } from './logins.ts';
import type { SetUp } from './state.ts';

/** Number of bills that remain: as many as fit on one page. */
const keptBillCount = 100;

/** Keeps the newest bills. Sets one amount to 0, moves two bills to the end of last month, two to the first day. */
function keepVariedBills({ db, clock }: SandboxData, accountId: string): void {
  db.run(
    `DELETE FROM bills WHERE accountId = ? AND billRowId NOT IN (
       SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate DESC LIMIT ${keptBillCount})`,
    accountId,
    accountId,
  );
  const lastMonth = addMonths(japanMonth(clock.now()), -1);
  db.run(
    `UPDATE bills SET publicationDate = ? WHERE accountId = ? AND billRowId IN (
       SELECT billRowId FROM bills WHERE accountId = ? AND publicationDate LIKE ? || '-%'
       ORDER BY publicationDate DESC LIMIT 2)`,
    lastDayOfMonth(lastMonth),
    accountId,
    accountId,
    lastMonth,
  );
  db.run(
    `UPDATE bills SET price = 0 WHERE billRowId = (
       SELECT billRowId FROM bills WHERE accountId = ? AND price IS NOT NULL ORDER BY abs(price) LIMIT 1)`,
    accountId,
  );
  db.run(
    `UPDATE bills SET publicationDate = (SELECT MIN(publicationDate) FROM bills WHERE accountId = ?)
     WHERE billRowId IN (
       SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate LIMIT 2)`,
    accountId,
    accountId,
  );
}

type BillKeys = { billRowId: number; billNumber: string };

function findPairsOfSameDay({ db }: SandboxData, accountId: string): [BillKeys, BillKeys][] {
  const dates = db.firstColumn<string>(
    `SELECT publicationDate FROM bills WHERE accountId = ?
     GROUP BY publicationDate HAVING COUNT(*) > 1 ORDER BY publicationDate LIMIT 2`,
    accountId,
  );
  return dates.flatMap((date): [BillKeys, BillKeys][] => {
    const [firstBill, secondBill] = db.all<BillKeys>(
      `SELECT billRowId, billNumber FROM bills WHERE accountId = ? AND publicationDate = ?
       ORDER BY billRowId LIMIT 2`,
      accountId,
      date,
    );
    return firstBill && secondBill ? [[firstBill, secondBill]] : [];
  });
}

/**
 * Gives two bills of one day equal values in every column that a list can be sorted by, and does the same with
 * two bills of another day. In one pair, the bill numbers follow the order of the rows; in the other pair, they follow
 * the reverse order. So a list in the order of the rows never looks like a sorted list.
 */
function makeTies(sandbox: SandboxData, accountId: string): void {
  const { db } = sandbox;
  const noDates = { downloadDeadline: null, paymentDueDate: null, lastDownloadedAt: null };
  const equalValues = { price: 88_000, downloadStatus: 'notDownloaded', ...noDates };
  findPairsOfSameDay(sandbox, accountId).forEach(([firstBill, secondBill], index) => {
    for (const { billRowId } of [firstBill, secondBill])
      db.update('bills', { billRowId }, equalValues);
    if (firstBill.billNumber < secondBill.billNumber === (index === 0)) return;
    const setBillNumber = (row: BillKeys, billNumber: string) =>
      db.update('bills', { billRowId: row.billRowId }, { billNumber });
    setBillNumber(firstBill, `${secondBill.billNumber}-`);
    setBillNumber(secondBill, firstBill.billNumber);
    setBillNumber(firstBill, secondBill.billNumber);
  });
}

/** Sets deadlines before, on and after the days that count as "deadline soon", and withdraws one of the bills. */
function makeDeadlines({ db, clock, limits }: SandboxData, accountId: string): void {
  const today = startOfDay(japanDate(clock.now()));
  const soonDayCount = limits.deadlineSoonDays;
  const daysAhead = [-1, 0, 0, 1, soonDayCount, soonDayCount, soonDayCount + 1];
  const rowIds = db.firstColumn<number>(
    `SELECT billRowId FROM bills WHERE accountId = ? AND downloadDeadline IS NOT NULL AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT ?`,
    accountId,
    daysAhead.length + 1,
  );
  rowIds.forEach((billRowId, index) => {
    // The last bill is withdrawn, and its deadline is today. Every second bill has not been downloaded.
    const isNotDownloaded = index % 2 === 1;
    const changes = {
      downloadDeadline: japanDate(today + (daysAhead[index] ?? 0) * dayMs),
      isPublished: index < daysAhead.length ? 1 : 0,
      downloadStatus: isNotDownloaded ? 'notDownloaded' : 'downloaded',
      lastDownloadedAt: isNotDownloaded ? null : clock.now() - index * 60_000,
    };
    db.update('bills', { billRowId }, changes);
  });
}

export const searchStates = {
  'a customer with bills of many kinds is logged in': (sandbox) => {
    const { accountId } = demoAccountOf(sandbox, 'demo-user');
    keepVariedBills(sandbox, accountId);
    makeDeadlines(sandbox, accountId);
    makeTies(sandbox, accountId);
    return logIn(sandbox, 'demo-user');
  },
} satisfies Record<string, SetUp>;
