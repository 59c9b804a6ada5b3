import type { StateName } from '../../states/provider-states.ts';
import { toFullWidth, textOf } from '../text.ts';
import { tokenInput, type ReadStateValue } from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import { search } from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { checksIn, NotChecked, type Check, type CheckContext } from './check.ts';
import { cookieOf, expectCookie, sessionIn } from './cookies.ts';
import { newPassword } from './links.ts';
import { logIn } from './sessions.ts';

const stateWithMailedLink = 'a link to set the password was mailed since';
const stateWithLinkLogin = 'a customer is logged in to a download link';

export const wrongPassword = 'Wrong-Pass-0000';

/** More failures than any issuer allows; the contract leaves the number to the issuer. */
const maxLoginFailures = 50;

/** Opens a browser and fetches its anti-forgery pair. Returns a function that makes calls in this browser. */
export async function openNewBrowser({
  callAsNewBrowser,
  callWith,
}: CheckContext): Promise<MakeCall> {
  const xsrfToken = cookieOf(await callAsNewBrowser('getSettingInfo'), 'XSRF-TOKEN')?.value ?? '';
  return callWith({ cookie: `XSRF-TOKEN=${xsrfToken}`, xsrfToken });
}

/** Repeats a failing login until the refusal has another code than `code`, or the maximum of failures is reached. */
export async function failUntilLocked(
  attemptLogin: () => Promise<CallAnswer>,
  code: string,
): Promise<{ lastAnswer: CallAnswer; attemptCount: number }> {
  let lastAnswer = await attemptLogin();
  let attemptCount = 1;
  for (; attemptCount < maxLoginFailures && lastAnswer.value('0.code') === code; attemptCount += 1)
    lastAnswer = await attemptLogin();
  return { lastAnswer, attemptCount };
}

const expectNoAccess = async (call: MakeCall, callDetail: string): Promise<void> => {
  const answers = [await call('getCurrentUser'), (await search(call)).answer];
  for (const answer of answers) answer.expectStatus(401, callDetail);
};

/** Operations that take a password, each with the code for a wrong password, and the input with a password. */
const lockingOperations: readonly [
  operationId: string,
  StateName,
  code: string,
  breaks: string,
  inputWith: (read: ReadStateValue, password: string) => CallInput,
][] = [
  [
    'login',
    'a visitor',
    '400-1-02-01',
    'An attacker who deletes the cookies can try any number of passwords.',
    (read, password) => ({ body: { loginId: read('loginId'), password } }),
  ],
  [
    'loginDownloadUrl',
    'a valid download link exists',
    '400-1-08-01',
    'Anyone who has the mail can try any number of passwords.',
    (read, password) => ({ ...tokenInput(read), body: { password } }),
  ],
  [
    'changeExpiredPassword',
    'the password has expired',
    '400-1-02-01',
    'The page for an expired password lets an attacker try any number of passwords.',
    (read, currentPassword) => ({
      body: { loginId: read('loginId'), currentPassword, ...newPassword },
    }),
  ],
];

const incompleteLogins: readonly [StateName, nextStep: string][] = [
  ['the mail address is not verified', 'verify'],
  ['the password has expired', 'passwdExpired'],
  ['the password is a temporary one', 'passwdTemporary'],
];

const passwordChanges: readonly { operationId: string; state: StateName; nameSuffix?: string }[] = [
  { operationId: 'changePassword', state: 'a customer with bills is logged in' },
  { operationId: 'changeExpiredPassword', state: 'the password has expired' },
  {
    operationId: 'changeExpiredPassword',
    state: 'the password is a temporary one',
    nameSuffix: ' (a temporary one)',
  },
];

