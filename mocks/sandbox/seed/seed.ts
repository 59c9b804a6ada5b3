import { readFileSync } from 'node:fs';
import { japanDate } from '../japan-time.ts';
import { defaultLimits } from '../limits.ts';
import type { World } from '../world.ts';
import { seedAccounts, accountIdOf, seedLogins } from './accounts.ts';
import { seedBills } from './bills.ts';
import { seedLinks } from './links.ts';
import { seedNotices } from './notices.ts';

const months = 24;

const asset = (name: string): Buffer => readFileSync(new URL(`../assets/${name}`, import.meta.url));

/** Contents of attachments of bills and notices, by blobId (seed/names.ts). */
const seedBlobs: Readonly<Record<string, Buffer>> = {
  xlsx: asset('attachment.xlsx'),
  pdf: asset('attachment.pdf'),
  receipt: asset('receipt.pdf'),
  csv: asset('attachment.csv'),
  png: asset('attachment.png'),
};

function fill(world: World, now: number): void {
  const { db } = world;
  db.recreateTables();
  db.transaction(() => {
    for (const [blobId, content] of Object.entries(seedBlobs))
      db.insert('blobs', { blobId, content });
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
}

/**
 * Replaces all data: tables, logins, bills, notices, links. The clock does not change.
 *
 * A database in memory is copied after its first seed of a day and restored from then on: all times
 * depend on the day only.
 */
export function seedAll(world: World): void {
  const { db, clock, seedSize } = world;
  const now = clock.now();
  const key = `${japanDate(now)} ${seedSize}`;
  if (world.seeded?.key === key) {
    db.restore(world.seeded.copy);
  } else {
    fill(world, now);
    const copy = db.copy();
    if (copy) world.seeded = { key, copy };
  }
  world.orderedErrors.length = 0;
  world.runningBatches.clear();
  world.pendingKeys.clear();
  world.recentCalls.clear();
}

/** Resets data, limits and clock. */
export function resetWorld(world: World): void {
  world.clock.reset();
  Object.assign(world.limits, defaultLimits);
  seedAll(world);
}
