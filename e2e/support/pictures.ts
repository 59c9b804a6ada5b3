import type { Page } from '@playwright/test';

/**
 * Whether pictures are taken. They are for people to look at, and judge nothing: a run of all tests, after
 * which nobody looks, does without (scripts/test-e2e.ts).
 */
const areWanted = process.env['PICTURES'] !== 'off';

/**
 * Keeps a picture of what the window shows.
 *
 * @param path below reports/, with `.png`
 */
export async function keepPicture(page: Pick<Page, 'screenshot'>, path: string): Promise<void> {
  if (areWanted) await page.screenshot({ path, animations: 'disabled' });
}

/**
 * Keeps a picture of the whole page, in a window that shows all of it: what is out of sight is not drawn.
 *
 * @param path below reports/, with `.png`
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  if (!areWanted) return;
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await keepPicture(page, path);
  await page.setViewportSize(size);
}
