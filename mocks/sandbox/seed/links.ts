import { makeToken, type Token } from '../tokens.ts';
import type { World } from '../world.ts';

const day = 24 * 60 * 60 * 1000;

type SeedLink = Pick<Token, 'kind' | 'accountId' | 'payload'> & {
  token: string;
  /** Days from the seed; negative for one that is over. */
  days: number;
  consumedDaysAgo?: number;
};

const links: SeedLink[] = [
  {
    token: 'demo-password-link',
    kind: 'passwordSetting',
    accountId: 'acc-bill',
    payload: { purpose: 'reissue' },
    days: 3650,
  },
  {
    token: 'demo-password-first',
    kind: 'passwordSetting',
    accountId: 'acc-empty',
    payload: { purpose: 'initial' },
    days: 3650,
  },
  {
    token: 'demo-password-expired',
    kind: 'passwordSetting',
    accountId: 'acc-bill',
    payload: { purpose: 'reissue' },
    days: -1,
  },
  {
    token: 'demo-password-consumed',
    kind: 'passwordSetting',
    accountId: 'acc-bill',
    payload: { purpose: 'reissue' },
    days: 1,
    consumedDaysAgo: 1,
  },
  {
    token: 'demo-download',
    kind: 'download',
    accountId: 'acc-bill',
    payload: { newest: 12 },
    days: 3650,
  },
  {
    token: 'demo-download-many',
    kind: 'download',
    accountId: 'acc-bill',
    payload: { newest: 300 },
    days: 3650,
  },
  {
    token: 'demo-download-empty',
    kind: 'download',
    accountId: 'acc-empty',
    payload: { newest: 12 },
    days: 3650,
  },
  {
    token: 'demo-download-expired',
    kind: 'download',
    accountId: 'acc-bill',
    payload: { newest: 12 },
    days: -1,
  },
  {
    token: 'demo-registration',
    kind: 'registration',
    accountId: null,
    payload: { mailAddress: 'keiri@shinki.example.jp', hasAgreed: false },
    days: 3650,
  },
  {
    token: 'demo-registration-agreed',
    kind: 'registration',
    accountId: null,
    payload: { mailAddress: 'keiri@shinki.example.jp', hasAgreed: true },
    days: 3650,
  },
  {
    token: 'demo-registration-expired',
    kind: 'registration',
    accountId: null,
    payload: { mailAddress: 'keiri@shinki.example.jp', hasAgreed: false },
    days: -1,
  },
  {
    token: 'demo-registration-consumed',
    kind: 'registration',
    accountId: null,
    payload: {
      mailAddress: 'keiri@shinki.example.jp',
      hasAgreed: true,
      loginId: 'shinki-user',
      customerName: '株式会社新規',
    },
    days: 1,
    consumedDaysAgo: 1,
  },
  {
    token: 'demo-invoice-number',
    kind: 'invoiceNumber',
    accountId: 'acc-bill',
    payload: {},
    days: 3650,
  },
  {
    token: 'demo-invoice-number-expired',
    kind: 'invoiceNumber',
    accountId: 'acc-bill',
    payload: {},
    days: -1,
  },
  {
    token: 'demo-invoice-number-consumed',
    kind: 'invoiceNumber',
    accountId: 'acc-bill',
    payload: { invoiceRegisterNumber: 'T1234567890123' },
    days: 1,
    consumedDaysAgo: 1,
  },
  {
    token: 'demo-invoice-number-nameless',
    kind: 'invoiceNumber',
    accountId: 'acc-nameless',
    payload: {},
    days: 3650,
  },
  {
    token: 'demo-invoice-number-gone',
    kind: 'invoiceNumber',
    accountId: 'acc-nobody',
    payload: {},
    days: 3650,
  },
];

/** Adds links with tokens that can be typed, for each state of S4 (README.md lists them). */
export function seedLinks(world: World): void {
  const now = world.clock.now();
  for (const { token, kind, accountId, payload, days, consumedDaysAgo } of links) {
    const expiresAt = now + days * day;
    makeToken(world, { kind, customerCode: 'demo', accountId, payload, expiresAt }, token);
    if (consumedDaysAgo === undefined) continue;
    const consumedAt = now - consumedDaysAgo * day;
    world.db.run('UPDATE tokens SET consumedAt = ? WHERE token = ?', consumedAt, token);
  }
}
