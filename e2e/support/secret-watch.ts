import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Watches, from the start of a test, the places where secrets such as passwords and tokens must never appear. */
export class SecretWatch {
  readonly #page: Page;
  readonly #mayBeInUrl: boolean;
  readonly #observedTexts: string[] = [];

  /** @param options `mayBeInUrl` for a token that belongs to the address of the page and of its calls */
  constructor(page: Page, context: BrowserContext, { mayBeInUrl = false } = {}) {
    this.#page = page;
    this.#mayBeInUrl = mayBeInUrl;
    context.on('request', (request) => {
      this.#observedTexts.push(`referer ${request.headers()['referer'] ?? ''}`);
      if (!mayBeInUrl) this.#observedTexts.push(`request ${request.url()}`);
    });
    context.on('console', (message) => this.#observedTexts.push(`console ${message.text()}`));
    page.on('framenavigated', (frame) => {
      if (!mayBeInUrl) this.#observedTexts.push(`address ${frame.url()}`);
    });
  }

  /** Checks that no secret is in a URL, Referer, title, console message, storage, cookie or the tab's history. */
  async expectNoLeak(...secrets: string[]): Promise<void> {
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
    const address = this.#mayBeInUrl ? '' : this.#page.url();
    const textsWithSecret = [...storedTexts, cookies, address, ...this.#observedTexts].filter(
      (text) =>
        secrets.some(
          (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
        ),
    );
    expect(textsWithSecret, 'places that hold a secret').toEqual([]);
  }
}
