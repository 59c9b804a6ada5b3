import type { Locator, Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** A password that satisfies the policy of `demo`. */
export const newPassword = 'Kaki-no-ki-1987';

/** The form for a new password, on any page, found by its texts. */
export class PasswordForm {
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.#page = page;
    this.#t = t;
  }

  #field(name: string): Locator {
    return this.#page.locator(`input[name=${name}]`);
  }

  get current(): Locator {
    return this.#field('currentPassword');
  }

  get password(): Locator {
    return this.#field('password');
  }

  get confirmation(): Locator {
    return this.#field('passwordConfirmation');
  }

  /** The password rules that are satisfied. */
  get met(): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: this.#t('password.rules.met') });
  }

  /** The button that shows the text of a password field. */
  show(field: Locator): Locator {
    return field.locator('..').getByRole('button', { name: this.#t('ui.showPassword') });
  }

  /** The confirmation dialog. */
  get question(): Locator {
    return this.#page.getByRole('dialog', { name: this.#t('password.change.confirmTitle') });
  }

  async enter({
    current,
    password,
    confirmation = password,
  }: {
    current?: string;
    password: string;
    confirmation?: string;
  }): Promise<void> {
    if (current !== undefined) await this.current.fill(current);
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
  }

  async submit(key: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t(key), exact: true }).click();
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: this.#t('password.change.confirm') }).click();
  }
}
