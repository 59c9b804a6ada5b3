import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** The password of every customer in the sandbox. */
export const demoPassword = 'Demo-Pass-2026';

/**
 * Ends the double-click guard (S9: 500 ms on buttons, 1000 ms on links), which would ignore the second press of a
 * fast test. Advances the page's `performance.now`, so that the test does not wait.
 */
export async function passClickGuard(page: Page, guardMs = 500): Promise<void> {
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, guardMs);
}

/** A page. Finds its elements by their names, roles and texts. */
export class Screen {
  readonly page: Page;
  protected readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }

  field(name: string): Locator {
    return this.page.locator(`[name=${name}]`);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  link(key: string): Locator {
    return this.page.getByRole('link', { name: this.t(key), exact: true });
  }
}

/** The parts that all pages of the portal have (address, heading, menu), and the form of the login page. */
export class Portal extends Screen {
  readonly #customerCode: string;

  constructor(page: Page, t: Translate, customerCode = 'demo') {
    super(page, t);
    this.#customerCode = customerCode;
  }

  /** The URL path of a page such as `/top`. */
  pathOf(path = ''): string {
    return `/${this.#customerCode}/mypage${path}`;
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(this.pathOf(path));
  }

  /** Opens a page like Back and Forward do: without a new document, in a third of the time of `open`. */
  async goWithin(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') return this.open(path);
    await this.page.evaluate((address) => {
      // The router recognises a new history entry by its key.
      history.pushState({ key: crypto.randomUUID() }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, this.pathOf(path));
  }

  /** Opens the header's menu, which has the links and the language in a narrow window. */
  async openMenu(): Promise<void> {
    const menu = this.button('frame.menu');
    await this.page.getByRole('banner').waitFor();
    if (!(await menu.isVisible())) return;
    await passClickGuard(this.page);
    await menu.click();
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t(key), exact: true });
  }

  get loginIdField(): Locator {
    return this.page.getByLabel(this.t('login.loginId'), { exact: true });
  }

  get passwordField(): Locator {
    return this.page.getByLabel(this.t('login.password'), { exact: true });
  }

  get loginButton(): Locator {
    return this.button('login.submit');
  }

  /** Fills in and submits the login form, for the first time or again. */
  async enterLogin(loginId: string, password = demoPassword): Promise<void> {
    if (await this.page.getByRole('alert').first().isVisible()) await passClickGuard(this.page);
    await this.loginIdField.fill(loginId);
    await this.passwordField.fill(password);
    await this.loginButton.click();
  }

  /** Opens the login page, logs in, and waits for the top page. */
  async login(loginId = 'demo-user'): Promise<void> {
    await this.open();
    await this.enterLogin(loginId);
    await expect(this.heading('top.title')).toBeVisible();
  }
}
