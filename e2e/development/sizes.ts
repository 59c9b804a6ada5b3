import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { saveWholePage } from '../support/pictures.ts';
import type { Portal } from '../support/portal.ts';
import { faultsOf } from '../support/rules/all.ts';

export const languages = ['ja', 'en'] as const;

/** Opens a page of parts, and waits for its heading. */
export async function openParts(portal: Portal, language: string, path: string, heading: string) {
  await portal.page.addInitScript((stored) => localStorage.setItem('language', stored), language);
  await portal.open(path);
  await expect(portal.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/**
 * Waits until the colours of another scheme are applied. The change takes one frame, and inherited colours change one
 * frame later (styles/base.css).
 */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const runningTransitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    do {
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(runningTransitions().map(({ finished }) => finished));
    } while (runningTransitions().length > 0);
  });
}

/**
 * Checks a page of parts on a desktop, also in dark and in forced colours, and on a phone. Axe checks Japanese
 * on the desktop and English on the phone, as for screens (playwright.config.ts). Axe cannot check forced colours.
 *
 * @param picturePrefix the path of a picture up to the size
 */
export async function checkAtSizes(
  page: Page,
  language: 'ja' | 'en',
  picturePrefix: string,
): Promise<void> {
  for (const [width, colours, axeLanguage] of [
    [1280, 'light', 'ja'],
    [1280, 'dark', 'ja'],
    [1280, 'forced', undefined],
    [390, 'light', 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      colorScheme: colours === 'dark' ? 'dark' : 'light',
      forcedColors: colours === 'forced' ? 'active' : 'none',
    });
    await waitForColours(page);
    await expectNoSidewaysScroll(page);
    if (axeLanguage === language) await expectAccessible(page);
    if (axeLanguage === language) expect(await faultsOf(page, 'colours')).toEqual([]);
    await saveWholePage(page, `${picturePrefix}-${width}-${colours}.png`);
  }
}
