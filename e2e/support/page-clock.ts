import type { BrowserContext, Page } from '@playwright/test';
import { PageCalls } from './page-calls.ts';

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

  /** Replaces the page's clock. It runs normally until it is moved. */
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
