import { accountByLoginId, saveAccount, type Account } from '../accounts.ts';
import { seedPassword } from '../seed/logins.ts';
import { startAnew } from '../seed/seed.ts';
import { randomToken, startSession, type SessionKind } from '../sessions.ts';
import type { World } from '../world.ts';
import { textParam, type ProviderState, type StateParams, type StateValues } from './state.ts';

/** The account of a login ID of `demo`. */
export function demoAccount(world: World, loginId: string): Account {
  const account = accountByLoginId(world.db, 'demo', loginId);
  if (!account) throw new Error(`The sandbox has no login ${loginId}.`);
  return account;
}

const change = (world: World, params: StateParams, changes: Partial<Account>): StateValues => {
  const loginId = textParam(params, 'loginId', 'demo-user');
  saveAccount(world.db, { ...demoAccount(world, loginId), ...changes });
  return { loginId, password: seedPassword };
};

/** Cookies and header of whoever has no login. */
export const visitorValues = (): StateValues => {
  const xsrfToken = randomToken();
  return { xsrfToken, cookie: `XSRF-TOKEN=${xsrfToken}` };
};

/** Cookies and header of a login. */
export function loginValues(
  world: World,
  loginId: string,
  kind: SessionKind = 'full',
): StateValues {
  const { sessionId } = startSession(world, kind, demoAccount(world, loginId).accountId);
  const { xsrfToken } = visitorValues();
  const cookie = `MYPAGE_SESSION=${sessionId}; XSRF-TOKEN=${xsrfToken}`;
  return { xsrfToken: String(xsrfToken), sessionId, cookie, loginId };
}

const loginIdParam = { loginId: 'Login ID of demo; demo-user unless given.' };

const loggedIn = (
  description: string,
  loginId: string,
  kind?: SessionKind,
  more: StateValues = {},
): ProviderState => ({
  description,
  params: {},
  setup: async (world) => {
    await startAnew(world);
    return { ...loginValues(world, loginId, kind), ...more };
  },
});

/** What the issuer lets the customer search by. */
const searchable = { billTypeId: 'invoice', statusId: 'unconfirmed', searchTargetId: 'title' };

const changed = (
  description: string,
  changes: (world: World) => Partial<Account>,
): ProviderState => ({
  description: `${description} Everything else as after a reset; no login.`,
  params: loginIdParam,
  setup: async (world, params) => {
    await startAnew(world);
    return { ...visitorValues(), ...change(world, params, changes(world)) };
  },
});

/** Of an issuer that replaces forgotten passwords in one of the two ways (S2 bapRepublishPasswd). */
const forgotten = (mailed: string, reissuesTemporaryPassword: 0 | 1): ProviderState => ({
  description: `As "a visitor", of an issuer that mails ${mailed}.`,
  params: {},
  setup: async (world) => {
    await startAnew(world);
    world.limits.reissuesTemporaryPassword = reissuesTemporaryPassword;
    const { loginId, mainMailAddress } = demoAccount(world, 'demo-user');
    return { ...visitorValues(), loginId, registeredMailAddress: mainMailAddress ?? '' };
  },
});

/** Situations of logins and sessions (S4). All of them start from a reset. */
export const loginStates: Record<string, ProviderState> = {
  'a visitor': {
    description:
      'Nobody is logged in; the anti-forgery pair is there. Everything as after a reset.',
    params: {},
    setup: async (world) => {
      await startAnew(world);
      return { ...visitorValues(), loginId: 'demo-user', password: seedPassword };
    },
  },
  'a customer with bills is logged in': loggedIn('demo-user with its bills.', 'demo-user', 'full', {
    password: seedPassword,
  }),
  'a customer without bills is logged in': loggedIn(
    'empty-user, who has none.',
    'empty-user',
    'full',
    searchable,
  ),
  'a customer without a name is logged in': loggedIn('nameless-user.', 'nameless-user'),
  'a customer with automatic login is logged in': loggedIn('auto-user: isAutoLogin.', 'auto-user'),
  'a customer must verify the mail address': loggedIn(
    'verify-user after its login: a session for the verification only.',
    'verify-user',
    'verify',
    { mailAddressId: 'ma-1' },
  ),
  'a customer without a mail address must verify it': loggedIn(
    'no-mail-user after its login: a session for the verification only.',
    'no-mail-user',
    'verify',
  ),
  'a customer must change the password': loggedIn(
    'expired-user after its login: a session that is good for nothing else.',
    'expired-user',
    'passwdExpired',
    { password: seedPassword },
  ),
  'a customer must change a temporary password': loggedIn(
    'temporary-user after its login: a session that is good for nothing else.',
    'temporary-user',
    'passwdExpired',
    { password: seedPassword },
  ),
  'the session has timed out': {
    description: 'A session of demo-user that was idle for too long.',
    params: {},
    setup: async (world) => {
      await startAnew(world);
      const values = loginValues(world, 'demo-user');
      world.db.run("UPDATE sessions SET endedBy = 'idle'");
      return values;
    },
  },
  'the account is locked': changed('Locked after repeated failures.', (world) => ({
    lockedAt: world.clock.now(),
    failedLogins: world.limits.failedLoginLimit,
  })),
  'the account is one failure from being locked': changed(
    'The next wrong password locks it.',
    (world) => ({ failedLogins: world.limits.failedLoginLimit - 1 }),
  ),
  'the account is locked by the issuer': changed('Only the issuer can unlock it.', () => ({
    state: 'issuerLocked',
  })),
  'the login ID is closed': changed('The issuer closed it.', () => ({ state: 'closed' })),
  'the use is suspended': changed('The issuer suspended it.', () => ({ state: 'suspended' })),
  'the password has expired': changed('It must be changed after the next login.', () => ({
    passwordExpired: true,
  })),
  'the password is a temporary one': changed('It must be changed after the next login.', () => ({
    passwordIsTemporary: true,
  })),
  'the mail address is not verified': changed('The next login leads to verify.', () => ({
    verifiedAt: null,
  })),
  'a forgotten password is replaced by a link': forgotten('links', 0),
  'a forgotten password is replaced by a temporary one': forgotten('temporary passwords', 1),
  'a confirmation code was sent': {
    description:
      'To verify-user, who is logged in for the verification only, by the clock just now.',
    params: {
      verificationCode: 'The code; 482916 unless given.',
      wrongEntries: 'Wrong entries so far; 0 unless given.',
      secondsAgo: 'Seconds since; 0 unless given.',
      isVoid: 'Given for a code that became void by wrong entries.',
    },
    setup: async (world, params) => {
      await startAnew(world);
      const account = demoAccount(world, 'verify-user');
      const code = textParam(params, 'verificationCode', '482916');
      world.db.insert('verificationCodes', {
        accountId: account.accountId,
        code,
        mailAddressId: 'ma-1',
        sentAt: world.clock.now() - Number(params['secondsAgo'] ?? 0) * 1000,
        wrongEntries: Number(params['wrongEntries'] ?? 0),
        isVoid: params['isVoid'] === undefined ? 0 : 1,
      });
      const values = loginValues(world, 'verify-user', 'verify');
      return { ...values, mailAddressId: 'ma-1', verificationCode: code };
    },
  },
};
