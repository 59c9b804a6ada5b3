import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Time from a press to the next paint (INP), in milliseconds. Browsers round it to 8 ms. */
export interface Interactions {
  /** The slowest of the keys typed. */
  key: number;
  unfold: number;
  selectAll: number;
}

declare global {
  interface Window {
    /** Duration of the slowest event since the last reset. */
    slowest?: number;
  }
}

/** A pause that is longer than all effects of a press, in milliseconds. */
const restMs = 600;

function watchEvents(): void {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      window.slowest = Math.max(window.slowest ?? 0, entry.duration);
    }
    // Browsers do not report shorter events.
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** The slowest event of an action, between two pauses. */
async function slowestOf(page: Page, action: () => Promise<void>): Promise<number> {
  await pause(restMs);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await pause(restMs);
  await action();
  await pause(restMs);
  return page.evaluate(() => window.slowest ?? Number.NaN);
}

/** Presses with the mouse only: a click of Playwright runs code in the page, which would also be measured. */
async function slowestOfPress(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return slowestOf(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Types into the search of the bill list, unfolds a row and selects all rows. */
export async function measureInteractions(page: Page): Promise<Interactions> {
  await page.evaluate(watchEvents);
  await page.locator('input[name=keyword]').click();
  const key = await slowestOf(page, async () => {
    for (const letter of 'abcde') {
      await page.keyboard.press(letter);
      await pause(150);
    }
  });
  const unfold = await slowestOfPress(
    page,
    page.locator('main tbody button[aria-expanded=false]').first(),
  );
  await page.locator('main tbody button[aria-expanded=true]').first().click();
  const selectAll = await slowestOfPress(page, page.locator('main thead input'));
  return { key, unfold, selectAll };
}
