import {
  hashPassword,
  saveAccount,
  type Account,
  type Profile,
  type AccountState,
} from '../accounts.ts';
import type { Database } from '../database.ts';
import { dayMs } from '../japan-time.ts';

/** The password of every login of the sandbox. */
export const seedPassword = 'Demo-Pass-2026';

/** A login of the sandbox; README.md lists all logins. */
export type SeedLogin = {
  customerCode: 'demo' | 'plain';
  /** The slug followed by `-user`, except for `demo-user`. */
  loginId: string;
  customerName: string | null;
  /** Part of the mail addresses, the account ID and the bill IDs of the login. */
  slug: string;
  state?: AccountState;
  isLocked?: true;
  isExpired?: true;
  isTemporary?: true;
  isUnverified?: true;
  /** No mail address is registered. */
  hasNoMail?: true;
  /** Number of bills; `main` for the number that the sandbox was started with (`demoBillCount`). */
  billCount?: 'main' | number;
};

type SeedLoginOptions = Omit<SeedLogin, 'slug' | 'customerName'>;

const createSeedLogin = (
  slug: string,
  customerName: string | null,
  options: Partial<SeedLoginOptions> = {},
): SeedLogin => ({
  customerCode: 'demo',
  loginId: `${slug}-user`,
  slug,
  customerName,
  ...options,
});

const longCustomerName =
  '株式会社日本橋コンサルティングアンドシステムインテグレーションホールディングス 東日本営業統括本部 第二経理部 債務管理グループ';

/** The logins. Their customer numbers follow this order. */
export const seedLogins: SeedLogin[] = [
  createSeedLogin('bill', '株式会社青葉フーズ流通', { loginId: 'demo-user', billCount: 'main' }),
  createSeedLogin('empty', '合同会社はじめて商店'),
  createSeedLogin('long', longCustomerName, { billCount: 24 }),
  createSeedLogin('nameless', null),
  createSeedLogin('locked', '有限会社鍵屋商店', { isLocked: true }),
  createSeedLogin('expired', '株式会社期日物産', { isExpired: true }),
  createSeedLogin('temporary', '合資会社仮名堂', { isTemporary: true }),
  createSeedLogin('verify', '株式会社確認フーズ', { isUnverified: true }),
  createSeedLogin('no-mail', '合資会社無便', { isUnverified: true, hasNoMail: true }),
  createSeedLogin('suspended', '株式会社休止', { state: 'suspended' }),
  createSeedLogin('closed', '株式会社旧口座', { state: 'closed' }),
  createSeedLogin('issuer-locked', '株式会社停止中', { state: 'issuerLocked' }),
  createSeedLogin('unlicensed', '株式会社期間外', { state: 'unlicensed' }),
  createSeedLogin('unavailable', '株式会社利用不可', { state: 'unavailable' }),
  createSeedLogin('misconfigured', '株式会社設定不備', { state: 'misconfigured' }),
  createSeedLogin('auto', '株式会社自動ログイン', { state: 'autoLogin', billCount: 6 }),
  createSeedLogin('plain', '浪速食品株式会社', { customerCode: 'plain', billCount: 40 }),
];

export const accountIdOf = ({ slug }: SeedLogin): string => `acc-${slug}`;

/** The profile of a new account: the given details, invented values for the other items, and default settings. */
export function createProfile(details: {
  loginId: string;
  customerName: string | null;
  customerNumber: string;
  mailAddress: string | null;
  subMailAddresses: string[];
  codeAddresses?: string[];
}): Profile {
  const attachmentSetting = {
    isAttached: details.mailAddress !== null,
    fileFormats: ['pdf' as const],
    mailAddresses: details.mailAddress === null ? [] : [details.mailAddress],
  };
  return {
    customerNumber: details.customerNumber,
    customerName: details.customerName,
    titleOfHonor: details.customerName === null ? null : { ja: '御中', en: '' },
    items: {
      customerNumber: details.customerNumber,
      customerName: details.customerName,
      customerNameKana:
        details.customerName === null ? null : 'カブシキガイシャアオバフーズリュウツウ',
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
      loginId: details.loginId,
      licensePeriod: '2026/04/01～2027/03/31',
    },
    subMailAddresses: details.subMailAddresses,
    codeAddresses: details.codeAddresses ?? [],
    undeliverableMailAddresses: [],
    isLedgerMailAttached: true,
    attachedMail: {
      invoice: attachmentSetting,
      deliveryNote: { ...attachmentSetting, fileFormats: ['pdf', 'csv'] },
      paymentStatement: { isAttached: false, fileFormats: [], mailAddresses: [] },
    },
    linkage: null,
    linkageDeletedAt: null,
    readNotices: [],
    revisions: { mailAddresses: 1, ledgerMailAttachment: 1, attachedMail: 1 },
  };
}

const seedMailAddressesOf = ({
  slug,
  hasNoMail,
}: SeedLogin): { mainMailAddress: string | null; subMailAddresses: string[] } => {
  if (hasNoMail) return { mainMailAddress: null, subMailAddresses: [] };
  const host = slug === 'bill' ? 'aoba-foods.example.jp' : `${slug}.example.jp`;
  return { mainMailAddress: `keiri@${host}`, subMailAddresses: [`y.sato@${host}`] };
};

// Hashing is the slowest step when a login is added, and each reset needs the same hashes.
const hashesByAccount = new Map<string, string>();
function hashOfSeedPassword(accountId: string): string {
  const hash = hashesByAccount.get(accountId) ?? hashPassword(accountId, seedPassword);
  hashesByAccount.set(accountId, hash);
  return hash;
}

/** Adds all logins. @param now milliseconds since 1970 */
export function seedAccounts(db: Database, now: number): void {
  for (const [index, login] of seedLogins.entries()) {
    const { mainMailAddress, subMailAddresses } = seedMailAddressesOf(login);
    const accountId = accountIdOf(login);
    const { loginId, customerName, customerCode } = login;
    const customerNumber = `00012${String(4588 + index).padStart(5, '0')}`;
    const passwordHash = hashOfSeedPassword(accountId);
    const account: Account = {
      accountId,
      customerCode,
      loginId,
      passwordHash,
      passwordSetAt: now - 30 * dayMs,
      passwordIsTemporary: login.isTemporary === true,
      passwordExpired: login.isExpired === true,
      state: login.state ?? 'active',
      failedLogins: login.isLocked ? 5 : 0,
      lockedAt: login.isLocked ? now - dayMs : null,
      verifiedAt: login.isUnverified ? null : now - 30 * dayMs,
      mainMailAddress,
      profile: createProfile({
        loginId,
        customerName,
        customerNumber,
        mailAddress: mainMailAddress,
        subMailAddresses,
        // Only this login has to enter a code right after a reset. The customer can choose an address for the code.
        codeAddresses: login.slug === 'verify' ? ['kakunin@verify.example.jp'] : [],
      }),
      version: 1,
    };
    saveAccount(db, account);
    db.insert('passwordHistory', { accountId, passwordHash, setAt: now - 30 * dayMs });
  }
}
