import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { speak } from '../support/render.tsx';
import { exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { show } from './show.tsx';

type Screen = Pick<ScreenUnderTest, 'path' | 'operations' | 'examples'>;

/** With the first step of a registration, which asks nothing. */
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
  // Those of others: with the customer's own in all of them, each would be the same.
  'subMailAddressList.0.subMailAddress': nothing,
  'subMailAddressList.1.subMailAddress': nothing,
};

/** What a browser may fill in by itself (WCAG 1.3.5), by screen and field; on all others nothing is typed. */
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
  },
  downloadLogin: { password: 'current-password' },
  invoiceNumber: { invoiceRegisterNumber: nothing },
  applyMailAddress: { mailAddress: 'email' },
};

beforeEach(() => speak());

describe('what a browser may fill in', () => {
  it.each(Object.keys(screens).filter((name) => !withItems.includes(name)))(
    'is right on the screen %s',
    async (name) => {
      const { path = '', operations = [], examples } = screens[name] ?? {};
      const answers = operations.map((one) => [one, exampleOf(one, examples?.[one])]);
      const found = await show(path, Object.fromEntries(answers), () =>
        [...document.querySelectorAll<HTMLInputElement>(TYPED)].map((field) => [
          field.name,
          // Without a word of its own, the form's holds.
          field.getAttribute('autocomplete') ?? field.form?.getAttribute('autocomplete'),
        ]),
      );
      expect(Object.fromEntries(found)).toEqual(filledIn[name] ?? {});
    },
  );
});
