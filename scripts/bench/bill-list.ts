import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Locator } from '@playwright/test';
import { inSlowPage, logIn, median, runCount, type Result } from './conditions.ts';

/** Time from a press to the next paint (INP), in milliseconds. Browsers round it to 8 ms. */
interface Interactions {
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

/** The slowest event of an action, between two pauses. */
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
async function measureInteractions(page: Page): Promise<Interactions> {
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
    rowsShown?: Promise<{ start: number; end: number }>;
    /** Start and duration of each task over 50 ms. */
    longTasks?: { at: number; duration: number }[];
  }
}

const rowCount = 50;
/** Time that a customer stays on the top page before opening the list. */
const topPageMs = 5000;
/** After the rows appear, the portal measures the heights of the rows outside the screen (use-stable-row-heights.ts). */
const rowHeightsMs = 700;

const billListLink = 'header a[href$="/bapPublishedBillAppSearch"]';

/**
 * Runs in the page: records the press of the link, or the start of the page, and the frame that shows all rows. It reacts
 * only to changes of the page: requesting frames would make the browser draw during the measurement.
 */
function watchRows([count, from]: [count: number, from: 'press' | 'load']): void {
  const tasks: { at: number; duration: number }[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((entryList) => {
    for (const { startTime, duration } of entryList.getEntries())
      tasks.push({ at: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const isShown = (): boolean =>
    document.querySelectorAll('main table[aria-busy=false] tbody > tr').length >= count;
  window.rowsShown = new Promise((resolve) => {
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

async function readTimes(restMs: number): Promise<ListTimes> {
  if (!window.rowsShown) throw new Error('watchRows did not run.');
  const { start, end } = await window.rowsShown;
  await new Promise((resolve) => {
    setTimeout(resolve, restMs);
  });
  const blockedMs = (window.longTasks ?? []).reduce(
    (sum, { at, duration }) => sum + Math.max(0, at + duration - Math.max(at, start) - 50),
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

/** One round of all measurements, so that other load on the machine affects all figures equally. */
interface Round {
  atOnce: ListTimes;
  later: ListTimes;
  bare: ListTimes;
  reloaded: ListTimes;
  interactions: Interactions;
}

const measureRound = async (
  browser: Browser,
  portalUrl: string,
  barePageUrl: string,
): Promise<Round> => ({
  atOnce: await inSlowPage(browser, async (page) => {
    await logIn(page, portalUrl);
    return pressBillListLink(page);
  }),
  bare: await inSlowPage(browser, async (page) => {
    // Cookies belong to the host, not to the port: the bare page requests the same customer's bills.
    await logIn(page, portalUrl);
    await page.waitForLoadState('networkidle');
    await page.goto(barePageUrl, { waitUntil: 'networkidle' });
    return pressBillListLink(page);
  }),
  ...(await inSlowPage(browser, async (page) => {
    await logIn(page, portalUrl);
    await pause(topPageMs);
    const later = await pressBillListLink(page);
    const interactions = await measureInteractions(page);
    return { later, interactions, reloaded: await reloadBillList(page) };
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
  const rounds: Round[] = [];
  for (let runIndex = 0; runIndex < runCount; runIndex += 1)
    rounds.push(await measureRound(browser, portalUrl, barePageUrl));
  const medianOf = (readMs: (round: Round) => number): number => median(rounds.map(readMs));
  const timeResult = (
    what: string,
    goal: number,
    readFigure: (round: Round) => number,
  ): Result => ({
    what: `Bill list: ${what}`,
    value: medianOf(readFigure),
    unit: 'ms',
    goal,
  });
  const relativeToBarePage = (what: string, selectTimes: (round: Round) => ListTimes): Result => ({
    what: `Bill list: 50 rows, ${what}, relative to a bare page`,
    value:
      medianOf((round) => selectTimes(round).shownMs) /
      medianOf(({ bare: { shownMs } }) => shownMs),
    unit: 'x',
    goal: 1.05,
  });
  return [
    timeResult('50 rows, opened immediately', 500, ({ atOnce }) => atOnce.shownMs),
    timeResult('50 rows, opened after five seconds', 500, ({ later }) => later.shownMs),
    relativeToBarePage('opened immediately', ({ atOnce }) => atOnce),
    relativeToBarePage('opened after five seconds', ({ later }) => later),
    timeResult('50 rows, reloaded', 600, ({ reloaded }) => reloaded.shownMs),
    timeResult('blocking time, opened immediately', 300, ({ atOnce }) => atOnce.blockedMs),
    timeResult('blocking time, opened later', 300, ({ later }) => later.blockedMs),
    timeResult('a key in the search', 50, ({ interactions: { keyMs } }) => keyMs),
    timeResult('unfolding a row', 50, ({ interactions: { unfoldMs } }) => unfoldMs),
    timeResult('selecting all 50 rows', 50, ({ interactions: { selectAllMs } }) => selectAllMs),
  ];
}
