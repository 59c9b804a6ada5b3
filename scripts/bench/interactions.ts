import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** From a press to the next paint, in milliseconds, to the 8 that a browser tells (INP). */
export interface Interactions {
  /** The slowest of the keys typed. */
  key: number;
  unfold: number;
  selectAll: number;
}

declare global {
  interface Window {
    /** The longest since it was last read. */
    slowest?: number;
  }
}

/** Longer than what a press leads to. */
const restMs = 600;

function watchEvents(): void {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      window.slowest = Math.max(window.slowest ?? 0, entry.duration);
    }
    // What takes less is told by nothing: 16 ms is the least there is.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest event of what is done, between two rests. */
async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await pause(restMs);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await pause(restMs);
  await act();
  await pause(restMs);
  return page.evaluate(() => window.slowest ?? Number.NaN);
}

/** A press by the mouse alone: what Playwright runs in the page to find and to watch its target would be measured, too. */
async function slowestOfPress(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return slowestOf(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Types into the search of the bill list, unfolds a row and selects all of them. */
export async function measureInteractions(page: Page): Promise<Interactions> {
  await page.evaluate(watchEvents);
  // On a phone the search is folded away under its one button.
  await page.locator('[role=search] > button').click();
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
