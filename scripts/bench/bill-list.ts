import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Locator } from '@playwright/test';
import { runInSlowPage, logIn, median, runCount, type Result } from './conditions.ts';

/** Times from a press to the next paint (INP), in milliseconds. Browsers round these times to 8 ms. */
interface InteractionTimes {
  /** The slowest of the pressed keys. */
  keyMs: number;
  unfoldMs: number;
  selectAllMs: number;
}

declare global {
  interface Window {
    /** Duration of the slowest event since the last reset. */
    slowestEventMs?: number;
  }
}

/** A pause that is longer than all effects of a press. */
const pauseMs = 600;

function watchEvents(): void {
  window.slowestEventMs = 0;
  new PerformanceObserver((entryList) => {
    for (const entry of entryList.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      window.slowestEventMs = Math.max(window.slowestEventMs ?? 0, entry.duration);
    }
    // Browsers do not report shorter events.
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs an action between two pauses. @returns the duration of the slowest event in milliseconds */
async function measureSlowestEvent(page: Page, action: () => Promise<void>): Promise<number> {
  await pause(pauseMs);
  await page.evaluate(() => {
    window.slowestEventMs = 0;
  });
  await pause(pauseMs);
  await action();
  await pause(pauseMs);
  return page.evaluate(() => window.slowestEventMs ?? Number.NaN);
}

/** Presses with the mouse only: a click of Playwright runs code in the page, which would also be measured. */
async function measurePress(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return measureSlowestEvent(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Types into the search of the bill list, unfolds a row and selects all rows. */
async function measureInteractions(page: Page): Promise<InteractionTimes> {
  await page.evaluate(watchEvents);
  await page.locator('input[name=keyword]').click();
  const keyMs = await measureSlowestEvent(page, async () => {
    for (const letter of 'abcde') {
      await page.keyboard.press(letter);
      await pause(150);
    }
  });
  const unfoldMs = await measurePress(
    page,
    page.locator('main tbody button[aria-expanded=false]').first(),
  );
  await page.locator('main tbody button[aria-expanded=true]').first().click();
  const selectAllMs = await measurePress(page, page.locator('main thead input'));
  return { keyMs, unfoldMs, selectAllMs };
}

/** How fast a list appeared, in milliseconds. */
interface ListTimes {
  /** From the press of the link, or from the reload, to 50 rows on the screen. */
  shownMs: number;
  /** Total blocking time until the page is idle: the part of each task beyond 50 ms. */
  blockedMs: number;
}

declare global {
  interface Window {
    /** Fulfilled when all rows are displayed: the start and the end, on the clock of the page. */
    rowsTiming?: Promise<{ start: number; end: number }>;
    /** Start and duration of each task over 50 ms. */
    longTasks?: { start: number; duration: number }[];
  }
}

const rowCount = 50;
/** Time that a customer stays on the top page before opening the list. */
const topPageMs = 5000;
/** After the rows appear, the portal measures the rows outside the screen (use-stable-row-heights.ts). */
const rowHeightsMs = 700;

const billListLink = 'header a[href$="/bapPublishedBillAppSearch"]';

/**
 * Runs in the page: records the press of the link, or the start of the page, and the frame that shows all rows. Waits
 * for changes of the page, because requests for frames would make the browser draw during the measurement.
 */
function watchRows([expectedCount, startEvent]: [number, 'press' | 'load']): void {
  const tasks: { start: number; duration: number }[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((entryList) => {
    for (const { startTime, duration } of entryList.getEntries())
      tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const isShown = (): boolean =>
    document.querySelectorAll('main table[aria-busy=false] tbody > tr').length >= expectedCount;
  window.rowsTiming = new Promise((resolve) => {
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
    if (startEvent === 'load') return watchFrom(0);
    const onClick = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('header a'))
        watchFrom(performance.now());
    };
    return document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

async function readTimes(waitMs: number): Promise<ListTimes> {
  if (!window.rowsTiming) throw new Error('watchRows did not run.');
  const { start, end } = await window.rowsTiming;
  await new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
  const blockedMs = (window.longTasks ?? []).reduce(
    (sum, task) => sum + Math.max(0, task.start + task.duration - Math.max(task.start, start) - 50),
    0,
  );
  return { shownMs: end - start, blockedMs };
}

async function pressBillListLink(page: Page): Promise<ListTimes> {
  await page.locator(billListLink).waitFor();
  await page.evaluate(watchRows, [rowCount, 'press'] as [number, 'press']);
  await page.locator(billListLink).click();
  return page.evaluate(readTimes, rowHeightsMs);
}

async function reloadBillList(page: Page): Promise<ListTimes> {
  await page.waitForLoadState('networkidle');
  await page.addInitScript(watchRows, [rowCount, 'load'] as [number, 'load']);
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(readTimes, rowHeightsMs);
}

/** The times of one run. Each run has all measurements, so other load on the machine affects all figures equally. */
interface RunTimes {
  earlyTimes: ListTimes;
  laterTimes: ListTimes;
  bareTimes: ListTimes;
  reloadTimes: ListTimes;
  interactionTimes: InteractionTimes;
}

const measureRun = async (
  browser: Browser,
  portalUrl: string,
  barePageUrl: string,
): Promise<RunTimes> => ({
  earlyTimes: await runInSlowPage(browser, async (page) => {
    await logIn(page, portalUrl);
    return pressBillListLink(page);
  }),
  bareTimes: await runInSlowPage(browser, async (page) => {
    // Cookies belong to the host, not to the port: the bare page requests the same customer's bills.
    await logIn(page, portalUrl);
    await page.waitForLoadState('networkidle');
    await page.goto(barePageUrl, { waitUntil: 'networkidle' });
    return pressBillListLink(page);
  }),
  ...(await runInSlowPage(browser, async (page) => {
    await logIn(page, portalUrl);
    await pause(topPageMs);
    const laterTimes = await pressBillListLink(page);
    const interactionTimes = await measureInteractions(page);
    return { laterTimes, interactionTimes, reloadTimes: await reloadBillList(page) };
  })),
});

/**
 * Measures the bill list: opened immediately after the login and later, compared with a bare React page that draws the
 * same rows from the same answer, reloaded with a full browser cache, and in use.
 *
 * @param portalUrl such as `http://127.0.0.1:PORT/demo/mypage`
 * @param barePageUrl address of the page of `scripts/bench/bare`
 */
export async function measureBillList(
  browser: Browser,
  portalUrl: string,
  barePageUrl: string,
): Promise<Result[]> {
  const runs: RunTimes[] = [];
  for (let runIndex = 0; runIndex < runCount; runIndex += 1)
    runs.push(await measureRun(browser, portalUrl, barePageUrl));
  const medianOf = (readMs: (run: RunTimes) => number): number => median(runs.map(readMs));
  const timeResult = (what: string, goal: number, readMs: (run: RunTimes) => number): Result => ({
    what: `Bill list: ${what}`,
    value: medianOf(readMs),
    unit: 'ms',
    goal,
  });
  const ratioResult = (what: string, selectTimes: (run: RunTimes) => ListTimes): Result => ({
    what: `Bill list: 50 rows, ${what}, relative to a bare page`,
    value:
      medianOf((run) => selectTimes(run).shownMs) /
      medianOf(({ bareTimes: { shownMs } }) => shownMs),
    unit: 'x',
    goal: 1.05,
  });
  return [
    timeResult('50 rows, opened immediately', 500, ({ earlyTimes }) => earlyTimes.shownMs),
    timeResult('50 rows, opened after five seconds', 500, ({ laterTimes }) => laterTimes.shownMs),
    ratioResult('opened immediately', ({ earlyTimes }) => earlyTimes),
    ratioResult('opened after five seconds', ({ laterTimes }) => laterTimes),
    timeResult('50 rows, reloaded', 600, ({ reloadTimes }) => reloadTimes.shownMs),
    timeResult('blocking time, opened immediately', 300, ({ earlyTimes }) => earlyTimes.blockedMs),
    timeResult('blocking time, opened later', 300, ({ laterTimes }) => laterTimes.blockedMs),
    timeResult('a key in the search', 50, ({ interactionTimes: { keyMs } }) => keyMs),
    timeResult('unfolding a row', 50, ({ interactionTimes: { unfoldMs } }) => unfoldMs),
    timeResult('selecting all 50 rows', 50, ({ interactionTimes: { selectAllMs } }) => selectAllMs),
  ];
}
