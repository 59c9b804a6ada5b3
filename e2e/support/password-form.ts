import type { Locator } from '@playwright/test';
import { Screen } from './portal.ts';

/** A password that satisfies the policy of `demo`. */
export const newPassword = 'Kaki-no-ki-1987';

/** The form for a new password, which several pages have. */
export class PasswordForm extends Screen {
  get currentPasswordField(): Locator {
    return this.field('currentPassword');
  }

  get passwordField(): Locator {
    return this.field('password');
  }

  get confirmationField(): Locator {
    return this.field('passwordConfirmation');
  }

  /** The password rules that are satisfied. */
  get fulfilledRules(): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.t('password.rules.met') });
  }

  /** The button that shows the text of a password field. */
  revealButton(field: Locator): Locator {
    return field.locator('..').getByRole('button', { name: this.t('ui.showPassword') });
  }

  get confirmDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('password.change.confirmTitle') });
  }

  async enter(password: string): Promise<void> {
    await this.passwordField.fill(password);
    await this.confirmationField.fill(password);
  }

  async submit(buttonTextKey: string): Promise<void> {
    await this.button(buttonTextKey).click();
  }

  async confirm(): Promise<void> {
    await this.confirmDialog
      .getByRole('button', { name: this.t('password.change.confirm') })
      .click();
  }
}
