import type { Locator } from '@playwright/test';
import { Screen } from './portal.ts';

/** A password that satisfies every issuer's policy. */
export const chosenPassword = 'Kaki-no-ki-1987';

/** Entries for the registration form of `demo`, by the field names of the contract. */
export const registrationEntries: Readonly<Record<string, string>> = {
  loginId: 'hajimete-user',
  password: chosenPassword,
  passwordConfirmation: chosenPassword,
  customerNumber: '0098765432',
  phoneNumber: '０２２（１２３）４５６７',
  customerName: '株式会社はじめて',
  postalCode: '9800014',
  address: '宮城県仙台市青葉区本町1-2-3',
};

/** The steps of the registration, found by their texts. */
export class RegistrationForm extends Screen {
  get mailAddressField(): Locator {
    return this.page.getByLabel(this.t('registration.field.mailAddress'));
  }

  get checkboxes(): Locator {
    return this.page.getByRole('checkbox');
  }

  async fillIn(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, text] of Object.entries({ ...registrationEntries, ...changes }))
      await this.field(name).fill(text);
  }

  /** Presses the button to the confirmation, and waits for the confirmation. */
  async goToConfirmation(): Promise<void> {
    await this.button('registration.customer.confirm').click();
    await this.page
      .getByRole('heading', { level: 2, name: this.t('registration.customer.check') })
      .waitFor();
  }
}
