import type { Page } from '@playwright/test';

/**
 * Whether pictures are taken. They prove nothing and are for people only, so a full run omits them
 * (scripts/test-e2e.ts).
 */
export const arePicturesTaken = process.env['PICTURES'] !== 'off';

/**
 * Saves a picture of the visible part of the page.
 *
 * @param path below reports/, with `.png`
 */
export async function savePicture(page: Pick<Page, 'screenshot'>, path: string): Promise<void> {
  if (arePicturesTaken) await page.screenshot({ path, animations: 'disabled' });
}

/**
 * Saves a picture of the whole page, in a window of its height: content out of sight is not rendered.
 *
 * @param path below reports/, with `.png`
 */
export async function saveWholePage(page: Page, path: string): Promise<void> {
  if (!arePicturesTaken) return;
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await savePicture(page, path);
  await page.setViewportSize(size);
}
