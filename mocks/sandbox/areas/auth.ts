import type { ExpiredPasswordChangeInput } from '../../../generated/model/expiredPasswordChangeInput.ts';
import type { LoginInput } from '../../../generated/model/loginInput.ts';
import type { LoginProgress } from '../../../generated/model/loginProgress.ts';
import type { LoginResult } from '../../../generated/model/loginResult.ts';
import type { LogoutResult } from '../../../generated/model/logoutResult.ts';
import type { PasswordChangeInput } from '../../../generated/model/passwordChangeInput.ts';
import { addressesOf, isPassword, limitCalls, type Account } from '../accounts.ts';
import { refuse } from '../errors.ts';
import { accountOf, bodyOf, sessionOf, type Call, type Handlers } from '../http/call.ts';
import { setXsrfToken, sessionCookieOptions } from '../http/guards.ts';
import { changedLetter } from '../mail/letters.ts';
import { endSession, endSessionsOf, startSession, type SessionKind } from '../sessions.ts';
import { authenticate } from './login.ts';
import { checkNewPassword, isPasswordExpired, passwordPolicyOf, setPassword } from './passwords.ts';

const passwordStepOf = (account: Account) =>
  account.passwordIsTemporary ? 'passwdTemporary' : 'passwdExpired';

/** The step after a correct password (S2): an expired password comes before an unverified address. */
function nextStepOf(call: Call, account: Account): LoginResult['nextStep'] {
  if (isPasswordExpired(call.world, call.issuer, account)) return passwordStepOf(account);
  return account.verifiedAt === null ? 'verify' : 'top';
}

const sessionKinds = {
  top: 'full',
  verify: 'verify',
  passwdExpired: 'passwdExpired',
  passwdTemporary: 'passwdExpired',
} as const satisfies Record<LoginResult['nextStep'], SessionKind>;

function getLoginProgress(call: Call): LoginProgress {
  const account = accountOf(call);
  const { kind } = sessionOf(call);
  const { loginId } = account;
  if (kind === 'passwdExpired') return { nextStep: passwordStepOf(account), loginId };
  return { nextStep: kind === 'verify' ? 'verify' : 'top', loginId };
}

function login(call: Call): LoginResult {
  const { loginId, password } = bodyOf<LoginInput>(call);
  const account = authenticate(call, loginId, password);
  const nextStep = nextStepOf(call, account);
  const session = startSession(call.world, sessionKinds[nextStep], account.accountId);
  void call.reply.setCookie('MYPAGE_SESSION', session.sessionId, sessionCookieOptions(call.issuer));
  setXsrfToken(call.reply, call.issuer);
  return { nextStep };
}

const clearSession = ({ reply, issuer }: Call): void => {
  void reply.clearCookie('MYPAGE_SESSION', sessionCookieOptions(issuer));
};

function logout(call: Call): LogoutResult {
  endSession(call.world, sessionOf(call).sessionId, 'logout');
  clearSession(call);
  return { isAutoLogin: accountOf(call).state === 'autoLogin' };
}

/** Sets a valid password and ends all sessions: "Password change ends the session" (S4). */
export function replacePassword(call: Call, account: Account, password: string): void {
  const { world, issuer, language, session } = call;
  setPassword(world, account, password);
  if (session) endSession(world, session.sessionId, 'password');
  endSessionsOf(world, account.accountId, 'updatedElsewhere');
  clearSession(call);
  const writing = { world, issuer, language, to: addressesOf(account) };
  world.mail.send(issuer, changedLetter(writing, ['パスワード', 'Password']));
}

function changePassword(call: Call): void {
  const body = bodyOf<PasswordChangeInput>(call);
  const account = accountOf(call);
  limitCalls(call.world, `password ${account.accountId}`, call.world.limits.requestsPerMinute, 60);
  if (!isPassword(account, body.currentPassword)) throw refuse('400-1-03-10');
  checkNewPassword(call.world, call.issuer, account, body);
  replacePassword(call, account, body.password);
}

function changeExpiredPassword(call: Call): void {
  const body = bodyOf<ExpiredPasswordChangeInput>(call);
  const account = authenticate(call, body.loginId, body.currentPassword);
  checkNewPassword(call.world, call.issuer, account, body);
  replacePassword(call, account, body.password);
}

/** Login, logout and changes of a known password (S2, S4, S5). */
export const authHandlers: Handlers = {
  login,
  getLoginProgress,
  logout,
  getPasswordPolicy: ({ issuer }) => passwordPolicyOf(issuer),
  changePassword,
  changeExpiredPassword,
};
