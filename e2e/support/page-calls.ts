import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** Lets the page do what lies before it: a few tasks, none of them by a timer. */
const pass = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });

/** The calls of a page that are under way. */
export class PageCalls {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    context.on('request', (request) => {
      if (/\/mypage-api\//.test(request.url())) this.#underWay.add(request);
    });
    context.on('requestfinished', (request) => this.#underWay.delete(request));
    context.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /**
   * Waits until no call is under way, and whatever was answered has been read.
   *
   * @param but a call that is meant to be under way, by a part of its address
   */
  async settle(but?: string): Promise<void> {
    const waitedFor = (): string[] =>
      [...this.#underWay]
        .map((request) => request.url())
        .filter((url) => but === undefined || !url.includes(but));
    do {
      await expect.poll(waitedFor, 'calls under way').toEqual([]);
      await pass(this.#page);
    } while (waitedFor().length > 0);
  }
}
