import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routeNames } from '../../contract/lib/screen-titles.ts';
import { statusHistoryPath } from '../../src/lib/query-addresses.ts';
import { routes, type RouteName } from '../../src/lib/routes.ts';
import { logIn } from './conditions.ts';

/** The layout shift of a screen while it loads (CLS; 0: nothing moved). */
export interface ScreenShift {
  name: string;
  width: number;
  shift: number;
}

/** Delay of each answer, as with a slow server. */
const answerDelayMs = 300;

const windowSizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Screens that redirect immediately, and a screen that opens only from the list of a download link. */
const omittedScreens: readonly RouteName[] = ['logout', 'error', 'downloadStatusHistory'];

/** Links of the sandbox for the screens with a token in their address. */
const tokenByScreen: Partial<Record<RouteName, string>> = {
  passwordSetting: 'demo-password-link',
  applyAgreement: 'demo-registration',
  applyCustomer: 'demo-registration-agreed',
  downloadLogin: 'demo-download',
  downloadList: 'demo-download',
  downloadEStorage: 'demo-download',
  invoiceNumber: 'demo-invoice-number',
};

/** The address of a screen. @throws Error if the screen needs a link of the sandbox that is not in the table */
function addressOf(name: RouteName, billId: string): string {
  if (name === 'statusHistory') return statusHistoryPath(billId);
  const { path } = routes[name];
  const token = tokenByScreen[name];
  if (path.includes(':token') && token === undefined)
    throw new Error(`layout-shift.ts has no link of the sandbox for ${name}`);
  return `/${path.replace(':token', token ?? '')}`;
}

/** Runs in the page: adds up the shifts. A shift within half a second of a press is intended. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((entryList) => {
    for (const entry of entryList.getEntries()) {
      const isIntended = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isIntended && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
    }
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function readFinalShift(page: Page): Promise<number> {
  // The heights of rows outside the screen are measured after the rows appear (use-stable-row-heights.ts).
  await pause(500);
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

/** The larger shift of two visits: after a reload, with cached files, answers arrive in another order. */
async function measureShift(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const firstShift = await readFinalShift(page);
  await page.reload({ waitUntil: 'networkidle' });
  return Math.max(firstShift, await readFinalShift(page));
}

async function findAnyBillId(page: Page, portalUrl: string): Promise<string> {
  await page.goto(`${portalUrl}/bapPublishedBillAppSearch`);
  const link = page.locator('a[href*="billId="]').first();
  return (
    new URL((await link.getAttribute('href')) ?? '', portalUrl).searchParams.get('billId') ?? ''
  );
}

async function openSlowServerContext(
  browser: Browser,
  viewport: (typeof windowSizes)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport, serviceWorkers: 'block' });
  await context.addInitScript(watchShifts);
  await context.route('**/mypage-api/**', async (route) => {
    await pause(answerDelayMs);
    // The page may have been closed during the delay.
    await route.continue().catch(() => undefined);
  });
  return context;
}

/**
 * Opens every screen of the route table twice as a logged-in customer, with each answer 300 ms late, at 1280 and 390
 * pixels, and adds up the layout shifts.
 *
 * @param portalUrl such as `http://127.0.0.1:PORT/demo/mypage`
 */
export async function measureLayoutShift(
  browser: Browser,
  portalUrl: string,
): Promise<ScreenShift[]> {
  const shifts: ScreenShift[] = [];
  // The table of the wide window has the ID in a link; the cards of the narrow window have no link.
  let billId: string | undefined;
  for (const size of windowSizes) {
    const context = await openSlowServerContext(browser, size);
    try {
      const page = await context.newPage();
      await logIn(page, portalUrl);
      billId ??= await findAnyBillId(page, portalUrl);
      for (const name of routeNames.filter((routeName) => !omittedScreens.includes(routeName))) {
        const shift = await measureShift(page, portalUrl + addressOf(name, billId));
        shifts.push({ name, width: size.width, shift });
      }
    } finally {
      await context.close();
    }
  }
  return shifts;
}
