import type { Browser, Page } from '@playwright/test';
import { median, openSlowPage, runs } from './conditions.ts';

/** What is measured of the bill list, in milliseconds. */
export interface BillListTimes {
  /** From the press of the tab to 50 rows on the screen. */
  shown: number;
  /** Of that, the time in which at least one call to the API was under way. */
  api: number;
}

interface Press {
  at: number;
  rowsAt: number;
}

declare global {
  interface Window {
    /** Kept once all rows are shown. */
    press?: Promise<Press>;
  }
}

const rowCount = 50;

/**
 * Runs in the page: notes the press of the tab, and the frame that shows all rows. Nothing but this
 * looks at the page meanwhile: it would take its time from what is measured.
 */
function watchRows(count: number): void {
  const isShown = (): boolean =>
    document.querySelectorAll('main table[aria-busy=false] tbody > tr').length >= count;
  window.press = new Promise((resolve) => {
    const look = (at: number): void => {
      // The frame after the one that has them is the one that shows them.
      if (isShown()) requestAnimationFrame(() => resolve({ at, rowsAt: performance.now() }));
      else requestAnimationFrame(() => look(at));
    };
    const start = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.closest('header a')) return;
      look(performance.now());
    };
    document.addEventListener('click', start, { capture: true, once: true });
  });
}

/** Runs in the page: how long there was a call under way between the press and the rows. */
async function readTimes(): Promise<BillListTimes> {
  const press = await window.press;
  if (!press) throw new Error('Nobody watched.');
  const { at, rowsAt } = press;
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.includes('/mypage-api/') && startTime >= at)
    .map(({ startTime, responseEnd }) => ({ from: startTime, to: Math.min(responseEnd, rowsAt) }))
    .toSorted((a, b) => a.from - b.from);
  let api = 0;
  let until = at;
  for (const { from, to } of calls) {
    if (to <= until) continue;
    api += to - Math.max(from, until);
    until = to;
  }
  return { shown: rowsAt - at, api };
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/demo/mypage/`);
  await page.locator('input[name=loginId]').fill('demo-user');
  await page.locator('input[name=password]').fill('Demo-Pass-2026');
  await page.locator('form[data-alive] button[type=submit]').click();
  await page.waitForURL('**/top');
}

async function openOnce(browser: Browser, origin: string): Promise<BillListTimes> {
  const page = await openSlowPage(browser);
  try {
    await logIn(page, origin);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchRows, rowCount);
    await page.locator('header a[href$="/bapPublishedBillAppSearch"]').click();
    return await page.evaluate(readTimes);
  } finally {
    await page.context().close();
  }
}

/** Opens the bill list from the top page several times, each time in a new browser. */
export async function measureBillList(browser: Browser, origin: string): Promise<BillListTimes> {
  const times: BillListTimes[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await openOnce(browser, origin));
  return {
    shown: median(times.map(({ shown }) => shown)),
    api: median(times.map(({ api }) => api)),
  };
}
