import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../setup/browser.ts';

/** One figure and its goal. */
export interface Result {
  what: string;
  value: number;
  unit: 'KiB' | 'ms' | 'x' | '';
  /** The largest allowed value. */
  goal: number;
}

export const isMissed = ({ value, goal }: Result): boolean => !(value <= goal);

const formatValue = (value: number, unit: Result['unit']): string =>
  `${value.toFixed(unit === 'ms' ? 0 : unit === 'KiB' ? 1 : 2)} ${unit}`.trim();

/** The figures as a text table. */
export function formatResultTable(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ what }) => what.length));
  return results
    .map((result) => {
      const { what, value, unit, goal } = result;
      const limit = `<= ${formatValue(goal, unit)}`.padStart(12);
      const verdict = isMissed(result) ? 'MISSED' : 'ok';
      return `${what.padEnd(width)}  ${formatValue(value, unit).padStart(10)}  ${limit}  ${verdict}`;
    })
    .join('\n');
}

/** The network and the CPU of a slow phone, for which the goals are set. */
const networkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const cpuSlowdown = 4;

/** Number of runs; the median counts. */
export const runCount = 5;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });

/** Time that a new browser window needs to settle. */
const windowOpeningMs = 1500;

/** Opens a page with an empty cache under the conditions of the goals, and closes it after `measure`. */
export async function runInSlowPage<T>(
  browser: Browser,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', networkConditions);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await pause(windowOpeningMs);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Logs in as the demo customer. @param portalUrl such as `http://127.0.0.1:PORT/demo/mypage` */
export async function logIn(page: Page, portalUrl: string): Promise<void> {
  await page.goto(`${portalUrl}/`);
  await page.locator('input[name=loginId]').fill('demo-user');
  await page.locator('input[name=password]').fill('Demo-Pass-2026');
  await page.locator('form[data-alive] button[type=submit]').click();
  await page.waitForURL('**/top');
}

/** The median of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
