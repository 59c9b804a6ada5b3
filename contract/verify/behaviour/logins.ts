import type { StateName } from '../../states/provider-states.ts';
import { textOf } from '../text.ts';
import { search } from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { NotChecked, type Check, type CheckContext } from './check.ts';
import { attributeFaults, cookieOf, sessionIn } from './cookies.ts';
import { newPassword } from './links.ts';
import { logIn } from './sessions.ts';

const mailedSince = 'a link to set the password was mailed since';
const linkLogin = 'a customer is logged in to a download link';

export const wrongPassword = 'Wrong-Pass-0000';

/** More failures than any issuer allows; the contract leaves the number to the issuer. */
export const manyFailures = 50;

/** A call of a browser that has made no other call, with the anti-forgery pair that it received. */
export async function newBrowser({ callAsNewBrowser, callWith }: CheckContext): Promise<MakeCall> {
  const xsrfToken = cookieOf(await callAsNewBrowser('getSettingInfo'), 'XSRF-TOKEN')?.value ?? '';
  return callWith({ cookie: `XSRF-TOKEN=${xsrfToken}`, xsrfToken });
}

/** Makes a login fail, each time in another browser, until the account is locked. */
async function expectLock(
  context: CheckContext,
  operationId: string,
  { right, wrong, code }: { right: CallInput; wrong: CallInput; code: string },
): Promise<void> {
  const attempt = async (sent: CallInput) => (await newBrowser(context))(operationId, sent);
  let last = await attempt(wrong);
  let count = 1;
  for (; count < manyFailures && last.value('0.code') === code; count += 1)
    last = await attempt(wrong);
  // A server that slows an attacker down is safe, too.
  if (last.status === 429)
    throw new NotChecked('the server slows down after wrong passwords (429)');
  last.expectRefused('400-1-02-03', `after ${count} wrong passwords`);
  (await attempt(right)).expectRefused(
    ['400-1-02-02', '400-1-02-08'],
    'with the correct password of the locked account',
  );
  (await attempt(wrong)).expectRefused(
    ['400-1-02-02', '400-1-02-08'],
    'with a wrong password of the locked account',
  );
}

/** Expects that a session has no access to the account. */
const expectNoAccess = async (call: MakeCall, who: string): Promise<void> => {
  const answers = [await call('getCurrentUser'), (await search(call)).answer];
  for (const answer of answers) answer.expectStatus(401, who);
};

const halfLogins: readonly [StateName, step: string][] = [
  ['the mail address is not verified', 'verify'],
  ['the password has expired', 'passwdExpired'],
  ['the password is a temporary one', 'passwdTemporary'],
];

/** Ways to change a known password. */
const changes: readonly { operationId: string; state: StateName; which?: string }[] = [
  { operationId: 'changePassword', state: 'a customer with bills is logged in' },
  { operationId: 'changeExpiredPassword', state: 'the password has expired' },
  {
    operationId: 'changeExpiredPassword',
    state: 'the password is a temporary one',
    which: ' (a temporary one)',
  },
];

