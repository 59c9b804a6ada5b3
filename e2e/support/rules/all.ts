import { expect, type Page } from '@playwright/test';
import { withPseudoClass, contrasts, contrastsOnHover, focusRings } from './colours.ts';
import { hidden, uncentredParts, runningAnimations } from './frame.ts';
import { columns, headings, labels, rows } from './order.ts';
import { edges, gaps, blockingDecorations, overlaps, withinFields } from './places.ts';
import { lostInPrint } from './paper.ts';
import { readElements } from './seen.ts';
import { controlLooks, errors, shapes, states, targets } from './signs.ts';
import { bullets, measure, clippedTexts, newLines, setting, brokenNumbers } from './texts.ts';

/** A rule. It runs in the page, on the elements that `readElements` has collected, and returns its faults. */
type Rule = () => string[];

const colourRules: readonly Rule[] = [contrasts, contrastsOnHover, focusRings];

const printRules: readonly Rule[] = [lostInPrint];

const layoutRules: readonly Rule[] = [
  overlaps,
  withinFields,
  blockingDecorations,
  edges,
  gaps,
  rows,
  columns,
  labels,
  headings,
  brokenNumbers,
  setting,
  newLines,
  bullets,
  measure,
  clippedTexts,
  targets,
  controlLooks,
  shapes,
  states,
  errors,
  hidden,
  uncentredParts,
  runningAnimations,
];

/** The rules as one script, because the page cannot import them. */
const scriptOf = (rulesToRun: readonly Rule[]): string => `(() => {
  ${[readElements, contrasts, withPseudoClass].join('\n')}
  readElements();
  const faults = [${rulesToRun.join(',')}].flatMap((rule) =>
    rule().map((fault) => rule.name + ': ' + fault));
  return [...new Set(faults)];
})()`;

const rules = { all: [...layoutRules, ...colourRules], colours: colourRules, paper: printRules };

/** The violations on the page as it is now, in the current colour scheme. */
export async function faultsOf(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  return page.evaluate(scriptOf(rules[which]));
}

/**
 * Checks the page as it is now against the rules of this folder, in light and dark mode and with the mouse
 * over each element. The rules are the same for every screen and font: they only check that a person can read,
 * distinguish and press everything.
 *
 * @param which `colours` where shapes cannot be checked
 */
export async function expectRulesKept(page: Page, which: 'all' | 'colours'): Promise<void> {
  expect(
    await faultsOf(page, which),
    'parts that cannot be read, distinguished or pressed',
  ).toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  expect(await faultsOf(page, 'colours'), `texts that cannot be read in ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: scheme });
}

/** Checks that the page as it is now can be printed with the browser's print command. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOf(page, 'paper'), 'content that is lost in print').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
