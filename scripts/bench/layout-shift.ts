import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { statusHistoryPath } from '../../src/lib/query-addresses.ts';
import type { RouteName } from '../../src/lib/routes.ts';
import { routeNames } from '../../contract/lib/screen-titles.ts';
import { screenPath } from './screen-path.ts';

/** How much of what was painted already moved while a screen came (CLS; 0: nothing). */
export interface ScreenShift {
  name: string;
  width: number;
  shift: number;
}

/** As late as answers are on a slow day. */
const answersAreLateMs = 300;

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Screens that lead on at once, and the one that needs a link's list before it. */
const leftOut: readonly RouteName[] = ['logout', 'error', 'downloadStatusHistory'];

/** Every other screen, with an address each. */
const screensOf = (billId: string): { name: RouteName; path: string }[] =>
  routeNames
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({
      name,
      path: name === 'statusHistory' ? statusHistoryPath(billId) : screenPath(name),
    }));

/** Adds up in the page what moves; what follows a press within half a second is meant to. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isAsked && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
    }
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftAtRest(page: Page): Promise<number> {
  // Rows out of sight are measured after they came (use-true-heights.ts).
  await pause(500);
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

/** The larger of two visits: loaded anew, with the files in the browser's cache, answers come in another order. */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const opened = await shiftAtRest(page);
  await page.reload({ waitUntil: 'networkidle' });
  return Math.max(opened, await shiftAtRest(page));
}

async function logIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/`);
  await page.locator('input[name=loginId]').fill('demo-user');
  await page.locator('input[name=password]').fill('Demo-Pass-2026');
  await page.locator('form[data-alive] button[type=submit]').click();
  await page.waitForURL('**/top');
}

async function anyBill(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/bapPublishedBillAppSearch`);
  const link = page.locator('a[href*="billId="]').first();
  return new URL((await link.getAttribute('href')) ?? '', base).searchParams.get('billId') ?? '';
}

async function lateContext(
  browser: Browser,
  viewport: (typeof sizes)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport, serviceWorkers: 'block' });
  await context.addInitScript(watchShifts);
  await context.route('**/mypage-api/**', async (route) => {
    await pause(answersAreLateMs);
    // A page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return context;
}

/**
 * Opens every screen of the route table with every answer 300 ms late, at 1280 and 390 pixels, as a customer
 * who is logged in, twice, and adds up what moves.
 *
 * @param base of the portal: `http://127.0.0.1:PORT/demo/mypage`
 */
export async function measureLayoutShift(browser: Browser, base: string): Promise<ScreenShift[]> {
  const found: ScreenShift[] = [];
  for (const size of sizes) {
    const context = await lateContext(browser, size);
    try {
      const page = await context.newPage();
      await logIn(page, base);
      const screens = screensOf(await anyBill(page, base));
      for (const { name, path } of screens) {
        const shift = await shiftOf(page, base + path);
        found.push({ name, width: size.width, shift });
      }
    } finally {
      await context.close();
    }
  }
  return found;
}
