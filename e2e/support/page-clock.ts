import type { BrowserContext, Page } from '@playwright/test';
import { PageCalls } from './page-calls.ts';

/**
 * The clock of a page, for what comes after minutes.
 *
 * A call has a deadline of its own, so a clock that jumps while one is under way ends it: no
 * customer's clock does that. It is moved between calls only.
 */
export class PageClock {
  readonly #page: Page;
  readonly #calls: PageCalls;

  constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    this.#calls = new PageCalls(page, context);
  }

  /** Takes the page's clock over; from then on it goes as before until it is moved. */
  async install(): Promise<void> {
    await this.#page.clock.install();
  }

  /**
   * Moves the clock once no call is under way, and whatever was answered has been read.
   *
   * @param time `minutes:seconds`
   * @param but a call that is meant to be under way, by a part of its address
   */
  async forward(time: string, but?: string): Promise<void> {
    await this.#calls.settle(but);
    await this.#page.clock.fastForward(time);
  }
}
