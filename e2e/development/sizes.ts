import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { saveWholePage } from '../support/pictures.ts';
import { faultsOf } from '../support/rules/all.ts';

/**
 * Waits until the colours of another scheme are applied: the change takes one frame, and inherited colours
 * one more (styles/base.css).
 */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    do {
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(changes().map(({ finished }) => finished));
    } while (changes().length > 0);
  });
}

/**
 * Checks a page of parts on a desktop, also in dark and in forced colours, and on a phone. Axe checks Japanese
 * on the desktop and English on the phone, like the screens (playwright.config.ts). It cannot check forced
 * colours.
 *
 * @param picture the beginning of the pictures' paths
 */
export async function lookAtSizes(
  page: Page,
  language: 'ja' | 'en',
  picture: string,
): Promise<void> {
  for (const [width, colours, checked] of [
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
    await coloursSettled(page);
    await expectNoSidewaysScroll(page);
    if (checked === language) await expectAccessible(page);
    if (checked === language) expect(await faultsOf(page, 'colours')).toEqual([]);
    await saveWholePage(page, `${picture}-${width}-${colours}.png`);
  }
}
