import type { Browser } from '@playwright/test';
import { median, openSlowPage, runs } from './conditions.ts';

/** What is measured of a page's first load; milliseconds since the navigation began. */
export interface FirstLoad {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint was of: tag and class. */
  largestElement: string;
  /** The mark `form-ready`: what is typed and pressed from now on has its effect at once. */
  ready: number;
  /** Sum of all shifts of what was painted already (0: nothing moved). */
  layoutShift: number;
  /** Scripts asked for before the page was ready, as paths. */
  scripts: string[];
}

type Entries = Promise<readonly PerformanceEntry[]>;

/**
 * Runs in the page after everything has come to rest. Nothing of ours runs before: starting the
 * script engine early would be part of what is measured.
 */
async function readTimings(): Promise<FirstLoad> {
  const noted = (type: string): Entries =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // An observer is not told of nothing.
      setTimeout(() => resolve([]), 500);
    });
  const [paints, shifts] = await Promise.all([
    noted('largest-contentful-paint'),
    noted('layout-shift'),
  ]);
  const largest = paints.at(-1);
  const element = largest && 'element' in largest ? largest.element : undefined;
  const ready = performance.getEntriesByName('form-ready')[0]?.startTime ?? Number.NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < ready && /\.js(\?|$)/.test(name))
    .map(({ name }) => new URL(name).pathname);
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: largest?.startTime ?? Number.NaN,
    largestElement:
      element instanceof Element ? `${element.tagName.toLowerCase()}.${element.className}` : '',
    ready,
    layoutShift: shifts.reduce(
      (sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0),
      0,
    ),
    scripts: [...new Set(scripts)],
  };
}

async function loadOnce(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openSlowPage(browser);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('form-ready').length > 0);
    return await page.evaluate(readTimings);
  } finally {
    await page.context().close();
  }
}

function summarise(loads: readonly FirstLoad[]): FirstLoad {
  const [first] = loads;
  if (!first) throw new Error('Nothing was measured.');
  const middle = (read: (load: FirstLoad) => number) => median(loads.map(read));
  return {
    ...first,
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    ready: middle(({ ready }) => ready),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
  };
}

/**
 * Loads pages several times, each time cold, and takes the median of each figure. They take turns,
 * so that what else the machine does falls on all of them alike.
 */
export async function measureFirstLoads<Name extends string>(
  browser: Browser,
  urls: Record<Name, string>,
): Promise<(name: Name) => FirstLoad> {
  const loads: { url: string; load: FirstLoad }[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const url of Object.values<string>(urls)) {
      loads.push({ url, load: await loadOnce(browser, url) });
    }
  }
  return (name) => summarise(loads.flatMap(({ url, load }) => (url === urls[name] ? [load] : [])));
}
