import {
  mailAddressesOf,
  isPasswordOf,
  limitCalls,
  type Account,
  findAccountByLoginId,
  refuseEndedAccount,
  refuseUnusableAccount,
  saveAccount,
} from '../accounts.ts';
import { checkNewPassword, isPasswordExpired, passwordPolicyOf, setPassword } from './passwords.ts';
import { refusal, isErrorCode } from '../errors.ts';
import { accountOf, sessionOf, type Call, type Handlers } from '../http/call.ts';
import { setSessionCookies, sessionCookieOptions } from '../http/guards.ts';
import { changeLetter, lockLetter } from '../mail/letters.ts';
import { endSession, endSessionsOf, startSession, type SessionKind } from '../sessions.ts';
import type { Schemas } from '../schemas.ts';

/** Refuses the login ID `error-<code>` with this error code, so that a developer can try each error. */
function refuseRequestedError(loginId: string): void {
  const code = loginId.slice('error-'.length);
  if (loginId.startsWith('error-') && isErrorCode(code)) throw refusal(code);
}

function countWrongPassword(call: Call, account: Account): never {
  const { sandbox, now } = call;
  account.failedLogins += 1;
  const isLockedNow = account.failedLogins >= sandbox.limits.failedLoginLimit;
  if (isLockedNow) account.lockedAt = now;
  saveAccount(sandbox.db, account);
  if (!isLockedNow) throw refusal('400-1-02-01');
  sandbox.mail.send(lockLetter({ ...call, recipients: mailAddressesOf(account) }, now));
  throw refusal('400-1-02-03');
}

/**
 * Returns the account with this login ID and password.
 *
 * @throws RefusedError 400-1-02-01 for a wrong pair, 02 and 03 for a locked account, 04 and 08 for
 *   an account that the issuer ended, and the errors of `refuseUnusableAccount` (S4, S8)
 */
export function authenticate(call: Call, loginId: string, password: string): Account {
  refuseRequestedError(loginId);
  const account = findAccountByLoginId(call.sandbox.db, call.issuer.customerCode, loginId);
  if (!account) throw refusal('400-1-02-01');
  refuseEndedAccount(account);
  if (account.lockedAt !== null) throw refusal('400-1-02-02');
  if (!isPasswordOf(account, password)) return countWrongPassword(call, account);
  refuseUnusableAccount(account);
  if (account.failedLogins > 0) {
    account.failedLogins = 0;
    saveAccount(call.sandbox.db, account);
  }
  return account;
}

const passwordStepOf = (account: Account) =>
  account.passwordIsTemporary ? 'passwdTemporary' : 'passwdExpired';

/** The step after a correct password (S2): an expired password comes before an unverified address. */
function nextStepOf(call: Call, account: Account): Schemas['LoginResult']['nextStep'] {
  if (isPasswordExpired(call, account)) return passwordStepOf(account);
  return account.verifiedAt === null ? 'verify' : 'top';
}

const sessionKindsByStep = {
  top: 'full',
  verify: 'verify',
  passwdExpired: 'passwdExpired',
  passwdTemporary: 'passwdExpired',
} as const satisfies Record<Schemas['LoginResult']['nextStep'], SessionKind>;

const clearSessionCookie = ({ reply, issuer }: Call): void => {
  void reply.clearCookie('MYPAGE_SESSION', sessionCookieOptions(issuer));
};

/** Sets a valid password and ends all sessions: "Password change ends the session" (S4). */
export function replacePassword(call: Call, account: Account, password: string): void {
  const { sandbox, session } = call;
  setPassword(sandbox, account, password);
  if (session) endSession(sandbox, session.sessionId, 'password');
  endSessionsOf(sandbox, account.accountId, 'updatedElsewhere');
  const recipients = mailAddressesOf(account);
  sandbox.mail.send(changeLetter({ ...call, recipients }, { ja: 'パスワード', en: 'Password' }));
}

/** Login, logout and changes of a known password (S2, S4, S5). */
export const authHandlers: Handlers = {
  login(call) {
    const { loginId, password } = call.body;
    const account = authenticate(call, loginId, password);
    const nextStep = nextStepOf(call, account);
    const session = startSession(call.sandbox, sessionKindsByStep[nextStep], account.accountId);
    setSessionCookies(call, 'MYPAGE_SESSION', session);
    return { nextStep };
  },

  getLoginProgress(call) {
    const account = accountOf(call);
    const { kind } = sessionOf(call);
    const { loginId } = account;
    if (kind === 'passwdExpired') return { nextStep: passwordStepOf(account), loginId };
    return { nextStep: kind === 'verify' ? 'verify' : 'top', loginId };
  },

  logout(call) {
    endSession(call.sandbox, sessionOf(call).sessionId, 'logout');
    clearSessionCookie(call);
    return { isAutoLogin: accountOf(call).state === 'autoLogin' };
  },

  getPasswordPolicy: ({ issuer }) => passwordPolicyOf(issuer),

  changePassword(call) {
    const { sandbox, body } = call;
    const account = accountOf(call);
    limitCalls(sandbox, `password ${account.accountId}`, sandbox.limits.requestsPerMinute, 60);
    if (!isPasswordOf(account, body.currentPassword)) throw refusal('400-1-03-10');
    checkNewPassword(call, account, body);
    replacePassword(call, account, body.password);
    clearSessionCookie(call);
  },

  changeExpiredPassword(call) {
    const { body } = call;
    const account = authenticate(call, body.loginId, body.currentPassword);
    checkNewPassword(call, account, body);
    replacePassword(call, account, body.password);
    clearSessionCookie(call);
  },
};
