import { scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';
import { refuse } from './errors.ts';
import type { World } from './world.ts';

/**
 * What an account is besides locked, expired and unverified: `closed` and `issuerLocked` are ended
 * by the issuer (400-1-02-04, 08), `suspended` 400-1-11-02, `misconfigured` 400-1-11-01,
 * `unlicensed` and `unavailable` 402, `autoLogin` comes in from elsewhere.
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

/** What the customer registered and set (kept as JSON). */
export type Profile = {
  customerNumber: string;
  customerName: string | null;
  titleOfHonor: { ja: string; en: string } | null;
  /** Values of the registered items by itemKey (S3). */
  items: Record<string, string | null>;
  subMailAddresses: string[];
  undeliverable: string[];
  isLedgerMailAttached: boolean;
  attachedMail: Record<
    string,
    { isAttached: boolean; fileFormats: ('pdf' | 'csv')[]; mailAddresses: string[] }
  >;
  linkage: { code: string; generatedAt: number } | null;
  linkageDeletedAt: number | null;
  readNotices: string[];
  /** Raised at every change of the settings beside it (contract, Revision). */
  revisions: { mailAddresses: number; ledgerMailAttachment: number; attachedMail: number };
};

/** A login of an issuer's customer. */
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
  /** Null if none was registered. */
  mainMailAddress: string | null;
  profile: Profile;
  /** Raised at every change of the registered information. */
  version: number;
};

type AccountRow = Omit<Account, 'profile' | 'passwordIsTemporary' | 'passwordExpired'> & {
  profile: string;
  passwordIsTemporary: number;
  passwordExpired: number;
};

const fromRow = (row: AccountRow | undefined): Account | undefined =>
  row && {
    ...row,
    passwordIsTemporary: row.passwordIsTemporary === 1,
    passwordExpired: row.passwordExpired === 1,
    profile: JSON.parse(row.profile),
  };

/** The account of a login ID at one issuer. */
export const accountByLoginId = (
  db: Database,
  customerCode: string,
  loginId: string,
): Account | undefined =>
  fromRow(
    db.get<AccountRow>(
      'SELECT * FROM accounts WHERE customerCode = ? AND loginId = ?',
      customerCode,
      loginId,
    ),
  );

export const accountById = (db: Database, accountId: string): Account | undefined =>
  fromRow(db.get<AccountRow>('SELECT * FROM accounts WHERE accountId = ?', accountId));

/** Writes an account, new or not. */
export function saveAccount(db: Database, account: Account): void {
  const row = {
    ...account,
    passwordIsTemporary: account.passwordIsTemporary ? 1 : 0,
    passwordExpired: account.passwordExpired ? 1 : 0,
    profile: JSON.stringify(account.profile),
  };
  db.run('DELETE FROM accounts WHERE accountId = ?', account.accountId);
  db.insert('accounts', row);
}

/** Salted and slow enough for a sandbox; the salt is the account, so that a reset is the same. */
export const hashPassword = (accountId: string, password: string): string =>
  scryptSync(password, accountId, 32, { N: 1024 }).toString('hex');

export const isPassword = (account: Account, password: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashPassword(account.accountId, password)),
    Buffer.from(account.passwordHash),
  );

/** Every address that mail of the account goes to, the main one first. */
export const addressesOf = (account: Account): string[] => [
  ...(account.mainMailAddress === null ? [] : [account.mainMailAddress]),
  ...account.profile.subMailAddresses,
];

/** @throws RefusedError 400-1-02-04 or 08 for an account that the issuer closed or locked (S8) */
export function refuseEnded(account: Account): void {
  if (account.state === 'closed') throw refuse('400-1-02-04');
  if (account.state === 'issuerLocked') throw refuse('400-1-02-08');
}

/** @throws RefusedError for an account that may not be used at all (S6 license period, S8) */
export function refuseUnusable(account: Account): void {
  switch (account.state) {
    case 'suspended':
      throw refuse('400-1-11-02');
    case 'misconfigured':
      throw refuse('400-1-11-01');
    case 'unlicensed':
      throw refuse('402-1-00-01');
    case 'unavailable':
      throw refuse('402-1-00-02');
    default:
  }
}

/** @throws RefusedError 429-1-05-01 if something is done too often (S8) */
export function limitCalls(world: World, key: string, count: number, seconds: number): void {
  const now = world.clock.now();
  const recent = (world.recentCalls.get(key) ?? []).filter(
    (time) => time > now - seconds * 1000 && time <= now,
  );
  if (recent.length >= count) throw refuse('429-1-05-01');
  world.recentCalls.set(key, [...recent, now]);
}
