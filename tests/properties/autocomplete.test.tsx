import { describe, expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { openPanels, showScreen } from './show.tsx';

type Screen = Pick<ScreenUnderTest, 'path' | 'operations' | 'examples'>;

/** The screens of screens.ts, and the first step of a registration, which makes no call. */
const screens: Readonly<Record<string, Screen>> = {
  ...screensUnderTest,
  applyMailAddress: { path: paths.applyMailAddress(), operations: [] },
};

/** Screens with items of the issuer, which tests/forms/items/item-fields.test.tsx covers. */
const screensWithIssuerItems: readonly string[] = ['userEdit', 'applyCustomer'];

const FIELD_SELECTOR = 'main form :is(input[name]:not([type=checkbox], [type=radio]), textarea)';

const noAutocomplete = 'off';
const newPasswordFields = { password: 'new-password', passwordConfirmation: 'new-password' };
const passwordChangeFields = { currentPassword: 'current-password', ...newPasswordFields };
const mailAddressFields = {
  mailAddress: 'email',
  // These are mail addresses of other people, but the browser would fill in the customer's address.
  'subMailAddressList.0.subMailAddress': noAutocomplete,
  'subMailAddressList.1.subMailAddress': noAutocomplete,
};

/** The `autocomplete` of each field (WCAG 1.3.5), by screen. */
const autocompleteByScreen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { loginId: 'username', password: 'current-password' },
  passwordExpired: passwordChangeFields,
  passwordChange: passwordChangeFields,
  passwordSetting: newPasswordFields,
  passwordReissue: { loginId: 'username', registeredMailAddress: 'email' },
  verify: { verificationCode: 'one-time-code' },
  accountSettings: { ...passwordChangeFields, ...mailAddressFields },
  mailEdit: mailAddressFields,
  bills: {
    keyword: noAutocomplete,
    priceFrom: noAutocomplete,
    priceTo: noAutocomplete,
    publicationDateFrom: noAutocomplete,
    publicationDateTo: noAutocomplete,
    downloadDeadlineFrom: noAutocomplete,
    downloadDeadlineTo: noAutocomplete,
    paymentDueDateFrom: noAutocomplete,
    paymentDueDateTo: noAutocomplete,
  },
  downloadLogin: { password: 'current-password' },
  invoiceNumber: { invoiceRegisterNumber: noAutocomplete },
  applyMailAddress: { mailAddress: 'email' },
};

describe('autocomplete', () => {
  it.each(Object.keys(screens).filter((name) => !screensWithIssuerItems.includes(name)))(
    'matches the purpose of each field on the screen %s',
    async (name) => {
      const { path = '', operations = [], examples } = screens[name] ?? {};
      const answers = operations.map((operationId) => [
        operationId,
        exampleOf(operationId, examples?.[operationId]),
      ]);
      const shownAutocomplete = await showScreen(path, Object.fromEntries(answers), async () => {
        await openPanels();
        return [...document.querySelectorAll<HTMLInputElement>(FIELD_SELECTOR)].map((field) => [
          field.name,
          // A field without a value inherits the value of the form.
          field.getAttribute('autocomplete') ?? field.form?.getAttribute('autocomplete'),
        ]);
      });
      expect(Object.fromEntries(shownAutocomplete)).toEqual(autocompleteByScreen[name] ?? {});
    },
  );
});
