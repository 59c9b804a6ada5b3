import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { inSlowPage, logIn, median, runs, type Result } from './conditions.ts';
import { measureInteractions, type Interactions } from './interactions.ts';

/** How fast a list appeared, in milliseconds. */
interface ListTimes {
  /** From the press of the link, or from the reload, to 50 rows on the screen. */
  shownMs: number;
  /** Total blocking time until the page is idle: the part of each task beyond 50 ms. */
  blocked: number;
}

declare global {
  interface Window {
    /** Fulfilled when all rows are displayed: the start and the end, on the clock of the page. */
    watch?: Promise<{ start: number; end: number }>;
    /** Start and duration of each task over 50 ms. */
    longTasks?: { at: number; duration: number }[];
  }
}

const rowCount = 50;
/** Time that a customer spends on the top page before opening the list. */
const laterMs = 5000;
/** The heights of rows outside the screen are measured after the rows appear (use-stable-row-heights.ts). */
const restMs = 700;

const link = 'header a[href$="/bapPublishedBillAppSearch"]';

/**
 * Runs in the page: records the press of the link, or the start of the page, and the frame that shows all rows. It reacts
 * only to changes of the page: requesting frames would make the browser draw during the measurement.
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
    const watchFrom = (start: number): void => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        // The second frame from now displays the rows.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve({ start, end: performance.now() })),
        );
      });
      const attributeFilter = ['aria-busy'];
      observer.observe(document, { subtree: true, childList: true, attributeFilter });
    };
    if (from === 'load') return watchFrom(0);
    const onClick = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('header a'))
        watchFrom(performance.now());
    };
    return document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

async function readTimes(rest: number): Promise<ListTimes> {
  if (!window.watch) throw new Error('watchRows did not run.');
  const { start, end } = await window.watch;
  await new Promise((resolve) => {
    setTimeout(resolve, rest);
  });
  const blocked = (window.longTasks ?? []).reduce(
    (sum, { at, duration }) => sum + Math.max(0, at + duration - Math.max(at, start) - 50),
    0,
  );
  return { shownMs: end - start, blocked };
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

/** One round of all measurements, so that other load on the machine affects all figures equally. */
interface Round {
  atOnce: ListTimes;
  later: ListTimes;
  bare: ListTimes;
  reloaded: ListTimes;
  interactions: Interactions;
}

const measureRound = async (browser: Browser, base: string, bare: string): Promise<Round> => ({
  atOnce: await inSlowPage(browser, async (page) => {
    await logIn(page, base);
    return press(page);
  }),
  bare: await inSlowPage(browser, async (page) => {
    // Cookies belong to the host, not to the port: the bare page requests the same customer's bills.
    await logIn(page, base);
    await page.waitForLoadState('networkidle');
    await page.goto(bare, { waitUntil: 'networkidle' });
    return press(page);
  }),
  ...(await inSlowPage(browser, async (page) => {
    await logIn(page, base);
    await pause(laterMs);
    const later = await press(page);
    const interactions = await measureInteractions(page);
    return { later, interactions, reloaded: await reload(page) };
  })),
});

/**
 * Measures the bill list: opened immediately after the login and later, compared with a bare React page that draws the
 * same rows from the same answer, reloaded with a full browser cache, and in use.
 *
 * @param base of the portal: `http://127.0.0.1:PORT/demo/mypage`
 * @param bare address of the page of `scripts/bench/bare`
 */
export async function measureBillList(
  browser: Browser,
  base: string,
  bare: string,
): Promise<Result[]> {
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await measureRound(browser, base, bare));
  const middle = (read: (round: Round) => number): number => median(rounds.map(read));
  const ms = (what: string, goal: number, read: (round: Round) => number): Result => ({
    what: `Bill list: ${what}`,
    value: middle(read),
    unit: 'ms',
    goal,
  });
  const toBare = (what: string, read: (round: Round) => ListTimes): Result => ({
    what: `Bill list: 50 rows, ${what}, relative to a bare page`,
    value: middle((round) => read(round).shownMs) / middle(({ bare: { shownMs } }) => shownMs),
    unit: 'x',
    goal: 1.05,
  });
  return [
    ms('50 rows, opened immediately', 500, ({ atOnce }) => atOnce.shownMs),
    ms('50 rows, opened after five seconds', 500, ({ later }) => later.shownMs),
    toBare('opened immediately', ({ atOnce }) => atOnce),
    toBare('opened after five seconds', ({ later }) => later),
    ms('50 rows, reloaded', 600, ({ reloaded }) => reloaded.shownMs),
    ms('blocking time, opened immediately', 300, ({ atOnce }) => atOnce.blocked),
    ms('blocking time, opened later', 300, ({ later }) => later.blocked),
    ms('a key in the search', 50, ({ interactions: { key } }) => key),
    ms('unfolding a row', 50, ({ interactions: { unfold } }) => unfold),
    ms('selecting all 50 rows', 50, ({ interactions: { selectAll } }) => selectAll),
  ];
}
