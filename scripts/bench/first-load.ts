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

interface Seen {
  largestPaint: number;
  largestElement: string;
  layoutShift: number;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const seen: Seen = { largestPaint: 0, largestElement: '', layoutShift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.largestPaint = entry.startTime;
      const element = 'element' in entry ? entry.element : undefined;
      seen.largestElement =
        element instanceof Element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page after everything has come to rest. */
function readTimings(): FirstLoad {
  const ready = performance.getEntriesByName('form-ready')[0]?.startTime ?? Number.NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < ready && /\.js(\?|$)/.test(name))
    .map(({ name }) => new URL(name).pathname);
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ready,
    scripts: [...new Set(scripts)],
    ...(window.seen ?? { largestPaint: Number.NaN, largestElement: '', layoutShift: Number.NaN }),
  };
}

async function loadOnce(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openSlowPage(browser);
  try {
    await page.addInitScript(watchPaints);
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