const fixedLoginChecks = checksIn(['a customer with bills is logged in'], {
  'login: counts wrong passwords from zero after a successful login': {
    states: ['the account is one failure from being locked'],
    breaks: 'An account is locked by typing errors that are weeks apart.',
    run: async ({ call, stateValue }) => {
      (await logIn(call, stateValue)).expectDone();
      const refusedLogin = await logIn(call, stateValue, wrongPassword);
      refusedLogin.expectRefused('400-1-02-01', 'with a wrong password after a login');
    },
  },
  'login: compares the password exactly, and does not reveal whether the login ID exists': {
    states: ['a visitor'],
    breaks: 'An account opens with a similar password, or an attacker finds out who is a customer.',
    run: async ({ call, callWith, stateValue }) => {
      const password = stateValue('password');
      const similarPasswords = [
        password.toLowerCase(),
        password.toUpperCase(),
        `${password} `,
        ` ${password}`,
        `${password}0`,
        // Some servers convert full-width characters.
        toFullWidth(password),
        password.slice(0, -1),
      ].filter((one) => one !== password);
      for (const similarPassword of similarPasswords) {
        const answer = await logIn(call, stateValue, similarPassword);
        answer.expectRefused('400-1-02-01', 'with a similar password');
        (await logIn(call, stateValue)).expectDone('with the correct password');
      }
      const wrongPasswordAnswer = await logIn(call, stateValue, wrongPassword);
      const unknownLoginId = { loginId: `${stateValue('loginId')}-unknown` };
      const unknownLoginIdAnswer = await call('login', {
        body: { ...unknownLoginId, password: wrongPassword },
      });
      const session = cookieOf(wrongPasswordAnswer, 'MYPAGE_SESSION')?.value ?? '';
      if (session !== '') {
        const xsrfToken = stateValue('xsrfToken');
        const cookie = `MYPAGE_SESSION=${session}; XSRF-TOKEN=${xsrfToken}`;
        await expectNoAccess(callWith({ cookie, xsrfToken }), 'after a refused login');
      }
      unknownLoginIdAnswer.expectValue(
        `the answer to a wrong password, ${wrongPasswordAnswer.summary},`,
        wrongPasswordAnswer.json,
        unknownLoginIdAnswer.json,
      );
    },
  },
  'login: opens a new session, also if the browser already has a session cookie': {
    breaks: 'An attacker who has planted a cookie shares the session of the customer.',
    run: async ({ call, callWith, stateValue }) => {
      const xsrfToken = stateValue('xsrfToken');
      const plantedCookies = [
        stateValue('cookie'),
        `MYPAGE_SESSION=planted-0123456789-session; XSRF-TOKEN=${xsrfToken}`,
      ];
      for (const cookie of plantedCookies) {
        const answer = await logIn(callWith({ cookie, xsrfToken }), stateValue);
        const newSession = cookieOf(answer, 'MYPAGE_SESSION')?.value;
        const isNew = newSession !== undefined && !cookie.includes(newSession);
        answer.expectThat(isNew, 'a new MYPAGE_SESSION', {
          got: newSession === undefined ? 'none' : 'the one of the request',
          callDetail: 'with a MYPAGE_SESSION',
        });
      }
      const callWithPlantedSession = callWith({ cookie: plantedCookies[1], xsrfToken });
      const answerAfterLogin = await callWithPlantedSession('getCurrentUser');
      answerAfterLogin.expectRefused('401-1-00-01', 'with a planted session');
      (await call('getCurrentUser')).expectDone();
    },
  },
  'getLoginProgress: returns the customer who logged in, and each customer has one customerKey': {
    states: ['a customer with bills is logged in', 'another customer of the issuer is logged in'],
    breaks: "A customer sees another customer's name, or an open page mixes two customers.",
    run: async ({ call, callWith, stateValue }) => {
      const otherUserAnswer = await call('getCurrentUser');
      const firstLoginAnswer = await logIn(call, stateValue);
      const secondLoginAnswer = await logIn(call, stateValue);
      const callInSecondSession = callWith(sessionIn(secondLoginAnswer));
      const firstUserAnswer = await callWith(sessionIn(firstLoginAnswer))('getCurrentUser');
      const secondUserAnswer = await callInSecondSession('getCurrentUser');
      const progressAnswer = await callInSecondSession('getLoginProgress');
      const customerKey = firstUserAnswer.value('customerKey');
      firstUserAnswer.expectThat(
        customerKey !== otherUserAnswer.value('customerKey'),
        'a customerKey of its own',
      );
      secondLoginAnswer.expectThat(
        sessionIn(firstLoginAnswer).xsrfToken !== sessionIn(secondLoginAnswer).xsrfToken,
        'another XSRF-TOKEN than at the login before',
      );
      firstUserAnswer.expectThat(
        customerKey !== stateValue('loginId'),
        'a customerKey that is no login ID',
      );
      secondUserAnswer.expectField('customerKey', customerKey);
      progressAnswer.expectField('loginId', stateValue('loginId'));
    },
  },
  'setPasswordByToken: ends every session of the account': {
    states: ['a customer with bills is logged in', stateWithMailedLink],
    breaks:
      'A person who knows the old password stays logged in after the customer has changed it.',
    run: async ({ call, pactInput, logInAgain }) => {
      const sessions = [call, await logInAgain()];
      for (const session of sessions) (await session('getCurrentUser')).expectDone();
      (await call('setPasswordByToken', pactInput('setPasswordByToken'))).expectDone();
      for (const session of sessions)
        await expectNoAccess(session, 'after the password was set by a link');
    },
  },
  'setPasswordByToken: ends the logins of the account to download links': {
    states: [stateWithLinkLogin, stateWithMailedLink],
    breaks:
      'A person who knows the old password still downloads files after the customer has changed it.',
    run: async ({ call, pactInput, valuesOf }) => {
      const path = { token: textOf(valuesOf(stateWithLinkLogin)['token']) };
      (await call('listDownloadFiles', { path })).expectDone();
      (await call('setPasswordByToken', pactInput('setPasswordByToken'))).expectDone();
      (await call('listDownloadFiles', { path })).expectRefused(
        ['401-1-08-01', '401-1-00-01'],
        'after the password was set by a link',
      );
    },
  },
  'getCurrentUser: refuses an old portal, as every operation does': {
    breaks: 'An open page of an old portal shows errors that the customer cannot explain.',
    run: async ({ call }) => {
      const callWithVersion = (operationId: string, version: string) => {
        const input = operationId === 'logout' ? { body: {} } : {};
        return call(operationId, { ...input, headers: { 'x-front-version': version } });
      };
      if ((await callWithVersion('getSettingInfo', '0.0.0')).status === 200)
        throw new NotChecked('the server accepts every version of the portal');
      for (const operationId of ['getSettingInfo', 'getCurrentUser', 'searchBills', 'logout']) {
        const answer = await callWithVersion(operationId, '0.0.0');
        answer.expectRefused('400-1-99-02', 'of an old portal');
      }
      (await call('getCurrentUser')).expectDone('of the present portal');
      const laterPortalAnswer = await callWithVersion('getSettingInfo', '100.0.0');
      laterPortalAnswer.expectDone('of a later portal, 100.0.0');
    },
  },
});

