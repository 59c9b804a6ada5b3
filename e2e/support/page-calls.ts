import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** Lets the page run a few tasks that are already queued, without a timer. */
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

/** The calls of a page that have no answer yet. */
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
   * Waits until all calls are answered and the page has read the answers.
   */
  async settle(): Promise<void> {
    const waitedFor = (): string[] => [...this.#underWay].map((request) => request.url());
    do {
      await expect.poll(waitedFor, 'calls under way').toEqual([]);
      await pass(this.#page);
    } while (waitedFor().length > 0);
  }
}
