import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median, openSlowPage, runs } from './conditions.ts';
import type { Result } from './goals.ts';
import { measureInteractions, type Interactions } from './interactions.ts';

/** How a list came, in milliseconds. */
interface ListTimes {
  /** From the press of the link, or from the reload, to 50 rows on the screen. */
  shown: number;
  /** Of that, the time in which at least one call to the API was under way. */
  api: number;
  /** Until the page has come to rest: what tasks took beyond 50 ms each. */
  blocked: number;
  /** From the press of the login to the same rows; not a number without one. */
  sinceLogin: number;
}

interface Watch {
  /** When the link was pressed, or the page began to load; on the clock of the page. */
  at: number;
  rowsAt: number;
}

declare global {
  interface Window {
    /** Kept once all rows are shown. */
    watch?: Promise<Watch>;
    /** When the login was pressed. */
    loginAt?: number;
    /** Tasks of more than 50 ms since then: when each began, and how long it was. */
    longTasks?: { at: number; duration: number }[];
  }
}

const rowCount = 50;
/** As long as a customer looks at the top page who does not come for the bills alone. */
const laterMs = 5000;
/** Rows out of sight are measured after they came (use-true-heights.ts). */
const restMs = 700;

const link = 'header a[href$="/bapPublishedBillAppSearch"]';

/**
 * Runs in the page: notes the press of the link, or the beginning of the page, and the frame that shows all rows.
 * Nothing else looks at the page meanwhile, and this only when it changes: asking for frames would have it draw
 * between the pieces of what is measured.
 */
function watchRows([count, from]: [count: number, from: 'press' | 'load']): void {
  const tasks: { at: number; duration: number }[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ at: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const isShown = (): boolean =>
    document.querySelectorAll('main table[aria-busy=false] tbody > tr').length >= count;
  window.watch = new Promise((resolve) => {
    const look = (at: number): void => {
      const watcher = new MutationObserver(() => {
        if (!isShown()) return;
        watcher.disconnect();
        // The frame after the one that has them is the one that shows them.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve({ at, rowsAt: performance.now() })),
        );
      });
      watcher.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-busy'],
      });
    };
    if (from === 'load') {
      look(0);
      return;
    }
    const start = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('header a'))
        look(performance.now());
    };
    document.addEventListener('click', start, { capture: true, once: true });
  });
}

/** Runs in the page: what was noted. */
async function readTimes(rest: number): Promise<ListTimes> {
  const watch = await window.watch;
  if (!watch) throw new Error('Nobody watched.');
  const { at, rowsAt } = watch;
  await new Promise((resolve) => {
    setTimeout(resolve, rest);
  });
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
  const tasks = (window.longTasks ?? []).filter((task) => task.at + task.duration > at);
  const blocked = tasks.reduce(
    (sum, task) => sum + Math.max(0, task.at + task.duration - Math.max(task.at, at) - 50),
    0,
  );
  const sinceLogin = rowsAt - (window.loginAt ?? Number.NaN);
  return { shown: rowsAt - at, api, blocked, sinceLogin };
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/demo/mypage/`);
  await page.evaluate(() => {
    const note = (): void => {
      window.loginAt = performance.now();
    };
    document.addEventListener('submit', note, { capture: true, once: true });
  });
  await page.locator('input[name=loginId]').fill('demo-user');
  await page.locator('input[name=password]').fill('Demo-Pass-2026');
  await page.locator('form[data-alive] button[type=submit]').click();
  await page.waitForURL('**/top');
}

async function press(page: Page): Promise<ListTimes> {
  await page.locator(link).waitFor();
  await page.evaluate(watchRows, [rowCount, 'press'] as [number, 'press']);
  await page.locator(link).click();
  return page.evaluate(readTimes, restMs);
}

async function reload(page: Page): Promise<ListTimes> {
  await page.waitForLoadState('networkidle');
  await page.addInitScript(watchRows, [rowCount, 'load'] as [number, 'load']);
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(readTimes, restMs);
}

/** One round of everything, so that what else the machine does falls on all figures alike. */
interface Round {
  atOnce: ListTimes;
  later: ListTimes;
  bare: ListTimes;
  reloaded: ListTimes;
  interactions: Interactions;
}

async function inNewPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await openSlowPage(browser);
  try {
    return await work(page);
  } finally {
    await page.context().close();
  }
}

const measureRound = async (browser: Browser, origin: string, bare: string): Promise<Round> => ({
  atOnce: await inNewPage(browser, async (page) => {
    await logIn(page, origin);
    return press(page);
  }),
  bare: await inNewPage(browser, async (page) => {
    // Cookies are those of the host, whatever the port: the same customer asks.
    await logIn(page, origin);
    await page.waitForLoadState('networkidle');
    await page.goto(bare, { waitUntil: 'networkidle' });
    return press(page);
  }),
  ...(await inNewPage(browser, async (page) => {
    await logIn(page, origin);
    await pause(laterMs);
    const later = await press(page);
    const interactions = await measureInteractions(page);
    return { later, interactions, reloaded: await reload(page) };
  })),
});

/**
 * The bill list of a customer who comes for it: pressed at once and later, beside a bare page of React that draws
 * the same rows from the same answer, loaded anew with its files in the browser's cache, and used.
 *
 * @param origin of the portal
 * @param bare address of the page of `scripts/bench/bare`
 * @param times how often; what counts is the median
 */
export async function measureBillList(
  browser: Browser,
  origin: string,
  bare: string,
  times = runs,
): Promise<Result[]> {
  const rounds: Round[] = [];
  for (let run = 0; run < times; run += 1) rounds.push(await measureRound(browser, origin, bare));
  const middle = (read: (round: Round) => number): number => median(rounds.map(read));
  const ms = (what: string, goal: number | undefined, read: (round: Round) => number): Result => ({
    what: `Bill list: ${what}`,
    value: middle(read),
    unit: 'ms',
    ...(goal === undefined ? {} : { goal }),
  });
  const toBare = (what: string, read: (round: Round) => ListTimes): Result => ({
    what: `Bill list: 50 rows, ${what}, to a bare page`,
    value: middle((round) => read(round).shown) / middle(({ bare: { shown } }) => shown),
    unit: 'x',
    goal: 1.3,
  });
  return [
    ms('50 rows, pressed at once', 500, ({ atOnce }) => atOnce.shown),
    ms('50 rows, pressed after five seconds', 500, ({ later }) => later.shown),
    toBare('pressed at once', ({ atOnce }) => atOnce),
    toBare('pressed after five seconds', ({ later }) => later),
    ms('50 rows, pressed at once, from the login', undefined, ({ atOnce }) => atOnce.sinceLogin),
    ms('50 rows, loaded anew', 1000, ({ reloaded }) => reloaded.shown),
    ms('blocked while it comes, pressed at once', 300, ({ atOnce }) => atOnce.blocked),
    ms('blocked while it comes, pressed later', 300, ({ later }) => later.blocked),
    ms('a key in the search', 50, ({ interactions: { key } }) => key),
    ms('a row unfolded', 50, ({ interactions: { unfold } }) => unfold),
    ms('all 50 selected', 50, ({ interactions: { selectAll } }) => selectAll),
    ms('over the API’s time, pressed later', undefined, ({ later }) => later.shown - later.api),
    ms('50 rows of a bare page', undefined, ({ bare: { shown } }) => shown),
    ms('blocked by a bare page', undefined, ({ bare: { blocked } }) => blocked),
  ];
}
