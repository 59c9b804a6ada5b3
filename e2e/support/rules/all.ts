import { expect, type Page } from '@playwright/test';
import {
  withPseudoClass,
  lowContrasts,
  lowContrastsOnHover,
  missingFocusRings,
} from './colours.ts';
import { visibilityFaults, uncentredParts, runningAnimations, unprintedContents } from './frame.ts';
import {
  unalignedColumns,
  misplacedHeadings,
  misplacedLabels,
  unalignedRows,
} from './alignment.ts';
import {
  textsAtEdges,
  missingGaps,
  blockingDecorations,
  overlappingParts,
  misplacedDecorations,
} from './positions.ts';
import { readElements } from './page-contents.ts';
import {
  defaultControlStyles,
  uncolouredErrors,
  distortedShapes,
  invisibleStates,
  smallTargets,
} from './appearance.ts';
import {
  markersWithoutSpace,
  longLines,
  clippedTexts,
  lostLineBreaks,
  foreignFonts,
  brokenNumbers,
} from './texts.ts';

/** A rule runs in the page, checks the elements that `readElements` has collected, and returns the faults. */
type Rule = () => string[];

const colourRules: readonly Rule[] = [lowContrasts, lowContrastsOnHover, missingFocusRings];

const printRules: readonly Rule[] = [unprintedContents];

const layoutRules: readonly Rule[] = [
  overlappingParts,
  misplacedDecorations,
  blockingDecorations,
  textsAtEdges,
  missingGaps,
  unalignedRows,
  unalignedColumns,
  misplacedLabels,
  misplacedHeadings,
  brokenNumbers,
  foreignFonts,
  lostLineBreaks,
  markersWithoutSpace,
  longLines,
  clippedTexts,
  smallTargets,
  defaultControlStyles,
  distortedShapes,
  invisibleStates,
  uncolouredErrors,
  visibilityFaults,
  uncentredParts,
  runningAnimations,
];

/** The rules as one script, because the page cannot import them. */
const scriptOf = (rulesToRun: readonly Rule[]): string => `(() => {
  ${[readElements, lowContrasts, withPseudoClass].join('\n')}
  readElements();
  const faults = [${rulesToRun.join(',')}].flatMap((rule) =>
    rule().map((fault) => rule.name + ': ' + fault));
  return [...new Set(faults)];
})()`;

const rules = { all: [...layoutRules, ...colourRules], colours: colourRules, print: printRules };

/** The violations on the page as it is now, in the current colour scheme. */
export async function faultsOf(page: Page, ruleSet: keyof typeof rules = 'all'): Promise<string[]> {
  return page.evaluate(scriptOf(rules[ruleSet]));
}

/**
 * Checks the page as it is now against the rules of this folder, in light and dark mode and with the mouse
 * over each element. The rules are the same for every screen and font: they only check that a person can read,
 * distinguish and press everything.
 *
 * @param ruleSet `colours` where shapes cannot be checked
 */
export async function expectRulesKept(page: Page, ruleSet: 'all' | 'colours'): Promise<void> {
  expect(
    await faultsOf(page, ruleSet),
    'parts that cannot be read, distinguished or pressed',
  ).toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, otherScheme] = isDark
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: otherScheme });
  expect(await faultsOf(page, 'colours'), `texts that cannot be read in ${otherScheme}`).toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: scheme });
}

/** Checks that the page as it is now can be printed with the browser's print command. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOf(page, 'print'), 'content that is lost in print').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
