import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';

/** The whole page, in a window that shows all of it: what is out of sight is not drawn. */
async function takePicture(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize(size);
}

/**
 * Looks at the page as it is now: a picture for people, nothing that sticks out, and nothing that
 * breaks WCAG 2.2 AA.
 *
 * @param folder of the pictures, one a project: reports/screens/desktop-ja
 * @param isForAxe axe takes longer than all the rest, and finds little in a second language at the
 *   same size: it judges desktop-ja and phone-en
 */
export async function lookAt(
  page: Page,
  name: string,
  { folder, isForAxe }: { folder: string; isForAxe: boolean },
): Promise<void> {
  await takePicture(page, `${folder}/${name}.png`);
  await expectNoSidewaysScroll(page);
  if (isForAxe) await expectAccessible(page);
}
