import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { saveWholePage } from './pictures.ts';
import { saveTranscript } from './transcript.ts';
import { expectPrintable, expectRulesKept } from './rules/all.ts';

/**
 * Screens in states to which the rules about shapes do not apply: a text in a scrollable box ends with half a line, a
 * long text of an issuer breaks a date, a card of the bill list has unaligned cells, or a space extends over an edge.
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
 * @param folder the folder for the pictures of a project: reports/screens/desktop-ja
 * @param hasAllChecks false to check only sideways scrolling: the other checks take long and find little in a second
 * language at the same size, so they run in desktop-ja and phone-en only
 */
export async function checkLook(
  page: Page,
  name: string,
  { folder, hasAllChecks }: { folder: string; hasAllChecks: boolean },
): Promise<void> {
  await saveTranscript(page, `${folder}/${name}.txt`);
  await saveWholePage(page, `${folder}/${name}.png`);
  await expectNoSidewaysScroll(page);
  if (!hasAllChecks) return;
  // Forced colours replace the shapes and colours that the rules of this project compare.
  const hasPageColours = await page.evaluate(() => !matchMedia('(forced-colors: active)').matches);
  const ruleSet = looksWithoutShapeRules.has(name) ? 'colours' : 'all';
  if (hasPageColours) await expectRulesKept(page, ruleSet);
  await expectPrintable(page);
  // The rules of this project also check contrast and target sizes, so the two slowest rules of axe are not needed.
  await expectAccessible(
    page,
    hasPageColours && ruleSet === 'all' ? ['color-contrast', 'target-size'] : [],
  );
}
