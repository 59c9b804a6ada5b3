import { scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { refusal, refusalWithRetryAfter } from './errors.ts';
import type { Issuer } from './issuers.ts';
import type { SandboxData } from './sandbox-data.ts';

/**
 * The state of an account. Other fields show whether an account is locked, expired or unverified. The issuer has ended
 * `closed` and `issuerLocked` accounts (400-1-02-04, 400-1-02-08). A `suspended` account gets 400-1-11-02, a
 * `misconfigured` account 400-1-11-01, an `unlicensed` or `unavailable` account 402. An `autoLogin` account logs in on
 * another site.
 */
export type AccountState =
  | 'active'
  | 'closed'
  | 'issuerLocked'
  | 'suspended'
  | 'misconfigured'
  | 'unlicensed'
  | 'unavailable'
  | 'autoLogin';

/** The customer's registered data and settings. The database keeps a profile as JSON. */
export type Profile = {
  customerNumber: string;
  customerName: string | null;
  titleOfHonor: { ja: string; en: string } | null;
  /** Values of the registered items by itemKey (S3). */
  items: Record<string, string | null>;
  /** Addresses that receive notification mails only, never a code (S3). */
  subMailAddresses: string[];
  /** Addresses that receive confirmation codes, in addition to the main address. */
  codeAddresses: string[];
  undeliverableMailAddresses: string[];
  isLedgerMailAttached: boolean;
  attachedMail: Record<
    string,
    { isAttached: boolean; fileFormats: ('pdf' | 'csv')[]; mailAddresses: string[] }
  >;
  linkage: { code: string; generatedAt: number } | null;
  linkageDeletedAt: number | null;
  readNotices: string[];
  /** For each section of the settings, a number that grows with each change (contract, Revision). */
  revisions: { mailAddresses: number; ledgerMailAttachment: number; attachedMail: number };
};

/** A login of an issuer's customer. Times are in milliseconds since 1970. */
export type Account = {
  accountId: string;
  customerCode: string;
  loginId: string;
  passwordHash: string;
  passwordSetAt: number;
  passwordIsTemporary: boolean;
  passwordExpired: boolean;
  state: AccountState;
  failedLogins: number;
  lockedAt: number | null;
  verifiedAt: number | null;
  /** Null if no address is registered. */
  mainMailAddress: string | null;
  profile: Profile;
  /** Grows with each change of the registered information. */
  version: number;
};

type AccountRow = Omit<Account, 'profile' | 'passwordIsTemporary' | 'passwordExpired'> & {
  profile: string;
  passwordIsTemporary: number;
  passwordExpired: number;
};

const accountFromRow = (row: AccountRow | undefined): Account | undefined =>
  row && {
    ...row,
    passwordIsTemporary: row.passwordIsTemporary === 1,
    passwordExpired: row.passwordExpired === 1,
    profile: JSON.parse(row.profile),
  };

export const findAccountByLoginId = (
  db: Database,
  customerCode: string,
  loginId: string,
): Account | undefined =>
  accountFromRow(db.find<AccountRow>('accounts', { customerCode, loginId }));

/** @throws Error if the issuer has no such login */
export function accountOfLogin(
  db: Database,
  { customerCode }: Pick<Issuer, 'customerCode'>,
  loginId: string,
): Account {
  const account = findAccountByLoginId(db, customerCode, loginId);
  if (!account) throw new Error(`${customerCode} has no login ${loginId}.`);
  return account;
}

export const findAccountById = (db: Database, accountId: string): Account | undefined =>
  accountFromRow(db.find<AccountRow>('accounts', { accountId }));

/** Saves a new or an existing account. */
export function saveAccount(db: Database, account: Account): void {
  const row = {
    ...account,
    passwordIsTemporary: account.passwordIsTemporary ? 1 : 0,
    passwordExpired: account.passwordExpired ? 1 : 0,
    profile: JSON.stringify(account.profile),
  };
  db.delete('accounts', { accountId: account.accountId });
  db.insert('accounts', row);
}

/** A weak hash, which is enough for a sandbox. The account ID is the salt, so each reset stores the same hashes. */
export const hashPassword = (accountId: string, password: string): string =>
  scryptSync(password, accountId, 32, { N: 1024 }).toString('hex');

export const isPasswordOf = (account: Account, password: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashPassword(account.accountId, password)),
    Buffer.from(account.passwordHash),
  );

/** All mail addresses of the account, the main address first. */
export const mailAddressesOf = (account: Account): string[] => [
  ...(account.mainMailAddress === null ? [] : [account.mainMailAddress]),
  ...account.profile.subMailAddresses,
];

/** The first mail address as the only recipient; none if the account has no address. */
export const mainRecipientsOf = (account: Account): string[] =>
  mailAddressesOf(account).slice(0, 1);

/** The addresses for confirmation codes, the main address first; never a sub address (S3). */
export const codeAddressesOf = ({ mainMailAddress, profile }: Account): string[] => [
  ...(mainMailAddress === null ? [] : [mainMailAddress]),
  ...profile.codeAddresses,
];

/** @throws RefusedError 400-1-02-04 or 08 for an account that the issuer closed or locked (S8) */
export function refuseEndedAccount(account: Account): void {
  if (account.state === 'closed') throw refusal('400-1-02-04');
  if (account.state === 'issuerLocked') throw refusal('400-1-02-08');
}

/** @throws RefusedError for an account that cannot be used (S6 license period, S8) */
export function refuseUnusableAccount(account: Account): void {
  switch (account.state) {
    case 'suspended':
      throw refusal('400-1-11-02');
    case 'misconfigured':
      throw refusal('400-1-11-01');
    case 'unlicensed':
      throw refusal('402-1-00-01');
    case 'unavailable':
      throw refusal('402-1-00-02');
    default:
  }
}

/** @throws RefusedError 429-1-05-01 after more than `maxCalls` calls with this key within `periodSeconds` (S8) */
export function limitCalls(
  sandbox: SandboxData,
  key: string,
  maxCalls: number,
  periodSeconds: number,
): void {
  const now = sandbox.clock.now();
  const recentCallTimes = (sandbox.recentCallTimesByKey.get(key) ?? []).filter(
    (time) => time > now - periodSeconds * 1000 && time <= now,
  );
  const [oldestTime = now] = recentCallTimes.slice(-maxCalls);
  if (recentCallTimes.length >= maxCalls)
    throw refusalWithRetryAfter('429-1-05-01', periodSeconds - (now - oldestTime) / 1000);
  sandbox.recentCallTimesByKey.set(key, [...recentCallTimes, now]);
}
