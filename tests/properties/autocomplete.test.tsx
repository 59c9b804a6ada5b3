import { describe, expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { openPanels, showScreen } from './show.tsx';

type Screen = Pick<ScreenUnderTest, 'path' | 'operations' | 'examples'>;

/** The screens of the table, and the first step of a registration, which makes no call. */
const screens: Readonly<Record<string, Screen>> = {
  ...screensUnderTest,
  applyMailAddress: { path: paths.applyMailAddress(), operations: [] },
};

/** Screens with items of the issuer, which tests/forms/items/item-fields.test.tsx covers. */
const screensWithIssuerItems: readonly string[] = ['userEdit', 'applyCustomer'];

const TYPED_FIELDS = 'main form :is(input[name]:not([type=checkbox], [type=radio]), textarea)';

const noAutocomplete = 'off';
const newPasswordFields = { password: 'new-password', passwordConfirmation: 'new-password' };
const passwordChangeFields = { currentPassword: 'current-password', ...newPasswordFields };
const addressFields = {
  mailAddress: 'email',
  // These are other people's addresses: the browser would fill the customer's own address into each.
  'subMailAddressList.0.subMailAddress': noAutocomplete,
  'subMailAddressList.1.subMailAddress': noAutocomplete,
};

/** The `autocomplete` of each field (WCAG 1.3.5), by screen. */
const expectedAutocomplete: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { loginId: 'username', password: 'current-password' },
  passwordExpired: passwordChangeFields,
  passwordChange: passwordChangeFields,
  passwordSetting: newPasswordFields,
  passwordReissue: { loginId: 'username', registeredMailAddress: 'email' },
  verify: { verificationCode: 'one-time-code' },
  accountSettings: { ...passwordChangeFields, ...addressFields },
  mailEdit: addressFields,
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
        return [...document.querySelectorAll<HTMLInputElement>(TYPED_FIELDS)].map((field) => [
          field.name,
          // Without its own value, a field inherits the form's.
          field.getAttribute('autocomplete') ?? field.form?.getAttribute('autocomplete'),
        ]);
      });
      expect(Object.fromEntries(shownAutocomplete)).toEqual(expectedAutocomplete[name] ?? {});
    },
  );
});
