import type { StateName } from '../../states/provider-states.ts';
import { expectRefusedAt, itemsIn, wrongEntriesOf } from './account-data.ts';
import { checksIn, issuerHasNo, NotChecked, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { customerEntries, newPassword } from './links.ts';
import { failUntilLocked, openNewBrowser, wrongPassword } from './logins.ts';
import { differentPassword, Policy } from './passwords.ts';
import { withNewKey } from './repeats.ts';
import { logIn, stateWithLogin } from './sessions.ts';
import { expectNow, normalizeTime } from './times.ts';

const stateWithMailedLink = 'a link to set the password was mailed since';
const stateWithRegistrationForm = 'a registration token with the agreement given exists';

const fixedAccountChecks = checksIn([stateWithLogin, stateWithMailedLink], {
  'login: does not log in to an account of another issuer, even with the same idempotency key': {
    states: [stateWithLogin, 'a customer of another issuer is logged in'],
    level: 5,
    breaks: 'Customers of one issuer reach the portal of another one.',
    run: async ({ call, callWith, values, stateValue, pactInput }) => {
      const input = withNewKey(pactInput('login'));
      const ownLoginAnswer = await call('login', input);
      const otherIssuerBase = stateValue('base');
      const otherLoginAnswer = await callWith(values, otherIssuerBase)('login', input);
      if (otherLoginAnswer.status !== 200) {
        ownLoginAnswer.expectDone();
        otherLoginAnswer.expectRefused(
          ['400-1-02-01', '400-1-02-04', '404-1-00-02'],
          'at another issuer',
        );
        return;
      }
      // Both issuers can have a customer with this login ID and password.
      const ownUserAnswer = await callWith(sessionIn(ownLoginAnswer))('getCurrentUser');
      const otherUserAnswer = await callWith(
        sessionIn(otherLoginAnswer),
        otherIssuerBase,
      )('getCurrentUser');
      const [customerKey, otherCustomerKey] = [ownUserAnswer, otherUserAnswer].map((user) =>
        user.value('customerKey'),
      );
      otherUserAnswer.expectThat(
        otherCustomerKey !== undefined && otherCustomerKey !== customerKey,
        'another customerKey',
      );
    },
  },
  'setPasswordByToken: unlocks the account, which then accepts only the new password': {
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
  'changePassword: refuses the last historyCount passwords, and accepts earlier passwords': {
    states: [stateWithLogin],
    breaks:
      'A stolen password is used again, or a password is refused that the rules on the page allow.',
    run: async ({ call, callWith, stateValue }) => {
      const rulesAnswer = await call('getPasswordPolicy');
      const policy = Policy.safeParse(rulesAnswer.json).data;
      const historyCount = Number(rulesAnswer.value('historyCount'));
      // If rules are missing, the validation against the schema reports the fault.
      if (!policy || Number.isNaN(historyCount)) return;
      let currentPassword = stateValue('password');
      let callInSession = call;
      const changePassword = async (password: string) => {
        const body = { currentPassword, password, passwordConfirmation: password };
        const answer = await callInSession('changePassword', { body });
        if (answer.status === 429) throw new NotChecked('the server limits the number of changes');
        return answer;
      };
      const changePasswordAndLogIn = async (index: number) => {
        const password = differentPassword(policy, index);
        (await changePassword(password)).expectDone(
          `with password ${index + 1} of ${historyCount + 1}`,
        );
        currentPassword = password;
        callInSession = callWith(sessionIn(await logIn(call, stateValue, password)));
      };
      for (let index = 0; index < historyCount; index += 1) await changePasswordAndLogIn(index);
      if (historyCount > 0) {
        const oldestPasswordAnswer = await changePassword(differentPassword(policy, 0));
        oldestPasswordAnswer.expectRefused(
          '400-1-03-09',
          `with the oldest of the last ${historyCount} passwords`,
        );
        oldestPasswordAnswer.expectTarget('password');
        oldestPasswordAnswer.expectFillIn('count', String(historyCount));
      }
      await changePasswordAndLogIn(historyCount);
      await changePasswordAndLogIn(0);
    },
  },
  'requestPasswordReissue: makes earlier links to the account invalid': {
    breaks: 'A link in an old mail still sets the password.',
    run: async ({ call, callAsNewBrowser, stateValue, linkParameters: path }) => {
      const settings = await callAsNewBrowser('getSettingInfo');
      if (settings.value('passwordReissueMethod') !== 'mail')
        issuerHasNo('link to replace a forgotten password');
      const registeredMailAddress = (await call('getMailAddresses')).value('mailAddress');
      const body = { loginId: stateValue('loginId'), registeredMailAddress };
      const stateAnswerBefore = await call('getPasswordSettingState', { path });
      const requestAnswer = await call('requestPasswordReissue', { body });
      if (requestAnswer.status === 429) throw new NotChecked('the server has just mailed a link');
      const earlierLinkAnswer = await call('setPasswordByToken', { path, body: newPassword });
      stateAnswerBefore.expectField('state', 'valid');
      stateAnswerBefore.expectField('purpose', 'reissue');
      stateAnswerBefore.expectField('loginId', stateValue('loginId'));
      requestAnswer.expectDone();
      earlierLinkAnswer.expectRefused('404-1-03-01', 'with the link of an earlier mail');
    },
  },
  'getPasswordSettingState: returns the purpose of the mail, and the time when the link was used': {
    states: [{ state: 'a valid password setting token exists', params: { purpose: 'initial' } }],
    breaks: 'A new customer reads that the password was forgotten, or when another link was used.',
    run: async ({ call, linkParameters: path }) => {
      const stateAnswerBefore = await call('getPasswordSettingState', { path });
      const setAnswer = await call('setPasswordByToken', { path, body: newPassword });
      const stateAnswerAfter = await call('getPasswordSettingState', { path });
      setAnswer.expectDone();
      for (const answer of [stateAnswerBefore, stateAnswerAfter])
        answer.expectField('purpose', 'initial');
      expectNow(stateAnswerAfter, 'consumedAt', stateAnswerAfter.value('consumedAt'));
    },
  },
  'registerCustomer: refuses a login ID or an item that breaks a rule of the form, and names the field':
    {
      states: [stateWithRegistrationForm],
      breaks:
        'The account has entries that the issuer cannot use, or the form shows no wrong field.',
      run: async ({ call, stateValue, linkParameters: path }) => {
        const formAnswer = await call('getRegistrationForm', { path });
        const [minLength = 0, maxLength = 0] = ['loginIdMinLength', 'loginIdMaxLength'].map(
          (name) => Number(formAnswer.value(name)),
        );
        const expectRefusal = async (field: string, codes: string[], changedFields: object) => {
          const body = { ...customerEntries, revision: stateValue('revision'), ...changedFields };
          const answer = await call('registerCustomer', { path, body });
          const callDetail = `with ${JSON.stringify(changedFields).slice(0, 80)}`;
          if (codes.length > 0) expectRefusedAt(answer, codes, field, callDetail);
          else if (answer.expectStatus(400, callDetail)) answer.expectTarget(field);
        };
        for (const loginId of [
          ...(minLength > 1 ? ['k'.repeat(minLength - 1)] : []),
          ...(maxLength < 128 ? ['k'.repeat(maxLength + 1)] : []),
          'ログイン番号一二三',
        ])
          await expectRefusal('loginId', [], { loginId });
        const { items } = customerEntries;
        for (const item of itemsIn(formAnswer).filter(({ isEditable }) => isEditable)) {
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

/** Fields whose values follow from a state. The pact compares only their types, so these checks compare the values. */
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
  ['getRegistrationState', stateWithRegistrationForm, 'nextStep', 'customer'],
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

const factChecks = stateFacts.map(([operationId, state, fieldPath, expectedValue]): Check => ({
  operationId,
  name: `has the ${fieldPath} that follows from the state: ${state}`,
  states: [state],
  ...(fieldPath === 'passwordReissueMethod' && { level: 3 }),
  breaks:
    'The portal shows the page of another situation, such as a login instead of its next step.',
  run: async ({ call, pactInput }) => {
    const answer = await call(operationId, pactInput(operationId));
    // An empty text is accepted instead of null for a missing name.
    const actualValue = answer.value(fieldPath);
    answer.expectValue(fieldPath, expectedValue, actualValue === '' ? null : actualValue);
  },
}));

/** Accounts: logins, passwords over several changes, and registrations (S2, S4, S5). */
export const accountChecks: readonly Check[] = [
  ...fixedAccountChecks,
  ...(['loginIdMinLength', 'loginIdMaxLength'] as const).map((limitField): Check => ({
    operationId: 'registerCustomer',
    name: `creates an account with a login ID of ${limitField} characters that can log in`,
    states: [stateWithRegistrationForm],
    breaks: 'The customer cannot log in with the login ID of the last page.',
    run: async ({ call, callWith, stateValue, linkParameters: path }) => {
      const formAnswer = await call('getRegistrationForm', { path });
      const mailAddress = formAnswer.value('mailAddress');
      const loginId = 'k'.repeat(Number(formAnswer.value(limitField)));
      const body = { ...customerEntries, loginId, revision: stateValue('revision') };
      const registrationAnswer = await call('registerCustomer', { path, body });
      const stateAnswerAfter = await call('getRegistrationState', { path });
      const loginAnswer = await call('login', {
        body: { loginId, password: newPassword.password },
      });
      registrationAnswer.expectDone();
      registrationAnswer.expectField('loginId', loginId);
      registrationAnswer.expectField('mailAddress', mailAddress);
      for (const name of ['loginId', 'customerName', 'mailAddress', 'registeredAt'])
        stateAnswerAfter.expectValue(
          name,
          normalizeTime(registrationAnswer.value(name)),
          normalizeTime(stateAnswerAfter.value(name)),
        );
      loginAnswer.expectDone('with the login ID of the registration');
      if (loginAnswer.value('nextStep') !== 'top') return;
      const callInSession = callWith(sessionIn(loginAnswer));
      const userAnswer = await callInSession('getCurrentUser');
      userAnswer.expectField('customerName', registrationAnswer.value('customerName'));
      (await callInSession('getMailAddresses')).expectField('mailAddress', mailAddress);
    },
  })),
  ...factChecks,
];
