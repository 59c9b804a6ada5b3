import { expect, type Page } from '@playwright/test';
import { asIf, contrasts, pointedAt, rings } from './colours.ts';
import { hidden, middle, still } from './frame.ts';
import { columns, headings, labels, rows } from './order.ts';
import { edges, gaps, inTheWay, overlaps, withinFields } from './places.ts';
import { lost } from './paper.ts';
import { lookAround } from './seen.ts';
import { controlLooks, errors, shapes, states, targets } from './signs.ts';
import { bullets, measure, misfits, newLines, setting, unbroken } from './texts.ts';

/** What runs in the page on one reading of it: each says what is wrong, by the name of the place. */
type Rule = () => string[];

const ofColours: readonly Rule[] = [contrasts, pointedAt, rings];

const onPaper: readonly Rule[] = [lost];

const ofShapes: readonly Rule[] = [
  overlaps,
  withinFields,
  inTheWay,
  edges,
  gaps,
  rows,
  columns,
  labels,
  headings,
  unbroken,
  setting,
  newLines,
  bullets,
  measure,
  misfits,
  targets,
  controlLooks,
  shapes,
  states,
  errors,
  hidden,
  middle,
  still,
];

/** Rules as one script for the page, which knows nothing of what they are imported from. */
const scriptOf = (chosen: readonly Rule[]): string => `(() => {
  ${[lookAround, contrasts, asIf].join('\n')}
  lookAround();
  const faults = [${chosen.join(',')}].flatMap((rule) =>
    rule().map((fault) => rule.name + ': ' + fault));
  return [...new Set(faults)];
})()`;

const rules = { all: [...ofShapes, ...ofColours], colours: ofColours, paper: onPaper };

/** What breaks the rules of this folder on the page as it is now, in the colours of now. */
export async function faultsOf(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  return page.evaluate(scriptOf(rules[which]));
}

/**
 * Nothing on the page, as it is now, breaks the rules of this folder; in light and in dark, wherever a mouse points.
 * They know no screen and no font, only what somebody could not read, tell from another thing, or press.
 *
 * @param which `colours` where the shapes cannot be judged
 */
export async function expectRulesKept(page: Page, which: 'all' | 'colours'): Promise<void> {
  expect(await faultsOf(page, which), 'what cannot be read, told or pressed').toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  expect(await faultsOf(page, 'colours'), `what cannot be read in ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: scheme });
}

/** The page as it is now can be printed by the browser's own command. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOf(page, 'paper'), 'what is lost on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
