import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, openSlowPage, runs } from './conditions.ts';

/** What is typed, by the name of the field: one field of each format that is typed. */
export type Typing = Readonly<Record<string, string>>;

/** Longer than a draft waits before it is kept: what typing leads to belongs to it. */
const afterwardsMs = 500;

/** Milliseconds for which the page's main thread has used a processor until now, whatever else ran. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (busy === undefined) throw new Error('The browser does not say how long it was busy.');
  return busy.value * 1000;
}

/** Milliseconds of processor time for one key, typed into each of the fields in turn. */
async function typeInto(page: Page, typing: Typing): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let busy = 0;
  let keys = 0;
  for (const [name, text] of Object.entries(typing)) {
    await page.locator(`[name=${name}]`).focus();
    await pause(afterwardsMs);
    const before = await processorTime(devtools);
    for (const key of text) await page.keyboard.press(key);
    await pause(afterwardsMs);
    busy += (await processorTime(devtools)) - before;
    keys += text.length;
  }
  await devtools.detach();
  return busy / keys;
}

/**
 * Types several times into a page that is loaded anew each time.
 *
 * @param prepare brings the page to where typing begins
 * @returns milliseconds of processor time for one key
 */
export async function measureKeys(
  browser: Browser,
  url: string,
  typing: Typing,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowPage(browser);
    try {
      await page.goto(url, { waitUntil: 'networkidle' });
      await prepare(page);
      times.push(await typeInto(page, typing));
    } finally {
      await page.context().close();
    }
  }
  return median(times);
}
