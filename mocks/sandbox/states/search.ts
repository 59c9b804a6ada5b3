import {
  addMonths,
  dayMs,
  japanDate,
  japanMonth,
  lastDayOfMonth,
  startOfDay,
} from '../japan-time.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { demoAccount, loginValues } from './logins.ts';
import type { SetUp } from './state.ts';

/** The bills that remain: they fit on one page. */
const billCount = 100;

/** Keeps the newest bills; sets one amount to 0; moves two to the last day of the last month and two to the first day of all. */
function keepManyKinds({ db, clock }: SandboxData, accountId: string): void {
  db.run(
    `DELETE FROM bills WHERE accountId = ? AND billRowId NOT IN (
       SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate DESC LIMIT ${billCount})`,
    accountId,
    accountId,
  );
  const month = addMonths(japanMonth(clock.now()), -1);
  db.run(
    `UPDATE bills SET publicationDate = ? WHERE accountId = ? AND billRowId IN (
       SELECT billRowId FROM bills WHERE accountId = ? AND publicationDate LIKE ? || '-%'
       ORDER BY publicationDate DESC LIMIT 2)`,
    lastDayOfMonth(month),
    accountId,
    accountId,
    month,
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

type NumberedRow = { billRowId: number; billNumber: string };

function pairsOfOneDay({ db }: SandboxData, accountId: string): [NumberedRow, NumberedRow][] {
  const dates = db.values<string>(
    `SELECT publicationDate FROM bills WHERE accountId = ?
     GROUP BY publicationDate HAVING COUNT(*) > 1 ORDER BY publicationDate LIMIT 2`,
    accountId,
  );
  return dates.flatMap((date): [NumberedRow, NumberedRow][] => {
    const [first, second] = db.all<NumberedRow>(
      `SELECT billRowId, billNumber FROM bills WHERE accountId = ? AND publicationDate = ?
       ORDER BY billRowId LIMIT 2`,
      accountId,
      date,
    );
    return first && second ? [[first, second]] : [];
  });
}

/**
 * Makes two bills of one day equal in everything that a list can be sorted by, except their numbers, and two
 * of another day. In one pair the numbers follow the rows, in the other they are reversed, so that a
 * database's natural order never passes for the contract's order.
 */
function makeTies(sandbox: SandboxData, accountId: string): void {
  const { db } = sandbox;
  const noDates = { downloadDeadline: null, paymentDueDate: null, lastDownloadedAt: null };
  const equalValues = { price: 88_000, downloadStatus: 'notDownloaded', ...noDates };
  pairsOfOneDay(sandbox, accountId).forEach(([first, second], index) => {
    for (const { billRowId } of [first, second]) db.update('bills', { billRowId }, equalValues);
    if (first.billNumber < second.billNumber === (index === 0)) return;
    const setNumber = (row: NumberedRow, number: string) =>
      db.update('bills', { billRowId: row.billRowId }, { billNumber: number });
    setNumber(first, `${second.billNumber}-`);
    setNumber(second, first.billNumber);
    setNumber(first, second.billNumber);
  });
}

/** Sets deadlines on both sides of the days that count as soon; one of the bills is withdrawn. */
function makeDeadlines({ db, clock, limits }: SandboxData, accountId: string): void {
  const today = startOfDay(japanDate(clock.now()));
  const soon = limits.deadlineSoonDays;
  const daysAhead = [-1, 0, 0, 1, soon, soon, soon + 1];
  const rowIds = db.values<number>(
    `SELECT billRowId FROM bills WHERE accountId = ? AND downloadDeadline IS NOT NULL AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT ?`,
    accountId,
    daysAhead.length + 1,
  );
  rowIds.forEach((billRowId, index) => {
    // The last bill is withdrawn and its deadline is today. Every second bill is new.
    const isNew = index % 2 === 1;
    const changes = {
      downloadDeadline: japanDate(today + (daysAhead[index] ?? 0) * dayMs),
      isPublished: index < daysAhead.length ? 1 : 0,
      downloadStatus: isNew ? 'notDownloaded' : 'downloaded',
      lastDownloadedAt: isNew ? null : clock.now() - index * 60_000,
    };
    db.update('bills', { billRowId }, changes);
  });
}

/** States of searches. */
export const searchStates = {
  'a customer with bills of many kinds is logged in': (sandbox) => {
    const { accountId } = demoAccount(sandbox, 'demo-user');
    keepManyKinds(sandbox, accountId);
    makeDeadlines(sandbox, accountId);
    makeTies(sandbox, accountId);
    return loginValues(sandbox, 'demo-user');
  },
} satisfies Record<string, SetUp>;
