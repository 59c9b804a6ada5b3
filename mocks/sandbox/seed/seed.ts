import { readFileSync } from 'node:fs';
import { japanDate, dayMs } from '../japan-time.ts';
import { defaultLimits } from '../limits.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { seedAccounts, accountIdOf, seedLogins } from './accounts.ts';
import { seedBills } from './bills.ts';
import { seedNotices } from './notices.ts';
import { createLink, type LinkKind } from '../links.ts';

type LinkState = 'valid' | 'expired' | 'consumed';

const daysUntilExpiry: Record<LinkState, number> = { valid: 3650, expired: -1, consumed: 1 };

const reissuePayload = { purpose: 'reissue' };
const applicantPayload = { mailAddress: 'keiri@shinki.example.jp', hasAgreed: false };
const agreedPayload = { ...applicantPayload, hasAgreed: true };
const registeredPayload = {
  ...agreedPayload,
  loginId: 'shinki-user',
  customerName: '株式会社新規',
};
const registeredNumberPayload = { invoiceRegisterNumber: 'T1234567890123' };

/** The mailed links. The token of a row is `demo-` and the first value. */
const seedLinkTable: [string, LinkKind, accountId: string | null, payload: object, LinkState][] = [
  ['password-link', 'passwordSetting', 'acc-bill', reissuePayload, 'valid'],
  ['password-first', 'passwordSetting', 'acc-empty', { purpose: 'initial' }, 'valid'],
  ['password-expired', 'passwordSetting', 'acc-bill', reissuePayload, 'expired'],
  ['password-consumed', 'passwordSetting', 'acc-bill', reissuePayload, 'consumed'],
  ['download', 'download', 'acc-bill', { billCount: 12 }, 'valid'],
  ['download-many', 'download', 'acc-bill', { billCount: 300 }, 'valid'],
  ['download-empty', 'download', 'acc-empty', { billCount: 12 }, 'valid'],
  ['download-expired', 'download', 'acc-bill', { billCount: 12 }, 'expired'],
  ['registration', 'registration', null, applicantPayload, 'valid'],
  ['registration-agreed', 'registration', null, agreedPayload, 'valid'],
  ['registration-expired', 'registration', null, applicantPayload, 'expired'],
  ['registration-consumed', 'registration', null, registeredPayload, 'consumed'],
  ['invoice-number', 'invoiceNumber', 'acc-bill', {}, 'valid'],
  ['invoice-number-expired', 'invoiceNumber', 'acc-bill', {}, 'expired'],
  ['invoice-number-consumed', 'invoiceNumber', 'acc-bill', registeredNumberPayload, 'consumed'],
  ['invoice-number-nameless', 'invoiceNumber', 'acc-nameless', {}, 'valid'],
  ['invoice-number-gone', 'invoiceNumber', 'acc-nobody', {}, 'valid'],
];

/** Adds links with short tokens for each state of a link (S4); README.md lists all links. */
function seedLinks(sandbox: SandboxData): void {
  const now = sandbox.clock.now();
  for (const [name, kind, accountId, payload, state] of seedLinkTable) {
    const token = `demo-${name}`;
    const expiresAt = now + daysUntilExpiry[state] * dayMs;
    const link = { kind, payload: { ...payload }, expiresAt };
    createLink(sandbox, { customerCode: 'demo', accountId }, link, token);
    if (state === 'consumed') sandbox.db.update('tokens', { token }, { consumedAt: now - dayMs });
  }
}

const seededMonthCount = 24;

const readAsset = (name: string): Buffer =>
  readFileSync(new URL(`../assets/${name}`, import.meta.url));

/** Contents of attachments of bills and notices, by blobId (assets/bill-texts.json). */
const blobContents: Readonly<Record<string, Buffer>> = {
  xlsx: readAsset('attachment.xlsx'),
  pdf: readAsset('attachment.pdf'),
  receipt: readAsset('receipt.pdf'),
  csv: readAsset('attachment.csv'),
  png: readAsset('attachment.png'),
};

function fillDatabase(sandbox: SandboxData, now: number): void {
  const { db } = sandbox;
  db.recreateTables();
  db.transaction(() => {
    for (const [blobId, content] of Object.entries(blobContents))
      db.insert('blobs', { blobId, content });
    seedAccounts(db, now);
    for (const login of seedLogins) {
      const billCount = login.billCount === 'main' ? sandbox.demoBillCount : (login.billCount ?? 0);
      seedBills(db, {
        accountId: accountIdOf(login),
        customerName: login.customerName ?? 'お客さま',
        idPrefix: login.slug,
        billCount,
        monthCount: Math.min(seededMonthCount, Math.max(1, billCount)),
        now,
      });
    }
    seedNotices(db, now);
    seedLinks(sandbox);
  });
}

/**
 * Replaces all data: tables, logins, bills, notices, links. The clock does not change.
 *
 * A database in memory is copied after the first seed of a day. Later seeds restore the copy, because all
 * times depend only on the day.
 */
export function seedAll(sandbox: SandboxData): void {
  const { db, clock, demoBillCount } = sandbox;
  const now = clock.now();
  const key = `${japanDate(now)} ${demoBillCount}`;
  if (sandbox.seededDatabase?.key === key) {
    db.restore(sandbox.seededDatabase.copy);
  } else {
    fillDatabase(sandbox, now);
    const copy = db.copy();
    if (copy) sandbox.seededDatabase = { key, copy };
  }
  sandbox.orderedErrors.length = 0;
  sandbox.runningBatches.clear();
  sandbox.pendingKeys.clear();
  sandbox.recentCallTimesByKey.clear();
}

/** Resets data, limits and clock. */
export function resetSandbox(sandbox: SandboxData): void {
  sandbox.clock.reset();
  Object.assign(sandbox.limits, defaultLimits);
  seedAll(sandbox);
}
