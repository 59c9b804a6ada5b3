import type { Browser } from '@playwright/test';
import { runInSlowPage, median, runCount } from './conditions.ts';

/** The first load of a page; milliseconds since the navigation began. */
export interface FirstLoad {
  largestPaintMs: number;
  /** Tag and class of the largest element. */
  largestElement: string;
  /** The time of the mark `form-ready`, after which typing and pressing have an effect. */
  readyMs: number;
  layoutShift: number;
  /** Paths of the scripts that were requested before the page was ready. */
  scriptPaths: string[];
}

type PerformanceEntries = Promise<readonly PerformanceEntry[]>;

/**
 * Runs in the page when the page is idle. No code of the bench runs before this function, because an early start of the
 * script engine would change the measurement.
 */
async function readTimings(): Promise<FirstLoad> {
  const readEntries = (type: string): PerformanceEntries =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((entryList) => resolve(entryList.getEntries()));
      observer.observe({ type, buffered: true });
      // An observer without entries is never called.
      setTimeout(() => resolve([]), 500);
    });
  const [paints, shifts] = await Promise.all([
    readEntries('largest-contentful-paint'),
    readEntries('layout-shift'),
  ]);
  const largestPaint = paints.at(-1);
  const element = largestPaint && 'element' in largestPaint ? largestPaint.element : undefined;
  const readyMs = performance.getEntriesByName('form-ready')[0]?.startTime ?? Number.NaN;
  const scriptPaths = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < readyMs && /\.js(\?|$)/.test(name))
    .map(({ name }) => new URL(name).pathname);
  return {
    largestPaintMs: largestPaint?.startTime ?? Number.NaN,
    largestElement:
      element instanceof Element ? `${element.tagName.toLowerCase()}.${element.className}` : '',
    readyMs,
    layoutShift: shifts.reduce(
      (sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0),
      0,
    ),
    scriptPaths: [...new Set(scriptPaths)],
  };
}

const loadOnce = (browser: Browser, url: string): Promise<FirstLoad> =>
  runInSlowPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('form-ready').length > 0);
    return page.evaluate(readTimings);
  });

function summarise(loads: readonly FirstLoad[]): FirstLoad {
  const [firstLoad] = loads;
  if (!firstLoad) throw new Error('No load was measured.');
  return {
    ...firstLoad,
    largestPaintMs: median(loads.map(({ largestPaintMs }) => largestPaintMs)),
    readyMs: median(loads.map(({ readyMs }) => readyMs)),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
  };
}

/**
 * Loads pages several times with an empty cache and takes the median of each figure. The pages take turns, so that
 * other load on the machine affects all of them equally.
 */
export async function measureFirstLoads<Name extends string>(
  browser: Browser,
  urls: Record<Name, string>,
): Promise<(name: Name) => FirstLoad> {
  const loads: { url: string; load: FirstLoad }[] = [];
  for (let runIndex = 0; runIndex < runCount; runIndex += 1) {
    for (const url of Object.values<string>(urls)) {
      loads.push({ url, load: await loadOnce(browser, url) });
    }
  }
  return (name) => summarise(loads.flatMap(({ url, load }) => (url === urls[name] ? [load] : [])));
}
