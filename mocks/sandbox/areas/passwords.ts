import type { ErrorCode } from '../../../generated/error-codes.ts';
import { hashPassword, saveAccount, type Account } from '../accounts.ts';
import { errorItem, RefusedError } from '../errors.ts';
import type { Call } from '../http/call.ts';
import type { Issuer } from '../issuers.ts';
import { dayMs } from '../japan-time.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { Schemas } from '../schemas.ts';

const countCharacterKinds = (password: string): number =>
  [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;

/** The error codes by the number of required kinds of characters. Every password has one kind, so 1 needs no code. */
const codesByRequiredKinds: ReadonlyMap<number, ErrorCode> = new Map([
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
export function findPolicyErrors(
  password: string,
  policy: Omit<Schemas['PasswordPolicy'], 'historyCount' | 'expiresInDays'>,
): Schemas['ErrorItem'][] {
  const errors: Schemas['ErrorItem'][] = [];
  const isAllowed = (character: string): boolean =>
    /[A-Za-z0-9]/.test(character) || policy.allowedSymbols.includes(character);
  if (![...password].every(isAllowed)) {
    errors.push(errorItem('400-1-03-01', { fillIns: { symbols: policy.allowedSymbols } }));
  }
  const length = [...password].length;
  if (length < policy.minLength || length > policy.maxLength) {
    const fillIns = { min: String(policy.minLength), max: String(policy.maxLength) };
    errors.push(errorItem('400-1-03-02', { fillIns }));
  }
  const code = codesByRequiredKinds.get(policy.requiredKinds);
  if (code && countCharacterKinds(password) < policy.requiredKinds) errors.push(errorItem(code));
  if (policy.isSymbolRequired && !/[^A-Za-z0-9]/.test(password)) {
    errors.push(errorItem('400-1-03-06'));
  }
  return errors;
}

const allSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** The issuer's rules for new passwords. S5 names the rules, but no values. */
export const passwordPolicyOf = (issuer: Issuer): Schemas['PasswordPolicy'] =>
  issuer.customerCode === 'demo'
    ? {
        minLength: 8,
        maxLength: 32,
        requiredKinds: 3,
        isSymbolRequired: true,
        allowedSymbols: allSymbols,
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
  { sandbox, issuer }: Pick<Call, 'sandbox' | 'issuer'>,
  account: Account,
  { password, passwordConfirmation }: { password: string; passwordConfirmation: string },
): void {
  const policy = passwordPolicyOf(issuer);
  const errors = findPolicyErrors(password, policy);
  if (password !== passwordConfirmation) errors.push(errorItem('400-1-03-07'));
  const newHash = hashPassword(account.accountId, password);
  if (account.passwordIsTemporary && newHash === account.passwordHash) {
    errors.push(errorItem('400-1-03-08'));
  } else {
    const formerPasswords = sandbox.db.all<{ passwordHash: string }>(
      'SELECT passwordHash FROM passwordHistory WHERE accountId = ? ORDER BY setAt DESC LIMIT ?',
      account.accountId,
      policy.historyCount,
    );
    if (formerPasswords.some(({ passwordHash }) => passwordHash === newHash)) {
      errors.push(errorItem('400-1-03-09', { fillIns: { count: String(policy.historyCount) } }));
    }
  }
  if (errors.length > 0) throw new RefusedError(errors);
}

/** Sets a password. Adds a password that is not temporary to the history, for the rule about former passwords. */
export function setPassword(
  sandbox: SandboxData,
  account: Account,
  password: string,
  isTemporary = false,
): void {
  const now = sandbox.clock.now();
  account.passwordHash = hashPassword(account.accountId, password);
  account.passwordSetAt = now;
  account.passwordIsTemporary = isTemporary;
  account.passwordExpired = false;
  account.failedLogins = 0;
  account.lockedAt = null;
  saveAccount(sandbox.db, account);
  if (isTemporary) return;
  sandbox.db.insert('passwordHistory', {
    accountId: account.accountId,
    passwordHash: account.passwordHash,
    setAt: now,
  });
}

/** Whether the password has to be changed before anything else (S2 passwdExpired). */
export function isPasswordExpired({ issuer, now }: Call, account: Account): boolean {
  const { expiresInDays } = passwordPolicyOf(issuer);
  const isTooOld = expiresInDays !== null && now - account.passwordSetAt > expiresInDays * dayMs;
  return account.passwordExpired || account.passwordIsTemporary || isTooOld;
}
