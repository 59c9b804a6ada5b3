import type { StateName } from '../../states/provider-states.ts';
import type { CallAnswer } from './answer.ts';
import { withChanges } from './browser.ts';
import { checksIn, type Check } from './check.ts';

/** A password that the policy of the states accepts. */
export const newPassword = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };

/** Entries that the registration form of the states accepts. */
export const customerEntries = {
  loginId: 'hajimete-user',
  ...newPassword,
  items: [
    { itemKey: 'customerNumber', value: '0012345678' },
    { itemKey: 'phoneNumber', value: '022-123-4567' },
    { itemKey: 'customerName', value: '株式会社はじめて' },
    { itemKey: 'departmentName', value: null },
    { itemKey: 'postalCode', value: '980-0014' },
    { itemKey: 'address', value: '宮城県仙台市青葉区本町1-2-3' },
    { itemKey: 'faxNumber', value: null },
    { itemKey: 'invoiceRegisterNumber', value: null },
  ],
} as const;

/** A kind of mailed link. */
type LinkKind = {
  state: StateName;
  /** The operation that reads the state of the link, and its refusal of an unknown token. */
  readBy: string;
  unknownTokenCode: string;
  /** For links that can be used once: the operation that uses the link, and fields that break a rule. */
  usingOperation?: string;
  wrongFields?: object;
};

const linkKinds: readonly LinkKind[] = [
  {
    state: 'a valid password setting token exists',
    readBy: 'getPasswordSettingState',
    unknownTokenCode: '404-1-03-01',
    usingOperation: 'setPasswordByToken',
    wrongFields: { passwordConfirmation: 'Kaki-no-ki-1988' },
  },
  {
    state: 'a registration token with the agreement given exists',
    readBy: 'getRegistrationState',
    unknownTokenCode: '404-1-07-01',
    usingOperation: 'registerCustomer',
    wrongFields: { passwordConfirmation: 'Kaki-no-ki-1988' },
  },
  {
    state: 'a valid invoice number token exists',
    readBy: 'getInvoiceRegisterNumberState',
    unknownTokenCode: '404-1-10-01',
    usingOperation: 'registerInvoiceRegisterNumber',
    wrongFields: { invoiceRegisterNumber: 'T803000234567' },
  },
  {
    state: 'a valid download link exists',
    readBy: 'getDownloadUrlState',
    unknownTokenCode: '401-1-08-01',
  },
];

const stateIn = (answer: CallAnswer): unknown => answer.value('state');

const singleUseCheckOf = (kind: LinkKind): Check => ({
  operationId: kind.usingOperation ?? '',
  name: 'accepts a link once, also after a refused entry',
  states: [kind.state],
  breaks: 'A mail scanner or a typing error uses up the link, or a forwarded mail works again.',
  run: async ({ call, pactInput, linkParameters: path }) => {
    const { readBy, unknownTokenCode, usingOperation = '', wrongFields } = kind;
    const input = pactInput(usingOperation);
    const refusedUse = await call(usingOperation, withChanges(input, { body: wrongFields }));
    const firstReading = await call(readBy, { path });
    const secondReading = await call(readBy, { path });
    const firstUse = await call(usingOperation, input);
    const readingAfterUse = await call(readBy, { path });
    refusedUse.expectStatus(400, 'with an entry that breaks a rule');
    const states = [firstReading, secondReading].map(stateIn);
    secondReading.expectValue('state, read twice', ['valid', 'valid'], states);
    firstUse.expectDone('after the link was read twice');
    readingAfterUse.expectValue('state after the use', 'consumed', stateIn(readingAfterUse));
    (await call(usingOperation, input)).expectRefused(unknownTokenCode, 'for the second time');
  },
});

