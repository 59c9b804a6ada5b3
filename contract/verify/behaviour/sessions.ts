import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { checksIn } from './check.ts';
import { cookieOf, expectCookie, isDeletedCookie, issuerPathOf, sessionIn } from './cookies.ts';

/** Logs in with the login ID of the state, and with its password by default. */
export const logIn = (
  call: MakeCall,
  stateValue: (name: string) => string,
  password = stateValue('password'),
): Promise<CallAnswer> => call('login', { body: { loginId: stateValue('loginId'), password } });

export const stateWithLogin = 'a customer with bills is logged in';

/** Checks of login and logout (S4, S7). */
export const sessionChecks = checksIn(['a visitor'], {
  'login: opens a session for the following calls, and for no other path': {
    breaks: 'After the login the customer must log in again, or other servers get the session.',
    run: async ({ call, callWith, stateValue, base }) => {
      const answer = await logIn(call, stateValue);
      expectCookie(answer, 'MYPAGE_SESSION', { path: base, isHttpOnly: true });
      const answerInSession = await callWith(sessionIn(answer))('getCurrentUser');
      answerInSession.expectDone('with the cookies of the login');
    },
  },
  'login: sets a new XSRF-TOKEN that scripts of every page can read': {
    breaks: "Another tab does not notice the login and keeps the previous customer's page.",
    run: async ({ call, stateValue, base }) => {
      const answer = await logIn(call, stateValue);
      const attributes = { path: issuerPathOf(base), isHttpOnly: false };
      const cookie = expectCookie(answer, 'XSRF-TOKEN', attributes);
      const isNew = cookie?.value !== stateValue('xsrfToken');
      answer.expectThat(isNew, 'a new token', { got: 'the same token' });
    },
  },
  'logout: ends the session': {
    states: [stateWithLogin],
    breaks: "An attacker who has the cookie still sees the customer's bills after the logout.",
    run: async ({ call }) => {
      (await call('logout', { body: {} })).expectDone();
      const answerAfterLogout = await call('getCurrentUser');
      answerAfterLogout.expectRefused('401-1-00-01', 'with the cookie after the logout');
    },
  },
  'logout: deletes the session cookie': {
    states: [stateWithLogin],
    breaks: 'The browser still sends the cookie of an ended session.',
    run: async ({ call, base }) => {
      const answer = await call('logout', { body: {} });
      const cookie = cookieOf(answer, 'MYPAGE_SESSION');
      const expected = `a Set-Cookie header with MYPAGE_SESSION, Path=${base} and an expiry in the past`;
      const got = cookie
        ? `MYPAGE_SESSION with ${[...cookie.attributes].map((one) => one.join('=')).join('; ')}`
        : 'no such header';
      const isDeletedAtPath = isDeletedCookie(cookie) && cookie?.attributes.get('path') === base;
      answer.expectThat(isDeletedAtPath, expected, { got });
    },
  },
});
