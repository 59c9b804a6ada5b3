import { describe, expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { openPanels, show } from './show.tsx';

type Screen = Pick<ScreenUnderTest, 'path' | 'operations' | 'examples'>;

/** Includes the first step of a registration, which makes no call. */
const screens: Readonly<Record<string, Screen>> = {
  ...screensUnderTest,
  applyMailAddress: { path: paths.applyMailAddress(), operations: [] },
};

/** The issuer's own items: tests/forms/items/auto-complete.test.ts. */
const withItems: readonly string[] = ['userEdit', 'applyCustomer'];

const TYPED = 'main form :is(input[name]:not([type=checkbox], [type=radio]), textarea)';

const nothing = 'off';
const newPassword = { password: 'new-password', passwordConfirmation: 'new-password' };
const changedPassword = { currentPassword: 'current-password', ...newPassword };
const addresses = {
  mailAddress: 'email',
  // Other people's addresses: the browser would fill in the customer's own in each.
  'subMailAddressList.0.subMailAddress': nothing,
  'subMailAddressList.1.subMailAddress': nothing,
};

/** The `autocomplete` of each field (WCAG 1.3.5), by screen. */
const filledIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: { loginId: 'username', password: 'current-password' },
  passwordExpired: changedPassword,
  passwordChange: changedPassword,
  passwordSetting: newPassword,
  passwordReissue: { loginId: 'username', registeredMailAddress: 'email' },
  verify: { verificationCode: 'one-time-code' },
  accountSettings: { ...changedPassword, ...addresses },
  mailEdit: addresses,
  bills: {
    keyword: nothing,
    priceFrom: nothing,
    priceTo: nothing,
    publicationDateFrom: nothing,
    publicationDateTo: nothing,
    downloadDeadlineFrom: nothing,
    downloadDeadlineTo: nothing,
    paymentDueDateFrom: nothing,
    paymentDueDateTo: nothing,
  },
  downloadLogin: { password: 'current-password' },
  invoiceNumber: { invoiceRegisterNumber: nothing },
  applyMailAddress: { mailAddress: 'email' },
};

describe('autocomplete', () => {
  it.each(Object.keys(screens).filter((name) => !withItems.includes(name)))(
    'matches the purpose of each field: %s',
    async (name) => {
      const { path = '', operations = [], examples } = screens[name] ?? {};
      const answers = operations.map((one) => [one, exampleOf(one, examples?.[one])]);
      const found = await show(path, Object.fromEntries(answers), async () => {
        await openPanels();
        return [...document.querySelectorAll<HTMLInputElement>(TYPED)].map((field) => [
          field.name,
          // Without its own value, a field inherits the form's.
          field.getAttribute('autocomplete') ?? field.form?.getAttribute('autocomplete'),
        ]);
      });
      expect(Object.fromEntries(found)).toEqual(filledIn[name] ?? {});
    },
  );
});
