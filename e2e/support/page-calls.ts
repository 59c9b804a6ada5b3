import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** Lets the page run a few tasks that are already queued, without a timer. */
const runQueuedTasks = (page: Page): Promise<void> =>
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
  readonly #pendingCalls = new Set<Request>();

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    context.on('request', (request) => {
      if (/\/mypage-api\//.test(request.url())) this.#pendingCalls.add(request);
    });
    context.on('requestfinished', (request) => this.#pendingCalls.delete(request));
    context.on('requestfailed', (request) => this.#pendingCalls.delete(request));
  }

  /**
   * Waits until all calls are answered and the page has read the answers.
   */
  async settle(): Promise<void> {
    const pendingUrls = (): string[] => [...this.#pendingCalls].map((request) => request.url());
    do {
      await expect.poll(pendingUrls, 'pending calls').toEqual([]);
      await runQueuedTasks(this.#page);
    } while (pendingUrls().length > 0);
  }
}

/**
 * The clock of a page. Each call has a timeout, so moving the clock during a call would end that call. The
 * clock is therefore moved between calls only.
 */
export class PageClock {
  readonly #page: Page;
  readonly #calls: PageCalls;

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    this.#calls = new PageCalls(page, context);
  }

  /** Replaces the page's clock. The new clock runs normally until `forward` moves the clock. */
  async install(): Promise<void> {
    await this.#page.clock.install();
  }

  /**
   * Moves the clock once all calls are answered and the page has read the answers.
   *
   * @param time `minutes:seconds`
   */
  async forward(time: string): Promise<void> {
    await this.#calls.settle();
    await this.#page.clock.fastForward(time);
  }
}