const fixedLinkChecks = checksIn(['a valid registration token exists'], {
  'registerInvoiceRegisterNumber: answers with T before the digits if the T was not entered': {
    states: ['a valid invoice number token exists'],
    breaks:
      'The issuer prints a registration number without its T, or another one than was entered.',
    run: async ({ call, pactInput, linkParameters: path }) => {
      const digits = '8030002345679';
      const input = pactInput('registerInvoiceRegisterNumber');
      const changedInput = withChanges(input, { body: { invoiceRegisterNumber: digits } });
      const registrationAnswer = await call('registerInvoiceRegisterNumber', changedInput);
      const stateAfter = await call('getInvoiceRegisterNumberState', { path });
      for (const answer of [registrationAnswer, stateAfter])
        answer.expectField('invoiceRegisterNumber', `T${digits}`);
    },
  },
  'registerMailAddress: makes earlier links to the address invalid': {
    breaks: 'A link in an old mail still registers a customer.',
    run: async ({ call, linkParameters: path }) => {
      const linkBefore = await call('getRegistrationState', { path });
      const body = { mailAddress: linkBefore.value('mailAddress') };
      (await call('registerMailAddress', { body })).expectDone();
      const linkAfter = await call('getRegistrationState', { path });
      const isVoid = stateIn(linkAfter) !== 'valid';
      linkAfter.expectThat(isVoid, 'a link that is no longer valid', {
        callDetail: 'after a newer mail',
      });
    },
  },
  'agreeToTerms: requires both agreements before the form': {
    breaks: 'A customer is registered who has not agreed to the terms.',
    run: async ({ call, callAsNewBrowser, linkParameters: path }) => {
      const fetchVersion = async (legalTextType: string) =>
        (await call('getLegalText', { path: { legalTextType } })).value('version');
      const agreement = {
        isUserAgreementAgreed: true,
        userAgreementVersion: await fetchVersion('userAgreement'),
        isPrivacyPolicyAgreed: true,
        privacyPolicyVersion: await fetchVersion('privacyPolicy'),
      };
      const agree = (changes = {}) =>
        call('agreeToTerms', { path, body: { ...agreement, ...changes } });
      const expectNextStep = async (step: string): Promise<void> => {
        const answer = await callAsNewBrowser('getRegistrationState', { path });
        answer.expectField('nextStep', step);
      };
      for (const name of ['isUserAgreementAgreed', 'isPrivacyPolicyAgreed']) {
        const halfAgreement = await agree({ [name]: false });
        halfAgreement.expectRefused('400-1-00-01', `with ${name} false`);
        halfAgreement.expectField('0.target', [name]);
      }
      for (const name of ['userAgreementVersion', 'privacyPolicyVersion']) {
        const answer = await agree({ [name]: 'another-version' });
        answer.expectRefused('400-1-07-12', `with another ${name}`);
      }
      const earlyForm = await call('getRegistrationForm', { path });
      earlyForm.expectRefused('401-1-07-02', 'after half an agreement');
      await expectNextStep('agreement');
      (await agree()).expectDone();
      (await agree()).expectDone('for the second time');
      await expectNextStep('customer');
    },
  },
});

/** Mailed links: what each kind opens, how often, and for whom (S1, S2, S4, S6). */
export const linkChecks: readonly Check[] = [
  ...fixedLinkChecks,
  ...linkKinds.filter(({ usingOperation }) => usingOperation !== undefined).map(singleUseCheckOf),
  ...linkKinds.map(({ state, readBy }): Check => ({
    operationId: readBy,
    name: 'has a token that opens no other kind of link',
    states: [state],
    breaks: 'A link to a bill sets a password, or opens what its receiver must not see.',
    run: async ({ call, linkParameters: path }) => {
      for (const otherKind of linkKinds.filter((kind) => kind.readBy !== readBy)) {
        const answer = await call(otherKind.readBy, { path });
        answer.expectRefused(otherKind.unknownTokenCode, `with the token of ${readBy}`);
      }
    },
  })),
  ...linkKinds.map(({ state, readBy, unknownTokenCode }): Check => ({
    operationId: readBy,
    name: 'knows the link only at the issuer of the link',
    states: [state, 'a customer of another issuer is logged in'],
    level: 5,
    breaks: 'A link opens the account of a customer at an issuer that has not mailed it.',
    run: async ({ callWith, stateValue, linkParameters: path }) => {
      const answer = await callWith({}, stateValue('base'))(readBy, { path });
      // The other issuer may accept no registrations.
      answer.expectRefused([unknownTokenCode, '401-1-07-01'], 'at another issuer');
    },
  })),
];
