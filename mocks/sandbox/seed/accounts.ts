import { hashPassword, saveAccount, type Account, type Profile } from '../accounts.ts';
import { day } from '../japan-time.ts';
import type { Database } from '../database.ts';
import { accountIdOf, seedLogins, seedPassword, type SeedLogin } from './logins.ts';

/** The profile of a new account. */
export function newProfile(login: {
  loginId: string;
  customerName: string | null;
  customerNumber: string;
  mailAddress: string | null;
  subMailAddresses: string[];
  codeAddresses?: string[];
}): Profile {
  const attached = {
    isAttached: login.mailAddress !== null,
    fileFormats: ['pdf' as const],
    mailAddresses: login.mailAddress === null ? [] : [login.mailAddress],
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
      bankAccount: 'あおば銀行 日本橋支店 普通 ****567',
      loginId: login.loginId,
      licensePeriod: '2026/04/01～2027/03/31',
    },
    subMailAddresses: login.subMailAddresses,
    codeAddresses: login.codeAddresses ?? [],
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
    revisions: { mailAddresses: 1, ledgerMailAttachment: 1, attachedMail: 1 },
  };
}

/** The addresses of a login. */
const seedAddresses = ({ slug, hasNoMail }: SeedLogin): { main: string | null; sub: string[] } => {
  if (hasNoMail) return { main: null, sub: [] };
  const host = slug === 'bill' ? 'aoba-foods.example.jp' : `${slug}.example.jp`;
  return { main: `keiri@${host}`, sub: [`y.sato@${host}`] };
};

// Hashing is by far the slowest step of a login's seed, and a reset needs the same hashes.
const hashes = new Map<string, string>();
function seedHash(accountId: string): string {
  const hash = hashes.get(accountId) ?? hashPassword(accountId, seedPassword);
  hashes.set(accountId, hash);
  return hash;
}

/** Adds all logins. @param now milliseconds since 1970 */
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
      passwordIsTemporary: login.isTemporary === true,
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
        // Only this login is asked for a code at once; it has a choice of addresses.
        codeAddresses: login.slug === 'verify' ? ['kakunin@verify.example.jp'] : [],
      }),
      version: 1,
    };
    saveAccount(db, account);
    db.insert('passwordHistory', { accountId, passwordHash, setAt: now - 30 * day });
  }
}
