import type { Locator } from '@playwright/test';
import { Screen } from './portal.ts';

/** The form that changes the registered information, found by its Japanese or English texts. */
export class InformationForm extends Screen {
  step(name: 'enter' | 'confirm' | 'complete'): Locator {
    return this.page.getByRole('heading', { level: 2, name: this.t(`information.${name}.title`) });
  }

  /** Presses the button to the confirmation, and waits for the confirmation. */
  async goToConfirmation(): Promise<void> {
    await this.button('information.edit.confirm').click();
    await this.step('confirm').waitFor();
  }
}
