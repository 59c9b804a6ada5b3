import type { Fault } from '../fault.ts';
import type { Ask, Heard, Sent } from './browser.ts';
import { expectDone, expectRefused, expectThat, type Check } from './check.ts';
import { attributeFaults, cookieOf } from './cookies.ts';

const firstPage = { query: { page: 1, perPage: 50 } } as const;

const another = 'another-token-0123456789';

/** The ways in which the anti-forgery pair may be wrong, each with its words. */
const wrongPairs: readonly [string, NonNullable<Sent['headers']>][] = [
  ['with an X-XSRF-TOKEN that is not that of the cookie', { 'x-xsrf-token': another }],
  ['without X-XSRF-TOKEN', { 'x-xsrf-token': undefined }],
];

async function pairFaults(ask: Ask, operationId: string, sent: Sent): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [words, headers] of wrongPairs) {
    const heard = await ask(operationId, { ...sent, headers });
    faults.push(...expectRefused(heard, ['403-1-00-01'], words));
  }
  return faults;
}

/** Logs in as a browser that comes for the first time. */
async function logIn(ask: Ask, given: (name: string) => string): Promise<Heard> {
  return ask('login', { body: { loginId: given('loginId'), password: given('password') } });
}

/** A time in the past, or no seconds left (RFC 6265). */
function isCleared(heard: Heard): boolean {
  const attributes = cookieOf(heard, 'MYPAGE_SESSION')?.attributes;
  const seconds = attributes?.get('max-age');
  if (seconds !== undefined) return Number(seconds) <= 0;
  return Date.parse(attributes?.get('expires') ?? '') < Date.now();
}

const loggedIn = 'a customer with bills is logged in';

/** Login, the anti-forgery pair and what logout ends (S4, S7). */
export const sessionChecks: readonly Check[] = [
  {
    operationId: 'login',
    name: 'opens a session for the calls that follow, and for no other path',
    states: ['a visitor'],
    breaks:
      'After the login the customer is asked to log in again, or other servers get the session.',
    run: async ({ ask, askAnew, given, base }) => {
      const heard = await logIn(ask, given);
      const [session, pair] = [cookieOf(heard, 'MYPAGE_SESSION'), cookieOf(heard, 'XSRF-TOKEN')];
      if (!session) return expectThat(false, heard, 'a line Set-Cookie with MYPAGE_SESSION');
      const cookie = `MYPAGE_SESSION=${session.value}; XSRF-TOKEN=${pair?.value ?? ''}`;
      const headers = { cookie, 'x-xsrf-token': pair?.value };
      const after = await askAnew('getCurrentUser', { headers });
      return [
        ...attributeFaults(heard, 'MYPAGE_SESSION', session, { path: base, httpOnly: true }),
        ...expectDone(after, 'with the cookies of the login'),
      ];
    },
  },
  {
    operationId: 'login',
    name: 'gives a new XSRF-TOKEN that scripts of every page can read',
    states: ['a visitor'],
    breaks: "Another tab does not notice the login and goes on with the former customer's page.",
    run: async ({ ask, given, base }) => {
      const heard = await logIn(ask, given);
      const cookie = cookieOf(heard, 'XSRF-TOKEN');
      if (!cookie) return expectThat(false, heard, 'a line Set-Cookie with XSRF-TOKEN');
      const path = base.replace(/\/[^/]*$/, '') || '/';
      return [
        ...attributeFaults(heard, 'XSRF-TOKEN', cookie, { path, httpOnly: false }),
        ...expectThat(cookie.value !== given('xsrfToken'), heard, 'another token than before', {
          got: 'the same',
        }),
      ];
    },
  },
  {
    operationId: 'login',
    name: 'compares the anti-forgery pair',
    states: ['a visitor'],
    breaks: "Another site can log a customer's browser in to an account of its own.",
    run: ({ ask, given }) =>
      pairFaults(ask, 'login', {
        body: { loginId: given('loginId'), password: given('password') },
      }),
  },
  {
    operationId: 'searchBills',
    name: 'compares the anti-forgery pair where a GET brings it',
    states: [loggedIn],
    breaks: 'A tab of a former login shows the bills of whoever has logged in since.',
    run: async ({ ask }) => {
      const heard = await ask('searchBills', {
        ...firstPage,
        headers: { 'x-xsrf-token': another },
      });
      return expectRefused(heard, ['403-1-00-01'], wrongPairs[0]?.[0]);
    },
  },
  {
    operationId: 'updateBillStatus',
    name: 'compares the anti-forgery pair',
    states: ['the status of a bill can be set'],
    breaks: "Another site can set a bill's status in the name of a customer who visits it.",
    run: ({ ask, given }) =>
      pairFaults(ask, 'updateBillStatus', {
        path: { billId: given('billId') },
        body: { revision: given('revision'), statusId: 'confirmed' },
      }),
  },
  {
    operationId: 'logout',
    name: 'compares the anti-forgery pair',
    states: [loggedIn],
    breaks: 'Another site can log customers out.',
    run: ({ ask }) => pairFaults(ask, 'logout', { body: {} }),
  },
  {
    operationId: 'logout',
    name: 'ends the session',
    states: [loggedIn],
    breaks: "Whoever has got hold of the cookie still sees the customer's bills after the logout.",
    run: async ({ ask }) => {
      const done = expectDone(await ask('logout', { body: {} }));
      const after = await ask('getCurrentUser');
      const words = 'with the cookie that was logged out';
      return [...done, ...expectRefused(after, ['401-1-00-01'], words)];
    },
  },
  {
    operationId: 'logout',
    name: "clears the session's cookie",
    states: [loggedIn],
    breaks: 'The browser goes on to send a cookie of a session that is over.',
    run: async ({ ask, base }) => {
      const heard = await ask('logout', { body: {} });
      const cookie = cookieOf(heard, 'MYPAGE_SESSION');
      const expected = `a line Set-Cookie with MYPAGE_SESSION, Path=${base} and a time in the past`;
      const got = cookie
        ? `MYPAGE_SESSION with ${[...cookie.attributes].map((one) => one.join('=')).join('; ')}`
        : 'no such line';
      const isRight = isCleared(heard) && cookie?.attributes.get('path') === base;
      return expectThat(isRight, heard, expected, { got });
    },
  },
];
