import type { StateName } from '../../states/provider-states.ts';
import type { CallAnswer } from './answer.ts';
import { newKey, type MakeCall } from './browser.ts';
import { issuerHasNo, NotChecked, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { customerEntries, newPassword } from './links.ts';
import { manyFailures, newBrowser, wrongPassword } from './logins.ts';
import { differentPassword, Policy } from './passwords.ts';
import { expectNow } from './times.ts';

const loggedIn = 'a customer with bills is logged in';
const linkSince = 'a link to set the password was mailed since';
const form = 'a registration token with the agreement given exists';

const loginChecks: readonly Check[] = [
  {
    operationId: 'login',
    name: 'opens no account of another issuer, also with the same key',
    states: [loggedIn, 'a customer of another issuer is logged in'],
    level: 5,
    breaks: 'Customers of one issuer reach the portal of another one.',
    run: async ({ call, callWith, values, stateValue }) => {
      const body = { loginId: stateValue('loginId'), password: stateValue('password') };
      const sent = { body, headers: { 'idempotency-key': newKey() } };
      const own = await call('login', sent);
      const base = stateValue('base');
      const other = await callWith(values, base)('login', sent);
      if (other.status !== 200) {
        own.expectDone();
        other.expectRefused(['400-1-02-01', '400-1-02-04', '404-1-00-02'], 'at another issuer');
        return;
      }
      // Both issuers can have a customer with this login ID and password.
      const key = (await callWith(sessionIn(own))('getCurrentUser')).value('customerKey');
      const answer = await callWith(sessionIn(other), base)('getCurrentUser');
      const otherKey = answer.value('customerKey');
      answer.expectThat(otherKey !== undefined && otherKey !== key, 'another customerKey');
    },
  },
  {
    operationId: 'setPasswordByToken',
    name: 'unlocks the account, for the new password only',
    states: [loggedIn, linkSince],
    breaks: 'A customer who has mistyped the password never gets in again.',
    run: async (context) => {
      const { call, stateValue } = context;
      const [loginId, password] = [stateValue('loginId'), stateValue('password')];
      const attempt = async (one: string) =>
        (await newBrowser(context))('login', { body: { loginId, password: one } });
      let last = await attempt(wrongPassword);
      for (
        let count = 1;
        count < manyFailures && last.value('0.code') === '400-1-02-01';
        count += 1
      )
        last = await attempt(wrongPassword);
      const locked = (await attempt(password)).value('0.code');
      if (locked !== '400-1-02-02') issuerHasNo('account that its customer can unlock');
      const sent = { path: { token: stateValue('token') }, body: newPassword };
      const done = await call('setPasswordByToken', sent);
      done.expectDone('for a locked account');
      (await attempt(password)).expectRefused('400-1-02-01', 'with the old password');
      (await attempt(newPassword.password)).expectDone('with the new password');
    },
  },
  {
    operationId: 'changePassword',
    name: 'refuses the last historyCount passwords, and no earlier one',
    states: [loggedIn],
    breaks:
      'A stolen password is used again, or a password is refused that the rules on the page allow.',
    run: async ({ call, callWith, stateValue }) => {
      const rules = await call('getPasswordPolicy');
      const policy = Policy.safeParse(rules.json).data;
      const count = Number(rules.value('historyCount'));
      // The contract's schemas report rules that are incomplete.
      if (!policy || Number.isNaN(count)) return;
      const loginId = stateValue('loginId');
      let current = stateValue('password');
      let session = call;
      const change = async (password: string) => {
        const body = { currentPassword: current, password, passwordConfirmation: password };
        const answer = await session('changePassword', { body });
        if (answer.status === 429) throw new NotChecked('the server limits the number of changes');
        return answer;
      };
      const accepted = async (at: number) => {
        const password = differentPassword(policy, at);
        (await change(password)).expectDone(`with password ${at + 1} of ${count + 1}`);
        current = password;
        session = callWith(sessionIn(await call('login', { body: { loginId, password } })));
      };
      for (let at = 0; at < count; at += 1) await accepted(at);
      if (count > 0) {
        const oldest = await change(differentPassword(policy, 0));
        oldest.expectRefused('400-1-03-09', `with the oldest of the last ${count} passwords`);
        oldest.expectTarget('password');
        oldest.expectFillIn('count', String(count));
      }
      await accepted(count);
      await accepted(0);
    },
  },
  {
    operationId: 'requestPasswordReissue',
    name: 'makes earlier links to the account void',
    states: [loggedIn, linkSince],
    breaks: 'A link in an old mail still sets the password.',
    run: async ({ call, callAsNewBrowser, stateValue, linkPath: path }) => {
      const settings = await callAsNewBrowser('getSettingInfo');
      if (settings.value('passwordReissueMethod') !== 'mail')
        issuerHasNo('link to replace a forgotten password');
      const registeredMailAddress = (await call('getMailAddresses')).value('mailAddress');
      const body = { loginId: stateValue('loginId'), registeredMailAddress };
      const before = await call('getPasswordSettingState', { path });
      const sent = await call('requestPasswordReissue', { body });
      if (sent.status === 429) throw new NotChecked('the server has just mailed a link');
      const after = await call('setPasswordByToken', { path, body: newPassword });
      before.expectField('state', 'valid');
      before.expectField('purpose', 'reissue');
      before.expectField('loginId', stateValue('loginId'));
      sent.expectDone();
      after.expectRefused('404-1-03-01', 'with the link of an earlier mail');
    },
  },
];

const linkChecks: readonly Check[] = [
  {
    operationId: 'getPasswordSettingState',
    name: 'has the purpose of the mail, and the time of its use',
    states: [{ state: 'a valid password setting token exists', params: { purpose: 'initial' } }],
    breaks: 'A new customer reads that the password was forgotten, or when another link was used.',
    run: async ({ call, linkPath: path }) => {
      const before = await call('getPasswordSettingState', { path });
      const done = await call('setPasswordByToken', { path, body: newPassword });
      const after = await call('getPasswordSettingState', { path });
      done.expectDone();
      for (const answer of [before, after]) answer.expectField('purpose', 'initial');
      expectNow(after, 'consumedAt', after.value('consumedAt'));
    },
  },
];

const itemOf = (answer: CallAnswer, isRight: (item: Record<string, unknown>) => boolean) =>
  answer
    .values('groups.*.items.*')
    .map((one): Record<string, unknown> => Object(one))
    .find((item) => item['isEditable'] === true && isRight(item));

const registrationChecks: readonly Check[] = [
  {
    operationId: 'registerCustomer',
    name: 'refuses a login ID or an item that breaks the rules of the form, and names it',
    states: [form],
    breaks: 'The account has entries that the issuer cannot use, or the form shows no wrong field.',
    run: async ({ call, stateValue, linkPath: path }) => {
      const rules = await call('getRegistrationForm', { path });
      const [min, max] = ['loginIdMinLength', 'loginIdMaxLength'].map((name) =>
        Number(rules.value(name)),
      );
      const entries = { ...customerEntries, revision: stateValue('revision') };
      const withItem = (itemKey: unknown, value: string | null) => ({
        items: entries.items.map((item) => (item.itemKey === itemKey ? { itemKey, value } : item)),
      });
      const required = itemOf(rules, ({ isRequired }) => isRequired === true)?.['itemKey'];
      const text = itemOf(
        rules,
        ({ format, maxLength, itemKey }) =>
          format === 'text' &&
          Number(maxLength) < 2000 &&
          entries.items.some((item) => item.itemKey === itemKey),
      );
      const tooLong = 'あ'.repeat(Number(text?.['maxLength']) + 1);
      const rows: [isThere: boolean, field: unknown, more: object, codes?: string[]][] = [
        [Number(min) > 1, 'loginId', { loginId: 'k'.repeat(Number(min) - 1) }],
        [Number(max) < 128, 'loginId', { loginId: 'k'.repeat(Number(max) + 1) }],
        [true, 'loginId', { loginId: 'ログイン番号一二三' }],
        [true, 'phoneNumber', withItem('phoneNumber', 'abc')],
        [required !== undefined, required, withItem(required, null), ['400-1-00-01']],
        [
          text !== undefined,
          text?.['itemKey'],
          withItem(text?.['itemKey'], tooLong),
          ['400-1-00-04'],
        ],
      ];
      for (const [isThere, field, more, codes] of rows) {
        if (!isThere) continue;
        const answer = await call('registerCustomer', { path, body: { ...entries, ...more } });
        const targets = answer.values('*.target.*');
        const sent = `with ${JSON.stringify(more).slice(0, 80)}`;
        answer.expectThat(
          answer.status === 400 && targets.includes(field),
          `the target ${String(field)}`,
          { sent },
        );
        if (codes !== undefined) answer.expectRefused(codes, sent);
      }
    },
  },
  ...(['loginIdMinLength', 'loginIdMaxLength'] as const).map((limit): Check => ({
    operationId: 'registerCustomer',
    name: `creates an account with a login ID of ${limit}, which a reload and a login show`,
    states: [form],
    breaks: 'The customer cannot log in with the login ID of the last page.',
    run: async ({ call, callWith, stateValue, linkPath: path }) => {
      const rules = await call('getRegistrationForm', { path });
      const loginId = 'k'.repeat(Number(rules.value(limit)));
      const body = { ...customerEntries, loginId, revision: stateValue('revision') };
      const done = await call('registerCustomer', { path, body });
      const shown = await call('getRegistrationState', { path });
      const login = await call('login', { body: { loginId, password: newPassword.password } });
      const names = ['loginId', 'customerName', 'mailAddress', 'registeredAt'];
      done.expectDone();
      done.expectField('loginId', loginId);
      done.expectField('mailAddress', rules.value('mailAddress'));
      for (const name of names) shown.expectField(name, done.value(name));
      login.expectDone('with the login ID of the registration');
      if (login.value('nextStep') !== 'top') return;
      const session: MakeCall = callWith(sessionIn(login));
      const [user, addresses] = [
        await session('getCurrentUser'),
        await session('getMailAddresses'),
      ];
      user.expectField('customerName', done.value('customerName'));
      addresses.expectField('mailAddress', rules.value('mailAddress'));
    },
  })),
];

/** Answers whose values follow from a state; the pact accepts any value of the type. */
const facts: readonly [operationId: string, StateName, path: string, value: unknown][] = [
  ['logout', loggedIn, 'isAutoLogin', false],
  ['logout', 'a customer with automatic login is logged in', 'isAutoLogin', true],
  ['login', 'a visitor', 'nextStep', 'top'],
  ['getLoginProgress', loggedIn, 'nextStep', 'top'],
  ['getLoginProgress', 'a customer must verify the mail address', 'nextStep', 'verify'],
  ['getLoginProgress', 'a customer must change the password', 'nextStep', 'passwdExpired'],
  [
    'getLoginProgress',
    'a customer must change a temporary password',
    'nextStep',
    'passwdTemporary',
  ],
  ['getCurrentUser', 'a customer without a name is logged in', 'customerName', null],
  ['getRegistrationState', 'a valid registration token exists', 'nextStep', 'agreement'],
  ['getRegistrationState', form, 'nextStep', 'customer'],
  ['getRegistrationState', 'an expired registration token exists', 'state', 'expired'],
  ['getPasswordSettingState', 'an expired password setting token exists', 'state', 'expired'],
  ['getPasswordSettingState', 'a used password setting token exists', 'purpose', 'reissue'],
  ['getVerificationAddresses', 'a customer without a mail address must verify it', 'addresses', []],
  ['getVerificationAddresses', 'a customer must verify the mail address', 'pendingCode', null],
  ['getSettingInfo', 'a forgotten password is replaced by a link', 'passwordReissueMethod', 'mail'],
  [
    'getSettingInfo',
    'a forgotten password is replaced by a temporary one',
    'passwordReissueMethod',
    'temporaryPassword',
  ],
];

const factChecks = facts.map(([operationId, state, path, value]): Check => ({
  operationId,
  name: `has the ${path} of the state: ${state}`,
  states: [state],
  ...(path === 'passwordReissueMethod' && { level: 3 }),
  breaks:
    'The portal shows the page of another situation, such as a login instead of its next step.',
  run: async ({ call, stateValue }) => {
    const answer = await call(operationId, {
      path: { token: stateValue('token') },
      ...(operationId === 'logout' && { body: {} }),
      ...(operationId === 'login' && {
        body: { loginId: stateValue('loginId'), password: stateValue('password') },
      }),
    });
    // A name that is not set can be blank.
    const found = answer.value(path);
    answer.expectValue(path, value, found === '' ? null : found);
  },
}));

/** Accounts: who opens them, passwords over several changes, and registrations (S2, S4, S5). */
export const accountChecks: readonly Check[] = [
  ...loginChecks,
  ...linkChecks,
  ...registrationChecks,
  ...factChecks,
];
