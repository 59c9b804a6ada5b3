import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../setup/browser.ts';

/** Network and CPU of the goals: a slow phone. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const slowerCpu = 4;

/** Number of runs; the median counts. */
export const runs = 5;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });

/** Time that a new browser window needs to settle. */
const windowOpensMs = 1500;

/** A page with an empty cache, under the conditions of the goals. */
export async function openSlowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await pause(windowOpensMs);
  return page;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
