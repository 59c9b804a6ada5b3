import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { RouteName } from '../../src/lib/routes.ts';
import { screenPath } from './screen-path.ts';

/** Screens that people come to without a login. */
const screens: readonly RouteName[] = [
  'passwordReissue',
  'passwordSetting',
  'applyMailAddress',
  'applyAgreement',
  'applyCustomer',
  'applyComplete',
  'downloadLogin',
  'invoiceNumber',
];

/** Longer than a page waits for an idle moment before it fetches what may come next. */
const idleMs = 3500;

/** The scripts of a page at rest, as paths: what it shows, and whatever it has fetched beside that. */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ locale: 'ja-JP' });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await pause(idleMs);
    return await page.evaluate(() => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname);
      return [...new Set(loaded.filter((path) => path.endsWith('.js')))];
    });
  } finally {
    await page.context().close();
  }
}

/**
 * All that a screen loads beyond what the login page has loaded once it is at rest: texts, the judge of
 * answers and the sanitiser of an issuer's text included.
 *
 * @param base of the portal: `http://127.0.0.1:PORT/demo/mypage`
 * @returns scripts by the path of the screen
 */
export async function scriptsBeyondLogin(
  browser: Browser,
  base: string,
): Promise<Map<string, string[]>> {
  const login = await scriptsOf(browser, `${base}/`);
  const found = new Map<string, string[]>();
  for (const path of screens.map(screenPath)) {
    const scripts = await scriptsOf(browser, base + path);
    found.set(
      path,
      scripts.filter((script) => !login.includes(script)),
    );
  }
  return found;
}
