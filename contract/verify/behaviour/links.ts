import type { StateName } from '../../states/provider-states.ts';
import type { CallAnswer } from './answer.ts';
import type { Check } from './check.ts';

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

/** A kind of mailed link that can be used once. */
type Kind = {
  state: StateName;
  /** The operation that reads the state of the link, and its refusal of an unknown token. */
  reading: string;
  unknown: string;
  /** The operation that uses the link, and what it is sent; `wrong` breaks a rule. */
  using?: string;
  right?: object;
  wrong?: object;
};

const kinds: readonly Kind[] = [
  {
    state: 'a valid password setting token exists',
    reading: 'getPasswordSettingState',
    unknown: '404-1-03-01',
    using: 'setPasswordByToken',
    right: newPassword,
    wrong: { ...newPassword, passwordConfirmation: 'Kaki-no-ki-1988' },
  },
  {
    state: 'a registration token with the agreement given exists',
    reading: 'getRegistrationState',
    unknown: '404-1-07-01',
    using: 'registerCustomer',
    right: customerEntries,
    wrong: { ...customerEntries, passwordConfirmation: 'Kaki-no-ki-1988' },
  },
  {
    state: 'a valid invoice number token exists',
    reading: 'getInvoiceRegisterNumberState',
    unknown: '404-1-10-01',
    using: 'registerInvoiceRegisterNumber',
    right: { invoiceRegisterNumber: 'T8030002345678' },
    wrong: { invoiceRegisterNumber: 'T803000234567' },
  },
  { state: 'a valid download link exists', reading: 'getDownloadUrlState', unknown: '401-1-08-01' },
];

const stateIn = (answer: CallAnswer): unknown => answer.value('state');

const usedOnce = ({ state, reading, unknown, using = '', right, wrong }: Kind): Check => ({
  operationId: using,
  name: 'works once, and not before the entries are correct',
  states: [state],
  breaks: 'A mail scanner or a typing error uses up the link, or a forwarded mail works again.',
  run: async ({ call, stateValue, linkPath: path }) => {
    const revision = stateValue('revision');
    const send = (entries = {}) =>
      call(using, { path, body: { ...(revision !== '' && { revision }), ...entries } });
    const refused = await send(wrong);
    const [once, again] = [await call(reading, { path }), await call(reading, { path })];
    const done = await send(right);
    const used = await call(reading, { path });
    refused.expectStatus(400, 'with an entry that breaks a rule');
    again.expectValue('state, read twice', ['valid', 'valid'], [once, again].map(stateIn));
    done.expectDone('after the link was read twice');
    used.expectValue('state after the use', 'consumed', stateIn(used));
    (await send(right)).expectRefused([unknown], 'for the second time');
  },
});

/** Mailed links: what each kind opens, how often, and for whom (S1, S2, S4, S6). */
export const linkChecks: readonly Check[] = [
  ...kinds.filter(({ using }) => using !== undefined).map(usedOnce),
  ...kinds.map(({ state, reading }): Check => ({
    operationId: reading,
    name: 'has a token that opens no other kind of link',
    states: [state],
    breaks: 'A link to a bill sets a password, or opens what its receiver must not see.',
    run: async ({ call, stateValue }) => {
      for (const other of kinds.filter((one) => one.reading !== reading)) {
        const answer = await call(other.reading, { path: { token: stateValue('token') } });
        answer.expectRefused([other.unknown], `with the token of ${reading}`);
      }
    },
  })),
  ...kinds.map(({ state, reading, unknown }): Check => ({
    operationId: reading,
    name: 'knows the link at its issuer only',
    states: [state, 'a customer of another issuer is logged in'],
    level: 5,
    breaks: 'A link opens the account of a customer at an issuer that has not mailed it.',
    run: async ({ callWith, stateValue, linkPath: path }) => {
      const answer = await callWith({}, stateValue('base'))(reading, { path });
      // The other issuer may accept no registrations.
      answer.expectRefused([unknown, '401-1-07-01'], 'at another issuer');
    },
  })),
  {
    operationId: 'registerInvoiceRegisterNumber',
    name: 'answers with the T that was not entered',
    states: ['a valid invoice number token exists'],
    breaks:
      'The issuer prints a registration number without its T, or another one than was entered.',
    run: async ({ call, stateValue, linkPath: path }) => {
      const digits = '8030002345679';
      const body = { revision: stateValue('revision'), invoiceRegisterNumber: digits };
      const done = await call('registerInvoiceRegisterNumber', { path, body });
      const read = await call('getInvoiceRegisterNumberState', { path });
      for (const answer of [done, read]) answer.expectField('invoiceRegisterNumber', `T${digits}`);
    },
  },
  {
    operationId: 'registerMailAddress',
    name: 'makes earlier links to the address void',
    states: ['a valid registration token exists'],
    breaks: 'A link in an old mail still registers a customer.',
    run: async ({ call, linkPath: path }) => {
      const link = await call('getRegistrationState', { path });
      const body = { mailAddress: link.value('mailAddress') };
      const sent = await call('registerMailAddress', { body });
      const old = await call('getRegistrationState', { path });
      const isValid = stateIn(old) === 'valid';
      sent.expectDone();
      old.expectThat(!isValid, 'a link that is no longer valid', { sent: 'after a newer mail' });
    },
  },
  {
    operationId: 'agreeToTerms',
    name: 'requires both agreements before the form',
    states: ['a valid registration token exists'],
    breaks: 'A customer is registered who has not agreed to the terms.',
    run: async ({ call, callAsNewBrowser, linkPath: path }) => {
      const versionOf = async (legalTextType: string) =>
        (await call('getLegalText', { path: { legalTextType } })).value('version');
      const both = {
        isUserAgreementAgreed: true,
        userAgreementVersion: await versionOf('userAgreement'),
        isPrivacyPolicyAgreed: true,
        privacyPolicyVersion: await versionOf('privacyPolicy'),
      };
      const agree = (more = {}) => call('agreeToTerms', { path, body: { ...both, ...more } });
      const step = async (expected: string): Promise<void> => {
        const answer = await callAsNewBrowser('getRegistrationState', { path });
        answer.expectField('nextStep', expected);
      };
      for (const name of ['isUserAgreementAgreed', 'isPrivacyPolicyAgreed']) {
        const half = await agree({ [name]: false });
        half.expectRefused('400-1-00-01', `with ${name} false`);
        half.expectField('0.target', [name]);
      }
      for (const name of ['userAgreementVersion', 'privacyPolicyVersion'])
        (await agree({ [name]: 'another-version' })).expectRefused(
          '400-1-07-12',
          `with another ${name}`,
        );
      const early = await call('getRegistrationForm', { path });
      early.expectRefused('401-1-07-02', 'after half an agreement');
      await step('agreement');
      (await agree()).expectDone();
      (await agree()).expectDone('for the second time');
      await step('customer');
    },
  },
];
