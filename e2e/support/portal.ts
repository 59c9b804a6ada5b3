import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** Of every customer of the sandbox. */
export const demoPassword = 'Demo-Pass-2026';

/**
 * Lets the guard against double clicks run out (S9: 500 ms on buttons, 1000 ms on links): a customer's
 * second press of the same thing comes later than that; a test's would be swallowed. The guard reads
 * the time of the page, which is moved on: no test waits for it.
 */
export async function unhurried(page: Page, guardMs = 500): Promise<void> {
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, guardMs);
}

/** What customers do on every page, in the words they read there. */
export class Portal {
  readonly page: Page;
  readonly #t: Translate;
  readonly #customerCode: string;

  constructor(page: Page, t: Translate, customerCode = 'demo') {
    this.page = page;
    this.#t = t;
    this.#customerCode = customerCode;
  }

  /** Address of a path such as `/top`. */
  address(path = ''): string {
    return `/${this.#customerCode}/mypage${path}`;
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(this.address(path));
  }

  /**
   * Goes to another page as Back and Forward do, without a new document if there is one: a third of the
   * time of opening it anew.
   */
  async goWithin(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') return this.open(path);
    await this.page.evaluate((to) => {
      // Each entry of the history has a key of its own, by which the router knows that it is another.
      history.pushState({ key: crypto.randomUUID() }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, this.address(path));
  }

  /** In a narrow window links and language come out of the header's button. */
  async openMenu(): Promise<void> {
    const menu = this.page.getByRole('button', { name: this.#t('frame.menu'), exact: true });
    await this.page.getByRole('banner').waitFor();
    if (await menu.isVisible()) await menu.click();
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#t(key), exact: true });
  }

  get loginId(): Locator {
    return this.page.getByLabel(this.#t('login.loginId'), { exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel(this.#t('login.password'), { exact: true });
  }

  get loginButton(): Locator {
    return this.page.getByRole('button', { name: this.#t('login.submit'), exact: true });
  }

  /** Fills in the login form and sends it, for the first time or again. */
  async enterLogin(loginId: string, secret = demoPassword): Promise<void> {
    if (await this.page.getByRole('alert').first().isVisible()) await unhurried(this.page);
    await this.loginId.fill(loginId);
    await this.password.fill(secret);
    await this.loginButton.click();
  }

  /** Opens the login page, logs in and waits for the top page. */
  async login(loginId = 'demo-user'): Promise<void> {
    await this.open();
    await this.enterLogin(loginId);
    await expect(this.heading('top.title')).toBeVisible();
  }

  /** Logs in and goes to the bills by the tab. */
  async loginToBills(loginId = 'demo-user'): Promise<void> {
    await this.login(loginId);
    await this.page.getByRole('link', { name: this.#t('frame.tabs.bills'), exact: true }).click();
    await expect(this.heading('bills.title')).toBeVisible();
  }
}
