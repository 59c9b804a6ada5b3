import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Watches, from the start of a test, the places where secrets such as passwords must never appear. */
export class Secrets {
  readonly #page: Page;
  readonly #seen: string[] = [];

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    context.on('request', (request) => this.#seen.push(`request ${request.url()}`));
    context.on('console', (message) => this.#seen.push(`console ${message.text()}`));
    page.on('framenavigated', (frame) => this.#seen.push(`address ${frame.url()}`));
  }

  /** Checks that no secret is in a URL, the console, storage, a cookie or the tab's history. */
  async expectKept(...secrets: string[]): Promise<void> {
    const storedText = await this.#page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        document.title,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    );
    const cookies = JSON.stringify(await this.#page.context().cookies());
    const textsWithSecret = [storedText, cookies, ...this.#seen].filter((text) =>
      secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
    );
    expect(textsWithSecret, 'places that hold a secret').toEqual([]);
  }
}
