import {
  hashPassword,
  saveAccount,
  type Account,
  type AccountState,
  type Profile,
} from '../accounts.ts';
import type { Database } from '../database.ts';

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
  isUnverified?: true;
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
    loginId: 'verify-user',
    customerName: '株式会社確認フーズ',
    slug: 'verify',
    isUnverified: true,
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

const day = 24 * 60 * 60 * 1000;

/** Registered items and settings of a new account. */
export function newProfile(login: {
  loginId: string;
  customerName: string | null;
  customerNumber: string;
  mailAddress: string;
  subMailAddresses: string[];
}): Profile {
  const attached = {
    isAttached: true,
    fileFormats: ['pdf' as const],
    mailAddresses: [login.mailAddress],
  };
  return {
    customerNumber: login.customerNumber,
    customerName: login.customerName,
    titleOfHonor: login.customerName === null ? null : { ja: '御中', en: '' },
    items: {
      customerNumber: login.customerNumber,
      customerName: login.customerName,
      customerNameKana:
        login.customerName === null ? null : 'カブシキガイシャアオバフーズリュウツウ',
      invoiceRegisterNumber: 'T1234567890123',
      postalCode: '103-0027',
      address1: '東京都中央区日本橋0丁目12番3号',
      address2: '日本橋あおばビル 7階',
      phoneNumber: '03-5555-0100',
      faxNumber: null,
      sectionName: '経理部 経理課',
      personName: '佐藤 由美子',
      closingDay: '20',
      creditLimit: '5000000',
      loginId: login.loginId,
    },
    subMailAddresses: login.subMailAddresses,
    undeliverable: [],
    isLedgerMailAttached: true,
    attachedMail: {
      invoice: attached,
      deliveryNote: { ...attached, fileFormats: ['pdf', 'csv'] },
      paymentStatement: { isAttached: false, fileFormats: [], mailAddresses: [] },
    },
    linkage: null,
    linkageDeletedAt: null,
    readNotices: [],
  };
}

/** Main and sub addresses of a seeded login. */
const seedAddresses = ({ slug }: SeedLogin): { main: string; sub: string[] } => {
  const host = slug === 'bill' ? 'aoba-foods.example.jp' : `${slug}.example.jp`;
  return { main: `keiri@${host}`, sub: [`y.sato@${host}`] };
};

export const accountIdOf = (login: SeedLogin): string => `acc-${login.slug}`;

// A reset makes the same hashes again, and each takes longer than everything else about a login.
const hashes = new Map<string, string>();
function seedHash(accountId: string): string {
  const hash = hashes.get(accountId) ?? hashPassword(accountId, seedPassword);
  hashes.set(accountId, hash);
  return hash;
}

/** Adds every login. @param now milliseconds since 1970 */
export function seedAccounts(db: Database, now: number): void {
  for (const [index, login] of seedLogins.entries()) {
    const { main, sub } = seedAddresses(login);
    const accountId = accountIdOf(login);
    const { loginId, customerName, customerCode } = login;
    const customerNumber = `00012${String(4588 + index).padStart(5, '0')}`;
    const passwordHash = seedHash(accountId);
    const account: Account = {
      accountId,
      customerCode,
      loginId,
      passwordHash,
      passwordSetAt: now - 30 * day,
      passwordIsTemporary: false,
      passwordExpired: login.isExpired === true,
      state: login.state ?? 'active',
      failedLogins: login.isLocked ? 5 : 0,
      lockedAt: login.isLocked ? now - day : null,
      verifiedAt: login.isUnverified ? null : now - 30 * day,
      mainMailAddress: main,
      profile: newProfile({
        loginId,
        customerName,
        customerNumber,
        mailAddress: main,
        subMailAddresses: sub,
      }),
      version: 1,
    };
    saveAccount(db, account);
    db.insert('passwordHistory', { accountId, passwordHash, setAt: now - 30 * day });
  }
}
