import type { Locator, Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** The form that changes the registered information, found by its Japanese or English texts. */
export class InformationForm {
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.#page = page;
    this.#t = t;
  }

  field(name: string): Locator {
    return this.#page.locator(`[name=${name}]`);
  }

  button(key: string): Locator {
    return this.#page.getByRole('button', { name: this.#t(key), exact: true });
  }

  link(key: string): Locator {
    return this.#page.getByRole('link', { name: this.#t(key), exact: true });
  }

  step(name: 'enter' | 'confirm' | 'complete'): Locator {
    return this.#page.getByRole('heading', {
      level: 2,
      name: this.#t(`information.${name}.title`),
    });
  }

  /** Goes to the confirmation. */
  async check(): Promise<void> {
    await this.button('information.edit.confirm').click();
    await this.step('confirm').waitFor();
  }
}
