import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { takePicture } from './pictures.ts';
import { expectPrintable, expectRulesKept } from './rules/all.ts';
import { exempt } from './rules/exempt.ts';

/**
 * Looks at the page as it is now: a picture for people, nothing that sticks out, nothing that breaks a rule of
 * `rules/`, nothing that is lost when it is printed, and nothing that breaks WCAG 2.2 AA.
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
  if (isForAxe && isOurs) await expectRulesKept(page, exempt.has(name) ? 'colours' : 'all');
  if (isForAxe) await expectPrintable(page);
  if (isForAxe) await expectAccessible(page);
}
