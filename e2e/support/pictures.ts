import type { Page } from '@playwright/test';

/**
 * Whether tests save pictures. Pictures prove nothing and are for people only, so a full run omits them
 * (scripts/test-e2e.ts).
 */
export const hasPictures = process.env['PICTURES'] !== 'off';

/**
 * Saves a picture of the visible part of the page.
 *
 * @param path below reports/, with `.png`
 */
export async function savePicture(page: Pick<Page, 'screenshot'>, path: string): Promise<void> {
  if (hasPictures) await page.screenshot({ path, animations: 'disabled' });
}

/**
 * Saves a picture of the whole page. The window gets the height of the page, because a browser does not render content
 * outside the window.
 *
 * @param path below reports/, with `.png`
 */
export async function saveWholePage(page: Page, path: string): Promise<void> {
  if (!hasPictures) return;
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await savePicture(page, path);
  await page.setViewportSize(size);
}
