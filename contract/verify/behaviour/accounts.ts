import type { StateName } from '../../states/provider-states.ts';
import { expectRefusedAt, itemsIn, wrongEntriesOf } from './account-data.ts';
import { checksIn, issuerHasNo, NotChecked, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { customerEntries, newPassword } from './links.ts';
import { failUntilLocked, openNewBrowser, wrongPassword } from './logins.ts';
import { differentPassword, Policy } from './passwords.ts';
import { withNewKey } from './repeats.ts';
import { logIn, stateWithLogin } from './sessions.ts';
import { expectNow } from './times.ts';

const stateWithMailedLink = 'a link to set the password was mailed since';
const stateWithForm = 'a registration token with the agreement given exists';

const singleChecks = checksIn([stateWithLogin, stateWithMailedLink], {
  'login: opens no account of another issuer, also with the same key': {
    states: [stateWithLogin, 'a customer of another issuer is logged in'],
    level: 5,
    breaks: 'Customers of one issuer reach the portal of another one.',
    run: async ({ call, callWith, values, stateValue, pactInput }) => {
      const input = withNewKey(pactInput('login'));
      const ownLogin = await call('login', input);
      const base = stateValue('base');
      const loginAtOtherIssuer = await callWith(values, base)('login', input);
      if (loginAtOtherIssuer.status !== 200) {
        ownLogin.expectDone();
        loginAtOtherIssuer.expectRefused(
          ['400-1-02-01', '400-1-02-04', '404-1-00-02'],
          'at another issuer',
        );
        return;
      }
      // Both issuers can have a customer with this login ID and password.
      const ownUser = await callWith(sessionIn(ownLogin))('getCurrentUser');
      const otherUser = await callWith(sessionIn(loginAtOtherIssuer), base)('getCurrentUser');
      const [customerKey, otherCustomerKey] = [ownUser, otherUser].map((user) =>
        user.value('customerKey'),
      );
      otherUser.expectThat(
        otherCustomerKey !== undefined && otherCustomerKey !== customerKey,
        'another customerKey',
      );
    },
  },
  'setPasswordByToken: unlocks the account, for the new password only': {
    breaks: 'A customer who has mistyped the password never gets in again.',
    run: async (context) => {
      const { call, stateValue, pactInput } = context;
      const attemptLogin = async (password?: string) =>
        logIn(await openNewBrowser(context), stateValue, password);
      await failUntilLocked(() => attemptLogin(wrongPassword), '400-1-02-01');
      const codeOfLockedLogin = (await attemptLogin()).value('0.code');
      if (codeOfLockedLogin !== '400-1-02-02') issuerHasNo('account that its customer can unlock');
      const changeAnswer = await call('setPasswordByToken', pactInput('setPasswordByToken'));
      changeAnswer.expectDone('for a locked account');
      (await attemptLogin()).expectRefused('400-1-02-01', 'with the old password');
      (await attemptLogin(newPassword.password)).expectDone('with the new password');
    },
  },
  'changePassword: refuses the last historyCount passwords, and no earlier one': {
    states: [stateWithLogin],
    breaks:
      'A stolen password is used again, or a password is refused that the rules on the page allow.',
    run: async ({ call, callWith, stateValue }) => {
      const rulesAnswer = await call('getPasswordPolicy');
      const policy = Policy.safeParse(rulesAnswer.json).data;
      const count = Number(rulesAnswer.value('historyCount'));
      // Incomplete rules break the schema of the contract. The check of the schema reports them.
      if (!policy || Number.isNaN(count)) return;
      let currentPassword = stateValue('password');
      let session = call;
      const change = async (password: string) => {
        const body = { currentPassword, password, passwordConfirmation: password };
        const answer = await session('changePassword', { body });
        if (answer.status === 429) throw new NotChecked('the server limits the number of changes');
        return answer;
      };
      const expectAccepted = async (index: number) => {
        const password = differentPassword(policy, index);
        (await change(password)).expectDone(`with password ${index + 1} of ${count + 1}`);
        currentPassword = password;
        session = callWith(sessionIn(await logIn(call, stateValue, password)));
      };
      for (let index = 0; index < count; index += 1) await expectAccepted(index);
      if (count > 0) {
        const oldestPasswordAnswer = await change(differentPassword(policy, 0));
        oldestPasswordAnswer.expectRefused(
          '400-1-03-09',
          `with the oldest of the last ${count} passwords`,
        );
        oldestPasswordAnswer.expectTarget('password');
        oldestPasswordAnswer.expectFillIn('count', String(count));
      }
      await expectAccepted(count);
      await expectAccepted(0);
    },
  },
  'requestPasswordReissue: makes earlier links to the account void': {
    breaks: 'A link in an old mail still sets the password.',
    run: async ({ call, callAsNewBrowser, stateValue, linkPath: path }) => {
      const settings = await callAsNewBrowser('getSettingInfo');
      if (settings.value('passwordReissueMethod') !== 'mail')
        issuerHasNo('link to replace a forgotten password');
      const registeredMailAddress = (await call('getMailAddresses')).value('mailAddress');
      const body = { loginId: stateValue('loginId'), registeredMailAddress };
      const stateBefore = await call('getPasswordSettingState', { path });
      const requestAnswer = await call('requestPasswordReissue', { body });
      if (requestAnswer.status === 429) throw new NotChecked('the server has just mailed a link');
      const earlierLinkAnswer = await call('setPasswordByToken', { path, body: newPassword });
      stateBefore.expectField('state', 'valid');
      stateBefore.expectField('purpose', 'reissue');
      stateBefore.expectField('loginId', stateValue('loginId'));
      requestAnswer.expectDone();
      earlierLinkAnswer.expectRefused('404-1-03-01', 'with the link of an earlier mail');
    },
  },
  'getPasswordSettingState: has the purpose of the mail, and the time of its use': {
    states: [{ state: 'a valid password setting token exists', params: { purpose: 'initial' } }],
    breaks: 'A new customer reads that the password was forgotten, or when another link was used.',
    run: async ({ call, linkPath: path }) => {
      const stateBefore = await call('getPasswordSettingState', { path });
      const setAnswer = await call('setPasswordByToken', { path, body: newPassword });
      const stateAfter = await call('getPasswordSettingState', { path });
      setAnswer.expectDone();
      for (const answer of [stateBefore, stateAfter]) answer.expectField('purpose', 'initial');
      expectNow(stateAfter, 'consumedAt', stateAfter.value('consumedAt'));
    },
  },
  'registerCustomer: refuses a login ID or an item that breaks the rules of the form, and names it':
    {
      states: [stateWithForm],
      breaks:
        'The account has entries that the issuer cannot use, or the form shows no wrong field.',
      run: async ({ call, stateValue, linkPath: path }) => {
        const form = await call('getRegistrationForm', { path });
        const [min = 0, max = 0] = ['loginIdMinLength', 'loginIdMaxLength'].map((name) =>
          Number(form.value(name)),
        );
        const expectRefusal = async (field: string, codes: string[], changedFields: object) => {
          const body = { ...customerEntries, revision: stateValue('revision'), ...changedFields };
          const answer = await call('registerCustomer', { path, body });
          const sent = `with ${JSON.stringify(changedFields).slice(0, 80)}`;
          if (codes.length > 0) expectRefusedAt(answer, codes, field, sent);
          else if (answer.expectStatus(400, sent)) answer.expectTarget(field);
        };
        for (const loginId of [
          ...(min > 1 ? ['k'.repeat(min - 1)] : []),
          ...(max < 128 ? ['k'.repeat(max + 1)] : []),
          'ログイン番号一二三',
        ])
          await expectRefusal('loginId', [], { loginId });
        const { items } = customerEntries;
        for (const item of itemsIn(form).filter(({ isEditable }) => isEditable)) {
          const { itemKey } = item;
          if (!items.some((entry) => entry.itemKey === itemKey)) continue;
          for (const [, value, ...codes] of wrongEntriesOf(item)) {
            const changedItems = items.map((entry) =>
              entry.itemKey === itemKey ? { itemKey, value } : entry,
            );
            await expectRefusal(itemKey, codes, { items: changedItems });
          }
        }
      },
    },
});

/** Answers whose values follow from a state; the pact accepts any value of the type. */
const stateFacts: readonly [operationId: string, StateName, path: string, value: unknown][] = [
  ['logout', stateWithLogin, 'isAutoLogin', false],
  ['logout', 'a customer with automatic login is logged in', 'isAutoLogin', true],
  ['login', 'a visitor', 'nextStep', 'top'],
  ['getLoginProgress', stateWithLogin, 'nextStep', 'top'],
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
  ['getRegistrationState', stateWithForm, 'nextStep', 'customer'],
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

const factChecks = stateFacts.map(([operationId, state, path, value]): Check => ({
  operationId,
  name: `has the ${path} of the state: ${state}`,
  states: [state],
  ...(path === 'passwordReissueMethod' && { level: 3 }),
  breaks:
    'The portal shows the page of another situation, such as a login instead of its next step.',
  run: async ({ call, pactInput }) => {
    const answer = await call(operationId, pactInput(operationId));
    // A name that is not set can be blank.
    const actualValue = answer.value(path);
    answer.expectValue(path, value, actualValue === '' ? null : actualValue);
  },
}));

/** Accounts: logins, passwords over several changes, and registrations (S2, S4, S5). */
export const accountChecks: readonly Check[] = [
  ...singleChecks,
  ...(['loginIdMinLength', 'loginIdMaxLength'] as const).map((limit): Check => ({
    operationId: 'registerCustomer',
    name: `creates an account with a login ID of ${limit}, which a reload and a login show`,
    states: [stateWithForm],
    breaks: 'The customer cannot log in with the login ID of the last page.',
    run: async ({ call, callWith, stateValue, linkPath: path }) => {
      const form = await call('getRegistrationForm', { path });
      const mailAddress = form.value('mailAddress');
      const loginId = 'k'.repeat(Number(form.value(limit)));
      const body = { ...customerEntries, loginId, revision: stateValue('revision') };
      const registrationAnswer = await call('registerCustomer', { path, body });
      const stateAfter = await call('getRegistrationState', { path });
      const login = await call('login', { body: { loginId, password: newPassword.password } });
      registrationAnswer.expectDone();
      registrationAnswer.expectField('loginId', loginId);
      registrationAnswer.expectField('mailAddress', mailAddress);
      for (const name of ['loginId', 'customerName', 'mailAddress', 'registeredAt'])
        stateAfter.expectField(name, registrationAnswer.value(name));
      login.expectDone('with the login ID of the registration');
      if (login.value('nextStep') !== 'top') return;
      const session = callWith(sessionIn(login));
      const user = await session('getCurrentUser');
      user.expectField('customerName', registrationAnswer.value('customerName'));
      (await session('getMailAddresses')).expectField('mailAddress', mailAddress);
    },
  })),
  ...factChecks,
];
