import type { AccountState } from '../accounts.ts';

/** The password of every login of the sandbox. */
export const seedPassword = 'Demo-Pass-2026';

/** A login of the sandbox. Documented in README.md; tests and people choose what happens by it. */
export type SeedLogin = {
  customerCode: 'demo' | 'plain';
  loginId: string;
  customerName: string | null;
  /** Part of its mail addresses and of its bills' ids. */
  slug: string;
  state?: AccountState;
  isLocked?: true;
  isExpired?: true;
  isTemporary?: true;
  isUnverified?: true;
  /** No mail address is registered. */
  hasNoMail?: true;
  /** `main` gets the sandbox's seedSize; a number is used as it is. */
  bills?: 'main' | number;
};

export const seedLogins: SeedLogin[] = [
  {
    customerCode: 'demo',
    loginId: 'demo-user',
    customerName: '株式会社青葉フーズ流通',
    slug: 'bill',
    bills: 'main',
  },
  {
    customerCode: 'demo',
    loginId: 'empty-user',
    customerName: '合同会社はじめて商店',
    slug: 'empty',
  },
  {
    customerCode: 'demo',
    loginId: 'long-user',
    customerName:
      '株式会社日本橋コンサルティングアンドシステムインテグレーションホールディングス 東日本営業統括本部 第二経理部 債務管理グループ',
    slug: 'long',
    bills: 24,
  },
  { customerCode: 'demo', loginId: 'nameless-user', customerName: null, slug: 'nameless' },
  {
    customerCode: 'demo',
    loginId: 'locked-user',
    customerName: '有限会社鍵屋商店',
    slug: 'locked',
    isLocked: true,
  },
  {
    customerCode: 'demo',
    loginId: 'expired-user',
    customerName: '株式会社期日物産',
    slug: 'expired',
    isExpired: true,
  },
  {
    customerCode: 'demo',
    loginId: 'temporary-user',
    customerName: '合資会社仮名堂',
    slug: 'temporary',
    isTemporary: true,
  },
  {
    customerCode: 'demo',
    loginId: 'verify-user',
    customerName: '株式会社確認フーズ',
    slug: 'verify',
    isUnverified: true,
  },
  {
    customerCode: 'demo',
    loginId: 'no-mail-user',
    customerName: '合資会社無便',
    slug: 'no-mail',
    isUnverified: true,
    hasNoMail: true,
  },
  {
    customerCode: 'demo',
    loginId: 'suspended-user',
    customerName: '株式会社休止',
    slug: 'suspended',
    state: 'suspended',
  },
  {
    customerCode: 'demo',
    loginId: 'closed-user',
    customerName: '株式会社旧口座',
    slug: 'closed',
    state: 'closed',
  },
  {
    customerCode: 'demo',
    loginId: 'issuer-locked-user',
    customerName: '株式会社停止中',
    slug: 'issuer-locked',
    state: 'issuerLocked',
  },
  {
    customerCode: 'demo',
    loginId: 'unlicensed-user',
    customerName: '株式会社期間外',
    slug: 'unlicensed',
    state: 'unlicensed',
  },
  {
    customerCode: 'demo',
    loginId: 'unavailable-user',
    customerName: '株式会社利用不可',
    slug: 'unavailable',
    state: 'unavailable',
  },
  {
    customerCode: 'demo',
    loginId: 'misconfigured-user',
    customerName: '株式会社設定不備',
    slug: 'misconfigured',
    state: 'misconfigured',
  },
  {
    customerCode: 'demo',
    loginId: 'auto-user',
    customerName: '株式会社自動ログイン',
    slug: 'auto',
    state: 'autoLogin',
    bills: 6,
  },
  {
    customerCode: 'plain',
    loginId: 'plain-user',
    customerName: '浪速食品株式会社',
    slug: 'plain',
    bills: 40,
  },
];

export const accountIdOf = (login: SeedLogin): string => `acc-${login.slug}`;
