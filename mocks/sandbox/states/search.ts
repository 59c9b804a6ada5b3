import { addMonths, japanDate, japanMonth, lastDayOf, startOfDay } from '../japan-time.ts';
import { startAnew } from '../seed/seed.ts';
import type { World } from '../world.ts';
import { demoAccount, loginValues } from './logins.ts';
import type { ProviderState } from './state.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** As many bills as one page of 100 holds. */
const kept = 100;

/** Leaves the newest bills, and puts two of them onto the last day of the month that is over, two onto another. */
function keepManyKinds({ db, clock }: World, accountId: string): void {
  db.run(
    `DELETE FROM bills WHERE accountId = ? AND billRowId NOT IN (
       SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate DESC LIMIT ${kept})`,
    accountId,
    accountId,
  );
  const month = addMonths(japanMonth(clock.now()), -1);
  db.run(
    `UPDATE bills SET publicationDate = ? WHERE accountId = ? AND billRowId IN (
       SELECT billRowId FROM bills WHERE accountId = ? AND publicationDate LIKE ? || '-%'
       ORDER BY publicationDate DESC LIMIT 2)`,
    lastDayOf(month),
    accountId,
    accountId,
    month,
  );
  db.run(
    `UPDATE bills SET publicationDate = (SELECT MIN(publicationDate) FROM bills WHERE accountId = ?)
     WHERE billRowId IN (
       SELECT billRowId FROM bills WHERE accountId = ? ORDER BY publicationDate LIMIT 2)`,
    accountId,
    accountId,
  );
}

type Numbered = { billRowId: number; billNumber: string };

/** Two bills of each of two days. */
function pairsOfOneDay({ db }: World, accountId: string): [Numbered, Numbered][] {
  const days = db.all<{ day: string }>(
    `SELECT publicationDate AS day FROM bills WHERE accountId = ?
     GROUP BY publicationDate HAVING COUNT(*) > 1 ORDER BY publicationDate LIMIT 2`,
    accountId,
  );
  return days.flatMap(({ day }): [Numbered, Numbered][] => {
    const [first, second] = db.all<Numbered>(
      `SELECT billRowId, billNumber FROM bills WHERE accountId = ? AND publicationDate = ?
       ORDER BY billRowId LIMIT 2`,
      accountId,
      day,
    );
    return first && second ? [[first, second]] : [];
  });
}

/**
 * Makes two bills of one day equal in all that a list can be ordered by but their numbers, and two of
 * another day. In one pair the numbers follow the rows, in the other they are the other way round: no
 * order that a database has by itself passes for the contract's.
 */
function makeEquals(world: World, accountId: string): void {
  const { db } = world;
  pairsOfOneDay(world, accountId).forEach(([first, second], at) => {
    db.run(
      `UPDATE bills SET price = 88000, downloadDeadline = NULL, lastDownloadedAt = NULL
       WHERE billRowId IN (?, ?)`,
      first.billRowId,
      second.billRowId,
    );
    if (first.billNumber < second.billNumber === (at === 0)) return;
    const setNumber = (row: Numbered, number: string) =>
      db.run('UPDATE bills SET billNumber = ? WHERE billRowId = ?', number, row.billRowId);
    setNumber(first, `${second.billNumber}-`);
    setNumber(second, first.billNumber);
    setNumber(first, second.billNumber);
  });
}

/** Bills whose deadlines lie on either side of the ends of the days that are called soon, and withdrawn ones. */
function makeDeadlines(world: World, accountId: string): void {
  const { db, clock, limits } = world;
  const today = startOfDay(japanDate(clock.now()));
  const soon = limits.deadlineSoonDays;
  const days = [-1, 0, 0, 1, soon, soon, soon + 1];
  const bills = db.all<{ billRowId: number }>(
    `SELECT billRowId FROM bills WHERE accountId = ? AND downloadDeadline IS NOT NULL AND isPublished = 1
     ORDER BY publicationDate DESC, billNumber LIMIT ?`,
    accountId,
    days.length + 1,
  );
  bills.forEach(({ billRowId }, at) => {
    // The last one ends on this day, and is withdrawn; new to the customer, as every other one.
    db.run(
      `UPDATE bills SET downloadDeadline = ?, isPublished = ?, downloadStatus = ?, lastDownloadedAt = ?
       WHERE billRowId = ?`,
      japanDate(today + (days[at] ?? 0) * oneDay),
      at < days.length ? 1 : 0,
      at % 2 === 1 ? 'notDownloaded' : 'downloaded',
      at % 2 === 1 ? null : clock.now() - at * 60_000,
      billRowId,
    );
  });
}

/** Situations of searches. They start from a reset. */
export const searchStates: Record<string, ProviderState> = {
  'a customer with bills of many kinds is logged in': {
    description: `demo-user with its newest ${kept} bills, two of them of the last day of a month, deadlines about the days that are called soon, two pairs equal but for their numbers.`,
    params: {},
    setup: async (world) => {
      await startAnew(world);
      const { accountId } = demoAccount(world, 'demo-user');
      keepManyKinds(world, accountId);
      makeDeadlines(world, accountId);
      makeEquals(world, accountId);
      return loginValues(world, 'demo-user');
    },
  },
};