/** Who is logged in, how often a login may fail, and what a login that is not complete may do (S2, S4). */
export const loginChecks: readonly Check[] = [
  ...(
    [
      ['login', 'a visitor', '400-1-02-01', 'An attacker who deletes the cookies'],
      [
        'loginDownloadUrl',
        'a valid download link exists',
        '400-1-08-01',
        'Anyone who has the mail',
      ],
    ] as const
  ).map(([operationId, state, code, who]): Check => ({
    operationId,
    name: 'locks the account after wrong passwords in any browser',
    states: [state],
    breaks: `${who} can try any number of passwords.`,
    run: (context) => {
      const path = { token: context.stateValue('token') };
      const loginId = context.stateValue('loginId');
      const inputOf = (password: string): CallInput => ({
        path,
        body: { ...(operationId === 'login' && { loginId }), password },
      });
      const [right, wrong] = [inputOf(context.stateValue('password')), inputOf(wrongPassword)];
      return expectLock(context, operationId, { right, wrong, code });
    },
  })),
  {
    operationId: 'changeExpiredPassword',
    name: 'locks the account after wrong passwords in any browser',
    states: ['the password has expired'],
    breaks: 'The page for an expired password lets an attacker try any number of passwords.',
    run: (context) => {
      const own = { loginId: context.stateValue('loginId'), ...newPassword };
      return expectLock(context, 'changeExpiredPassword', {
        right: { body: { ...own, currentPassword: context.stateValue('password') } },
        wrong: { body: { ...own, currentPassword: wrongPassword } },
        code: '400-1-02-01',
      });
    },
  },
  {
    operationId: 'login',
    name: 'counts wrong passwords from zero again after a login',
    states: ['the account is one failure from being locked'],
    breaks: 'An account is locked by typing errors that are weeks apart.',
    run: async ({ call, stateValue }) => {
      const right = await logIn(call, stateValue);
      const body = { loginId: stateValue('loginId'), password: wrongPassword };
      const wrong = await call('login', { body });
      right.expectDone();
      wrong.expectRefused('400-1-02-01', 'with a wrong password after a login');
    },
  },
  {
    operationId: 'login',
    name: 'compares the password exactly, and does not tell whether the login ID exists',
    states: ['a visitor'],
    breaks: 'An account opens with a similar password, or an attacker finds out who is a customer.',
    run: async ({ call, callWith, stateValue }) => {
      const [loginId, password] = [stateValue('loginId'), stateValue('password')];
      const similar = [
        password.toLowerCase(),
        password.toUpperCase(),
        `${password} `,
        ` ${password}`,
        `${password}0`,
        // Full-width characters, which some servers convert.
        password.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
        password.slice(0, -1),
      ].filter((one) => one !== password);
      for (const one of similar) {
        const answer = await call('login', { body: { loginId, password: one } });
        const right = await logIn(call, stateValue);
        answer.expectRefused('400-1-02-01', 'with a similar password');
        right.expectDone('with the correct password');
      }
      const wrong = await call('login', { body: { loginId, password: wrongPassword } });
      const unknown = await call('login', {
        body: { loginId: `${loginId}-unknown`, password: wrongPassword },
      });
      const same = `the answer to a wrong password, ${wrong.summary},`;
      const session = cookieOf(wrong, 'MYPAGE_SESSION')?.value ?? '';
      if (session !== '') {
        const xsrfToken = stateValue('xsrfToken');
        const cookie = `MYPAGE_SESSION=${session}; XSRF-TOKEN=${xsrfToken}`;
        await expectNoAccess(callWith({ cookie, xsrfToken }), 'after a refused login');
      }
      unknown.expectValue(same, wrong.json, unknown.json);
    },
  },
  {
    operationId: 'login',
    name: 'opens a new session, not one that the browser already had',
    states: ['a customer with bills is logged in'],
    breaks: 'An attacker who has planted a cookie shares the session of the customer.',
    run: async ({ call, callWith, stateValue }) => {
      const xsrfToken = stateValue('xsrfToken');
      const planted = [
        stateValue('cookie'),
        `MYPAGE_SESSION=planted-0123456789-session; XSRF-TOKEN=${xsrfToken}`,
      ];
      for (const cookie of planted) {
        const answer = await logIn(callWith({ cookie, xsrfToken }), stateValue);
        const session = cookieOf(answer, 'MYPAGE_SESSION')?.value;
        const isNew = session !== undefined && !cookie.includes(session);
        answer.expectThat(isNew, 'a new MYPAGE_SESSION', {
          got: session === undefined ? 'none' : 'the one of the request',
          sent: 'with a MYPAGE_SESSION',
        });
      }
      const after = await callWith({ cookie: planted[1], xsrfToken })('getCurrentUser');
      after.expectRefused('401-1-00-01', 'with a planted session');
      (await call('getCurrentUser')).expectDone();
    },
  },
  {
    operationId: 'getLoginProgress',
    name: 'tells the customer who logged in; each customer has one customerKey',
    states: ['a customer with bills is logged in', 'another customer of the issuer is logged in'],
    breaks: "A customer sees another customer's name, or an open page mixes two customers.",
    run: async ({ call, callWith, stateValue }) => {
      const other = await call('getCurrentUser');
      const [first, second] = [await logIn(call, stateValue), await logIn(call, stateValue)];
      const own = callWith(sessionIn(second));
      const [before, user] = [
        await callWith(sessionIn(first))('getCurrentUser'),
        await own('getCurrentUser'),
      ];
      const progress = await own('getLoginProgress');
      const key = before.value('customerKey');
      before.expectThat(key !== other.value('customerKey'), 'a customerKey of its own');
      second.expectThat(
        sessionIn(first).xsrfToken !== sessionIn(second).xsrfToken,
        'another XSRF-TOKEN than at the login before',
      );
      before.expectThat(key !== stateValue('loginId'), 'a customerKey that is no login ID');
      user.expectField('customerKey', key);
      progress.expectField('loginId', stateValue('loginId'));
    },
  },
  ...halfLogins.map(([state, step]): Check => ({
    operationId: 'getLoginProgress',
    name: `has the next step of the login, which gives no access before it (${state})`,
    states: [state],
    breaks: 'A password alone opens the account, without the code or the new password.',
    run: async ({ call, callWith, stateValue, base }) => {
      const login = await logIn(call, stateValue);
      const session = callWith(sessionIn(login));
      const progress = await session('getLoginProgress');
      const cookie = cookieOf(login, 'MYPAGE_SESSION');
      const isNew = sessionIn(login).xsrfToken !== stateValue('xsrfToken');
      for (const answer of [login, progress]) answer.expectField('nextStep', step);
      progress.expectField('loginId', stateValue('loginId'));
      if (cookie !== undefined)
        login.report(
          attributeFaults(login, 'MYPAGE_SESSION', cookie, { path: base, httpOnly: true }),
        );
      login.expectThat(isNew, 'a new XSRF-TOKEN', { got: 'the same token' });
      await expectNoAccess(session, `after a login with the next step ${step}`);
      (await session('logout', { body: {} })).expectDone('before the next step');
      (await session('getLoginProgress')).expectRefused('401-1-00-01', 'after the logout');
    },
  })),
  ...changes.map(({ operationId, state, which = '' }): Check => ({
    operationId,
    name: `replaces the password, and ends the session, but not when it is refused${which}`,
    states: [state],
    breaks: 'The old password still opens the account, or the new one does not.',
    run: async ({ call, stateValue, logInAgain }) => {
      const [loginId, currentPassword] = [stateValue('loginId'), stateValue('password')];
      const isExpired = operationId === 'changeExpiredPassword';
      const own = isExpired ? { loginId } : {};
      const session = isExpired ? await logInAgain() : call;
      const body = { ...own, currentPassword, ...newPassword };
      const wrong = { ...body, passwordConfirmation: `${newPassword.password}-8` };
      const refused = await session(operationId, { body: wrong });
      const inOtherCase = currentPassword.replace(/[a-z]/i, (sign) =>
        sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
      );
      const similar =
        inOtherCase === currentPassword
          ? refused
          : await session(operationId, { body: { ...body, currentPassword: inOtherCase } });
      const kept = await session('getLoginProgress');
      const done = await session(operationId, { body });
      const old = await logIn(call, stateValue);
      const login = await call('login', { body: { loginId, password: newPassword.password } });
      refused.expectRefused('400-1-03-07', 'with another confirmation');
      refused.expectTarget('passwordConfirmation');
      similar.expectStatus(400, 'with the current password in another case');
      kept.expectDone('after a refused change');
      done.expectDone();
      await expectNoAccess(session, 'with the session before the change');
      (await session('getLoginProgress')).expectRefused(['401-1-00-01', '401-1-02-02']);
      old.expectRefused('400-1-02-01', 'with the old password');
      login.expectField('nextStep', 'top');
    },
  })),
  {
    operationId: 'setPasswordByToken',
    name: 'ends every session of the account',
    states: ['a customer with bills is logged in', mailedSince],
    breaks:
      'A person who knows the old password stays logged in after the customer has changed it.',
    run: async ({ call, stateValue, logInAgain }) => {
      const sessions = [call, await logInAgain()];
      const sent = { path: { token: stateValue('token') }, body: newPassword };
      for (const session of sessions) (await session('getCurrentUser')).expectDone();
      (await call('setPasswordByToken', sent)).expectDone();
      for (const session of sessions)
        await expectNoAccess(session, 'after the password was set by a link');
    },
  },
  {
    operationId: 'setPasswordByToken',
    name: 'ends the logins of the account to download links',
    states: [linkLogin, mailedSince],
    breaks:
      'A person who knows the old password still downloads files after the customer has changed it.',
    run: async ({ call, valuesOf }) => {
      const list = { path: { token: textOf(valuesOf(linkLogin)['token']) } };
      const before = await call('listDownloadFiles', list);
      const path = { token: textOf(valuesOf(mailedSince)['token']) };
      const done = await call('setPasswordByToken', { path, body: newPassword });
      before.expectDone();
      done.expectDone();
      (await call('listDownloadFiles', list)).expectRefused(
        ['401-1-08-01', '401-1-00-01'],
        'after the password was set by a link',
      );
    },
  },
  {
    operationId: 'getCurrentUser',
    name: 'refuses an old portal, as every operation does',
    states: ['a customer with bills is logged in'],
    breaks: 'An open page of an old portal shows errors that the customer cannot explain.',
    run: async ({ call }) => {
      const headers = { 'x-front-version': '0.0.0' };
      if ((await call('getSettingInfo', { headers })).status === 200)
        throw new NotChecked('the server accepts every version of the portal');
      for (const operationId of ['getSettingInfo', 'getCurrentUser', 'searchBills', 'logout'])
        (
          await call(operationId, { headers, ...(operationId === 'logout' && { body: {} }) })
        ).expectRefused('400-1-99-02', 'of an old portal');
      const later = await call('getSettingInfo', { headers: { 'x-front-version': '100.0.0' } });
      (await call('getCurrentUser')).expectDone('of the present portal');
      later.expectDone('of a later portal, 100.0.0');
    },
  },
];
