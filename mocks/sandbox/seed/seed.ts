import { randomUUID } from 'node:crypto';
import { japanDate } from '../japan-time.ts';
import type { World } from '../world.ts';
import { seedAccounts } from './accounts.ts';
import { seedBills } from './bills.ts';
import { seedBlobs } from './blobs.ts';
import { seedLinks } from './links.ts';
import { accountIdOf, seedLogins } from './logins.ts';
import { seedNotices } from './notices.ts';

/** Months over which bills are spread. */
const months = 24;

/** A fifth of a second of work for 1,200 bills. */
async function fill(world: World, now: number): Promise<void> {
  const { db } = world;
  const blobs = await seedBlobs();
  db.recreateTables();
  db.transaction(() => {
    for (const [blobId, content] of Object.entries(blobs)) db.insert('blobs', { blobId, content });
    seedAccounts(db, now);
    for (const login of seedLogins) {
      const count = login.bills === 'main' ? world.seedSize : (login.bills ?? 0);
      seedBills(db, {
        accountId: accountIdOf(login),
        customerName: login.customerName ?? 'お客さま',
        idPrefix: login.slug,
        count,
        months: Math.min(months, Math.max(1, count)),
        now,
      });
    }
    seedNotices(db, now);
    seedLinks(world);
  });
  db.optimize();
}

/**
 * Makes everything anew: tables, logins, bills, notices, links. The clock stays as it is.
 *
 * The second time on the same day, a database in memory is a copy of what the first time made: days
 * and periods are counted in days from the seed, so that they are the same.
 */
export async function seedAll(world: World): Promise<void> {
  const { db, clock, seedSize } = world;
  const now = clock.now();
  const key = `${japanDate(now)} ${seedSize}`;
  if (world.seeded?.key === key) {
    db.restore(world.seeded.copy);
  } else {
    await fill(world, now);
    const copy = db.copy();
    if (copy) world.seeded = { key, copy };
  }
  db.setMeta('madeAt', randomUUID());
  world.orderedErrors.length = 0;
  world.runningBatches.clear();
  world.pendingKeys.clear();
  world.recentCalls.clear();
}

/** Everything as after a first start: data, limits, clock. */
export async function resetWorld(world: World): Promise<void> {
  world.clock.reset();
  Object.assign(world.limits, world.initialLimits);
  await seedAll(world);
}
