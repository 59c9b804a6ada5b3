import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { takePicture } from './pictures.ts';
import { expectRulesKept } from './rules/all.ts';
import { exempt } from './rules/exempt.ts';

/**
 * Looks at the page as it is now: a picture for people, nothing that sticks out, nothing that breaks a rule of
 * `rules/`, and nothing that breaks WCAG 2.2 AA.
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
  // The rules go by shapes and fillings, which the system's own colours take away.
  const isOurs = await page.evaluate(() => !matchMedia('(forced-colors: active)').matches);
  if (isForAxe && isOurs && !exempt.has(name)) await expectRulesKept(page);
  if (isForAxe) await expectAccessible(page);
}
