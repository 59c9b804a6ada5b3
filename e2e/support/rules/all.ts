import { expect, type Page } from '@playwright/test';
import { contrasts, pointedAt } from './colours.ts';
import { hidden, middle } from './frame.ts';
import { columns, headings, labels, rows } from './order.ts';
import { edges, gaps, overlaps, withinFields } from './places.ts';
import { lookAround } from './seen.ts';
import { controlLooks, errors, shapes, states, targets } from './signs.ts';
import { bullets, measure, misfits, newLines, setting, unbroken } from './texts.ts';

/** What runs in the page on one reading of it: each says what is wrong, by the name of the place. */
type Rule = () => string[];

const ofColours: readonly Rule[] = [contrasts, pointedAt];

const ofShapes: readonly Rule[] = [
  overlaps,
  withinFields,
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
];

/** Rules as one script for the page, which knows nothing of what they are imported from. */
const scriptOf = (chosen: readonly Rule[]): string => `(() => {
  ${String(lookAround)}
  ${String(contrasts)}
  lookAround();
  const faults = [${[...chosen, ...ofColours].join(',')}].flatMap((rule) =>
    rule().map((fault) => rule.name + ': ' + fault));
  return [...new Set(faults)];
})()`;

/** What breaks the rules of this folder on the page as it is now, in the colours of now. */
export async function faultsOf(page: Page, which: 'all' | 'colours' = 'all'): Promise<string[]> {
  return page.evaluate(scriptOf(which === 'all' ? ofShapes : []));
}

/**
 * Nothing on the page, as it is now, breaks the rules of this folder; in light and in dark, wherever a mouse points.
 * They know no screen and no font, only what somebody could not read, tell from another thing, or press.
 */
export async function expectRulesKept(page: Page): Promise<void> {
  expect(await faultsOf(page), 'what cannot be read, told or pressed').toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  expect(await faultsOf(page, 'colours'), `what cannot be read in ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: scheme });
}
