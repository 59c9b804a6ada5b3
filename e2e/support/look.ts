import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { saveWholePage } from './pictures.ts';
import { saveTranscript } from './transcript.ts';
import { expectPrintable, expectRulesKept } from './rules/all.ts';

/**
 * Looks whose shapes are not checked: a text that scrolls in its own box ends with half a line at its edge; a long text
 * of an issuer breaks a date; a card of the bill list has its cells one after another; a space at the end of a line hangs over the edge.
 */
const looksWithoutShapeRules: ReadonlySet<string> = new Set([
  'applyAgreement-customer',
  'applyAgreement-default',
  'applyAgreement-long-names',
  'applyAgreement-refused',
  'bills-long-names',
  'notices-long-names',
  'top-long-names',
  'userEdit-long-names',
  'userEdit-many-items-check',
]);

/**
 * Checks the page as it is now: no sideways scrolling, no violation of `rules/` or of WCAG 2.2 AA, nothing
 * lost in print. Saves a picture for people.
 *
 * @param folder of the pictures, one per project: reports/screens/desktop-ja
 * @param isForAxe axe takes longer than all other checks and finds little in a second language at the same
 * size, so it checks desktop-ja and phone-en only
 */
export async function checkLook(
  page: Page,
  name: string,
  { folder, isForAxe }: { folder: string; isForAxe: boolean },
): Promise<void> {
  await saveTranscript(page, `${folder}/${name}.txt`);
  await saveWholePage(page, `${folder}/${name}.png`);
  await expectNoSidewaysScroll(page);
  if (!isForAxe) return;
  // The rules of this project compare shapes and colours, which forced colours replace.
  const hasPageColours = await page.evaluate(() => !matchMedia('(forced-colors: active)').matches);
  const ruleSet = looksWithoutShapeRules.has(name) ? 'colours' : 'all';
  if (hasPageColours) await expectRulesKept(page, ruleSet);
  await expectPrintable(page);
  // The rules of this project also measure contrast and targets, which are the slowest rules of axe.
  await expectAccessible(
    page,
    hasPageColours && ruleSet === 'all' ? ['color-contrast', 'target-size'] : [],
  );
}