/** Logins: the customer of a session, the number of failures, and the calls of an incomplete login (S2, S4). */
export const loginChecks: readonly Check[] = [
  ...fixedLoginChecks,
  ...lockingOperations.map(([operationId, state, code, breaks, inputWith]): Check => ({
    operationId,
    name: 'locks the account after wrong passwords from several browsers',
    states: [state],
    breaks,
    run: async (context) => {
      const attemptLogin = async (password = wrongPassword) =>
        (await openNewBrowser(context))(operationId, inputWith(context.stateValue, password));
      const { lastAnswer, attemptCount } = await failUntilLocked(attemptLogin, code);
      // A server that slows an attacker down is safe, too.
      if (lastAnswer.status === 429)
        throw new NotChecked('the server slows down after wrong passwords (429)');
      lastAnswer.expectRefused('400-1-02-03', `after ${attemptCount} wrong passwords`);
      const correctAnswer = await attemptLogin(context.stateValue('password'));
      const wrongAnswer = await attemptLogin();
      const codes = ['400-1-02-02', '400-1-02-08'];
      correctAnswer.expectRefused(codes, 'with the correct password of the locked account');
      wrongAnswer.expectRefused(codes, 'with a wrong password of the locked account');
    },
  })),
  ...incompleteLogins.map(([state, nextStep]): Check => ({
    operationId: 'getLoginProgress',
    name: `has the next step of the login, and gives no access before this step (${state})`,
    states: [state],
    breaks: 'A password alone opens the account, without the code or the new password.',
    run: async ({ call, callWith, stateValue, base }) => {
      const loginAnswer = await logIn(call, stateValue);
      const callInSession = callWith(sessionIn(loginAnswer));
      const progressAnswer = await callInSession('getLoginProgress');
      const isNew = sessionIn(loginAnswer).xsrfToken !== stateValue('xsrfToken');
      for (const answer of [loginAnswer, progressAnswer]) answer.expectField('nextStep', nextStep);
      progressAnswer.expectField('loginId', stateValue('loginId'));
      expectCookie(loginAnswer, 'MYPAGE_SESSION', { path: base, isHttpOnly: true });
      loginAnswer.expectThat(isNew, 'a new XSRF-TOKEN', { got: 'the same token' });
      await expectNoAccess(callInSession, `after a login with the next step ${nextStep}`);
      (await callInSession('logout', { body: {} })).expectDone('before the next step');
      (await callInSession('getLoginProgress')).expectRefused('401-1-00-01', 'after the logout');
    },
  })),
  ...passwordChanges.map(({ operationId, state, nameSuffix = '' }): Check => ({
    operationId,
    name: `replaces the password and ends the session, but not if the change is refused${nameSuffix}`,
    states: [state],
    breaks: 'The old password still opens the account, or the new one does not.',
    run: async ({ call, stateValue, logInAgain }) => {
      const [loginId, currentPassword] = [stateValue('loginId'), stateValue('password')];
      const isExpired = operationId === 'changeExpiredPassword';
      const loginFields = isExpired ? { loginId } : {};
      const callInSession = isExpired ? await logInAgain() : call;
      const body = { ...loginFields, currentPassword, ...newPassword };
      const wrongBody = { ...body, passwordConfirmation: `${newPassword.password}-8` };
      const refusedChangeAnswer = await callInSession(operationId, { body: wrongBody });
      const similarPassword = currentPassword.replace(/[a-z]/i, (sign) =>
        sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
      );
      const similarPasswordAnswer =
        similarPassword === currentPassword
          ? refusedChangeAnswer
          : await callInSession(operationId, {
              body: { ...body, currentPassword: similarPassword },
            });
      const progressAnswer = await callInSession('getLoginProgress');
      const changeAnswer = await callInSession(operationId, { body });
      const oldPasswordAnswer = await logIn(call, stateValue);
      const newPasswordAnswer = await logIn(call, stateValue, newPassword.password);
      refusedChangeAnswer.expectRefused('400-1-03-07', 'with another confirmation');
      refusedChangeAnswer.expectTarget('passwordConfirmation');
      similarPasswordAnswer.expectStatus(400, 'with the current password in another case');
      progressAnswer.expectDone('after a refused change');
      changeAnswer.expectDone();
      await expectNoAccess(callInSession, 'with the session before the change');
      (await callInSession('getLoginProgress')).expectRefused(['401-1-00-01', '401-1-02-02']);
      oldPasswordAnswer.expectRefused('400-1-02-01', 'with the old password');
      newPasswordAnswer.expectField('nextStep', 'top');
    },
  })),
];
