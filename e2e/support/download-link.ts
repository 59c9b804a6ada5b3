import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { demoPassword, Portal } from './portal.ts';
import type { Translate } from './texts.ts';

/** The pages of a mailed download link, found by roles and texts. */
export class DownloadLink {
  readonly page: Page;
  readonly portal: Portal;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.portal = new Portal(page, t);
    this.#t = t;
  }

  get password(): Locator {
    return this.page.locator('input[name=password]');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.#t('download-link.login.submit') });
  }

  /** The rows of files. */
  get files(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.locator('input[name=fileId]') });
  }

  /** The rows of files that can be downloaded. */
  get openFiles(): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.locator('input[name=fileId]:enabled') });
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.#t(key), exact: true });
  }

  /** Opens a link and logs in to it. */
  async logIn(token: string): Promise<void> {
    await this.portal.open(paths.downloadLogin(token));
    await this.password.fill(demoPassword);
    await this.submit.click();
    await expect(this.page).toHaveURL(new RegExp(`/downloadurl/list/${token}$`));
  }
}

/**
 * Watches the places where the token of a link must never appear: everywhere except the page's URL and its
 * own calls.
 */
export class TokenWatch {
  readonly #page: Page;
  readonly #seen: string[] = [];

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    context.on('request', (request) =>
      this.#seen.push(`referer ${request.headers()['referer'] ?? ''}`),
    );
    context.on('console', (message) => this.#seen.push(`console ${message.text()}`));
  }

  /** Checks that the token is in no Referer, title, console message, storage, cookie or history state. */
  async expectNowhere(token: string): Promise<void> {
    const storedTexts = await this.#page.evaluate(() =>
      [
        history.state,
        document.title,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ].map((storage) => JSON.stringify(storage)),
    );
    const cookies = JSON.stringify(await this.#page.context().cookies());
    const textsWithToken = [...storedTexts, cookies, ...this.#seen].filter((text) =>
      text.includes(token),
    );
    expect(textsWithToken, 'places that hold the token').toEqual([]);
  }
}
