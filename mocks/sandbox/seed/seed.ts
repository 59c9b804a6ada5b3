import { readFileSync } from 'node:fs';
import { japanDate, dayMs } from '../japan-time.ts';
import { defaultLimits } from '../limits.ts';
import type { World } from '../world.ts';
import { seedAccounts, accountIdOf, seedLogins } from './accounts.ts';
import { seedBills } from './bills.ts';
import { seedNotices } from './notices.ts';
import { makeToken, type TokenKind } from '../tokens.ts';

type LinkState = 'valid' | 'expired' | 'consumed';

const daysUntilExpiry: Record<LinkState, number> = { valid: 3650, expired: -1, consumed: 1 };

const reissue = { purpose: 'reissue' };
const applicant = { mailAddress: 'keiri@shinki.example.jp', hasAgreed: false };
const agreed = { ...applicant, hasAgreed: true };
const registered = { ...agreed, loginId: 'shinki-user', customerName: '株式会社新規' };
const number = { invoiceRegisterNumber: 'T1234567890123' };

/** Each token without its prefix `demo-`, with its kind, account, payload and state. */
const links: [string, TokenKind, accountId: string | null, payload: object, LinkState][] = [
  ['password-link', 'passwordSetting', 'acc-bill', reissue, 'valid'],
  ['password-first', 'passwordSetting', 'acc-empty', { purpose: 'initial' }, 'valid'],
  ['password-expired', 'passwordSetting', 'acc-bill', reissue, 'expired'],
  ['password-consumed', 'passwordSetting', 'acc-bill', reissue, 'consumed'],
  ['download', 'download', 'acc-bill', { newest: 12 }, 'valid'],
  ['download-many', 'download', 'acc-bill', { newest: 300 }, 'valid'],
  ['download-empty', 'download', 'acc-empty', { newest: 12 }, 'valid'],
  ['download-expired', 'download', 'acc-bill', { newest: 12 }, 'expired'],
  ['registration', 'registration', null, applicant, 'valid'],
  ['registration-agreed', 'registration', null, agreed, 'valid'],
  ['registration-expired', 'registration', null, applicant, 'expired'],
  ['registration-consumed', 'registration', null, registered, 'consumed'],
  ['invoice-number', 'invoiceNumber', 'acc-bill', {}, 'valid'],
  ['invoice-number-expired', 'invoiceNumber', 'acc-bill', {}, 'expired'],
  ['invoice-number-consumed', 'invoiceNumber', 'acc-bill', number, 'consumed'],
  ['invoice-number-nameless', 'invoiceNumber', 'acc-nameless', {}, 'valid'],
  ['invoice-number-gone', 'invoiceNumber', 'acc-nobody', {}, 'valid'],
];

/** Adds links with short tokens for each state of S4 (README.md lists them). */
function seedLinks(world: World): void {
  const now = world.clock.now();
  for (const [name, kind, accountId, payload, state] of links) {
    const token = `demo-${name}`;
    const expiresAt = now + daysUntilExpiry[state] * dayMs;
    const link = { kind, payload: { ...payload }, expiresAt };
    makeToken(world, { customerCode: 'demo', accountId }, link, token);
    if (state === 'consumed') world.db.update('tokens', { token }, { consumedAt: now - dayMs });
  }
}

const seedMonths = 24;

const asset = (name: string): Buffer => readFileSync(new URL(`../assets/${name}`, import.meta.url));

/** Contents of attachments of bills and notices, by blobId (assets/bill-texts.json). */
const seedBlobs: Readonly<Record<string, Buffer>> = {
  xlsx: asset('attachment.xlsx'),
  pdf: asset('attachment.pdf'),
  receipt: asset('receipt.pdf'),
  csv: asset('attachment.csv'),
  png: asset('attachment.png'),
};

function fillDatabase(world: World, now: number): void {
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
        months: Math.min(seedMonths, Math.max(1, count)),
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
    fillDatabase(world, now);
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
