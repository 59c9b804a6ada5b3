import { addMonths, japanMonth, lastDayOf } from '../clock.ts';
import { startAnew } from '../seed/seed.ts';
import type { World } from '../world.ts';
import { demoAccount, loginValues } from './logins.ts';
import type { ProviderState } from './state.ts';

/** As many bills as one page of 100 holds. */
const kept = 100;

/** Leaves the newest bills, and puts some of them onto the last day of the month that is over. */
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
}

/** Situations of searches. They start from a reset. */
export const searchStates: Record<string, ProviderState> = {
  'a customer with bills of many kinds is logged in': {
    description: `demo-user with its newest ${kept} bills, two of them of the last day of a month.`,
    params: {},
    setup: async (world) => {
      await startAnew(world);
      keepManyKinds(world, demoAccount(world, 'demo-user').accountId);
      return loginValues(world, 'demo-user');
    },
  },
};
