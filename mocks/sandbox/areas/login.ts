import {
  accountByLoginId,
  addressesOf,
  isPassword,
  refuseEnded,
  refuseUnusable,
  saveAccount,
  type Account,
} from '../accounts.ts';
import { isErrorCode, refuse } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { lockedLetter } from '../mail/letters.ts';

/** A login ID `error-<code>` causes that error, so that each can be tried by hand. */
function refuseSentinel(loginId: string): void {
  const code = loginId.slice('error-'.length);
  if (loginId.startsWith('error-') && isErrorCode(code)) throw refuse(code);
}

function countFailure(call: Call, account: Account): never {
  const { world, now } = call;
  account.failedLogins += 1;
  const isLockedNow = account.failedLogins >= world.limits.failedLoginLimit;
  if (isLockedNow) account.lockedAt = now;
  saveAccount(world.db, account);
  if (!isLockedNow) throw refuse('400-1-02-01');
  world.mail.send(lockedLetter({ ...call, to: addressesOf(account) }, now));
  throw refuse('400-1-02-03');
}

/**
 * The account of a login ID and a password.
 *
 * @throws RefusedError 400-1-02-01 for a wrong pair, 02 and 03 for a locked account, 04 and 08 for
 *   an account that the issuer ended, and the errors of `refuseUnusable` (S4, S8)
 */
export function authenticate(call: Call, loginId: string, password: string): Account {
  refuseSentinel(loginId);
  const account = accountByLoginId(call.world.db, call.issuer.customerCode, loginId);
  if (!account) throw refuse('400-1-02-01');
  refuseEnded(account);
  if (account.lockedAt !== null) throw refuse('400-1-02-02');
  if (!isPassword(account, password)) return countFailure(call, account);
  refuseUnusable(account);
  if (account.failedLogins > 0) {
    account.failedLogins = 0;
    saveAccount(call.world.db, account);
  }
  return account;
}
