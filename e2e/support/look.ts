import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { takePicture } from './pictures.ts';
import { keepTranscript } from './transcript.ts';
import { expectPrintable, expectRulesKept } from './rules/all.ts';
import { exempt } from './rules/exempt.ts';

/**
 * Checks the page as it is now: no sideways scrolling, no violation of `rules/` or of WCAG 2.2 AA, nothing
 * lost in print. Saves a picture for people.
 *
 * @param folder of the pictures, one per project: reports/screens/desktop-ja
 * @param isForAxe axe takes longer than all other checks and finds little in a second language at the same
 * size, so it checks desktop-ja and phone-en only
 */
export async function lookAt(
  page: Page,
  name: string,
  { folder, isForAxe }: { folder: string; isForAxe: boolean },
): Promise<void> {
  await keepTranscript(page, `${folder}/${name}.txt`);
  await takePicture(page, `${folder}/${name}.png`);
  await expectNoSidewaysScroll(page);
  if (!isForAxe) return;
  // The rules compare shapes and colours, which forced colours replace.
  const isOurs = await page.evaluate(() => !matchMedia('(forced-colors: active)').matches);
  const which = exempt.has(name) ? 'colours' : 'all';
  if (isOurs) await expectRulesKept(page, which);
  await expectPrintable(page);
  // The rules measure contrast and targets, too. These are the slowest rules of axe.
  await expectAccessible(page, isOurs && which === 'all' ? ['color-contrast', 'target-size'] : []);
}
