import type { Locator, Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** A password that satisfies every issuer's policy. */
export const chosenPassword = 'Kaki-no-ki-1987';

/** Entries for the registration form of `demo`, by the field names of the contract. */
export const entries: Readonly<Record<string, string>> = {
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
export class RegistrationForm {
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.#page = page;
    this.#t = t;
  }

  get mailAddress(): Locator {
    return this.#page.getByLabel(this.#t('registration.field.mailAddress'));
  }

  get boxes(): Locator {
    return this.#page.getByRole('checkbox');
  }

  field(name: string): Locator {
    return this.#page.locator(`[name=${name}]`);
  }

  button(key: string): Locator {
    return this.#page.getByRole('button', { name: this.#t(key), exact: true });
  }

  async fillIn(more: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, text] of Object.entries({ ...entries, ...more }))
      await this.field(name).fill(text);
  }

  /** Goes to the confirmation. */
  async check(): Promise<void> {
    await this.button('registration.customer.confirm').click();
    await this.#page
      .getByRole('heading', { level: 2, name: this.#t('registration.customer.check') })
      .waitFor();
  }
}
