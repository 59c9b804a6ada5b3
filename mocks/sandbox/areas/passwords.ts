import type { ErrorCode } from '../../../generated/error-codes.ts';
import { hashPassword, saveAccount, type Account } from '../accounts.ts';
import { errorItem, RefusedError } from '../errors.ts';
import type { Call } from '../http/call.ts';
import type { Issuer } from '../issuers.ts';
import { dayMs } from '../japan-time.ts';
import type { World } from '../world.ts';
import type { Schemas } from '../schemas.ts';

const kindsOf = (password: string): number =>
  [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;

/** Every password has at least one kind, so 1 needs no code. */
const kindsCodes: ReadonlyMap<number, ErrorCode> = new Map([
  [2, '400-1-03-05'],
  [3, '400-1-03-04'],
  [4, '400-1-03-03'],
]);

/**
 * Validates a new password against the policy alone (S5). tests/forms/s5/passwords.ts tests this
 * function and the portal's rules with the same values.
 *
 * @returns an item for each violated rule, 400-1-03-01 to 06
 */
export function policyErrors(
  password: string,
  policy: Omit<Schemas['PasswordPolicy'], 'historyCount' | 'expiresInDays'>,
): Schemas['ErrorItem'][] {
  const items: Schemas['ErrorItem'][] = [];
  const isAllowed = (sign: string): boolean =>
    /[A-Za-z0-9]/.test(sign) || policy.allowedSymbols.includes(sign);
  if (![...password].every(isAllowed)) {
    items.push(errorItem('400-1-03-01', { fillIns: { symbols: policy.allowedSymbols } }));
  }
  const length = [...password].length;
  if (length < policy.minLength || length > policy.maxLength) {
    const fillIns = { min: String(policy.minLength), max: String(policy.maxLength) };
    items.push(errorItem('400-1-03-02', { fillIns }));
  }
  const code = kindsCodes.get(policy.requiredKinds);
  if (code && kindsOf(password) < policy.requiredKinds) items.push(errorItem(code));
  if (policy.isSymbolRequired && !/[^A-Za-z0-9]/.test(password)) {
    items.push(errorItem('400-1-03-06'));
  }
  return items;
}

const everySymbol = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** The issuer's rules for new passwords (S5, which shows no values). */
export const passwordPolicyOf = (issuer: Issuer): Schemas['PasswordPolicy'] =>
  issuer.customerCode === 'demo'
    ? {
        minLength: 8,
        maxLength: 32,
        requiredKinds: 3,
        isSymbolRequired: true,
        allowedSymbols: everySymbol,
        historyCount: 3,
        expiresInDays: 365,
      }
    : {
        minLength: 8,
        maxLength: 16,
        requiredKinds: 2,
        isSymbolRequired: false,
        allowedSymbols: '!#$%*+-.=@_',
        historyCount: 1,
        expiresInDays: null,
      };

/**
 * Validates a new password against all rules of S5.
 *
 * @throws RefusedError 400-1-03-01 to 09
 */
export function checkNewPassword(
  { world, issuer }: Pick<Call, 'world' | 'issuer'>,
  account: Account,
  { password, passwordConfirmation }: { password: string; passwordConfirmation: string },
): void {
  const policy = passwordPolicyOf(issuer);
  const items = policyErrors(password, policy);
  if (password !== passwordConfirmation) items.push(errorItem('400-1-03-07'));
  const hash = hashPassword(account.accountId, password);
  if (account.passwordIsTemporary && hash === account.passwordHash) {
    items.push(errorItem('400-1-03-08'));
  } else {
    const former = world.db.all<{ passwordHash: string }>(
      'SELECT passwordHash FROM passwordHistory WHERE accountId = ? ORDER BY setAt DESC LIMIT ?',
      account.accountId,
      policy.historyCount,
    );
    if (former.some(({ passwordHash }) => passwordHash === hash)) {
      items.push(errorItem('400-1-03-09', { fillIns: { count: String(policy.historyCount) } }));
    }
  }
  if (items.length > 0) throw new RefusedError(items);
}

/** Sets a password, and keeps a permanent one for the rule about former passwords. */
export function setPassword(
  world: World,
  account: Account,
  password: string,
  isTemporary = false,
): void {
  const now = world.clock.now();
  account.passwordHash = hashPassword(account.accountId, password);
  account.passwordSetAt = now;
  account.passwordIsTemporary = isTemporary;
  account.passwordExpired = false;
  account.failedLogins = 0;
  account.lockedAt = null;
  saveAccount(world.db, account);
  if (isTemporary) return;
  world.db.insert('passwordHistory', {
    accountId: account.accountId,
    passwordHash: account.passwordHash,
    setAt: now,
  });
}

/** Whether the password has to be changed before anything else (S2 passwdExpired). */
export function isPasswordExpired({ issuer, now }: Call, account: Account): boolean {
  const { expiresInDays } = passwordPolicyOf(issuer);
  const isOld = expiresInDays !== null && now - account.passwordSetAt > expiresInDays * dayMs;
  return account.passwordExpired || account.passwordIsTemporary || isOld;
}
