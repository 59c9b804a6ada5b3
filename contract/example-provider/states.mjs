// The one address that exists in test builds only: it brings about the situations of provider-states.md.
import { randomUUID } from 'node:crypto';

/** Changes of the account from which a state starts; a name that is not here is not known. */
const accounts = {
  'a visitor': {},
  'a customer with bills is logged in': {},
  'a customer with automatic login is logged in': { isAutoLogin: true },
  'a customer without a name is logged in': { customerName: null },
  'every operator notice has a link': {},
  'the session has timed out': {},
  'the account is locked': { refusal: '400-1-02-02' },
  'the account is one failure from being locked': { failuresLeft: 1 },
  'the account is locked by the issuer': { refusal: '400-1-02-08' },
  'the login ID is closed': { refusal: '400-1-02-04' },
  'the use is suspended': { refusal: '400-1-11-02' },
  'the password has expired': { nextStep: 'passwdExpired' },
  'the password is a temporary one': { nextStep: 'passwdTemporary' },
  'the mail address is not verified': { nextStep: 'verify' },
};

const firstAccount = {
  loginId: 'example-user',
  password: 'Example-Pass-2026',
  customerName: '株式会社見本',
  isAutoLogin: false,
  failuresLeft: 5,
  nextStep: 'top',
  refusal: undefined,
};

/**
 * Brings about a state.
 *
 * @returns what the state gives; undefined if it is not known
 */
export function setState(world, { state, params }) {
  if (state === 'the next answer is an error') {
    world.nextError = params;
    return {};
  }
  if (accounts[state] === undefined) return undefined;
  world.account = { ...firstAccount, ...accounts[state] };
  world.sessions.clear();
  world.kept.clear();
  world.nextError = undefined;
  const { loginId, password } = world.account;
  const xsrfToken = randomUUID();
  const session = randomUUID();
  const isVisitor = !/logged in|timed out|operator/.test(state);
  if (!isVisitor)
    world.sessions.set(session, state === 'the session has timed out' ? 'idle' : 'open');
  const cookie = `XSRF-TOKEN=${xsrfToken}${isVisitor ? '' : `; MYPAGE_SESSION=${session}`}`;
  return { cookie, xsrfToken, loginId, password };
}
