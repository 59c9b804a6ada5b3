import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AATags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const builderPath = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** The script of axe, in the version that @axe-core/playwright depends on. */
const axeSource = readFileSync(createRequire(builderPath).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Loads axe once per document. Otherwise, `AxeBuilder` would load the unminified script twice for each check, which
 * takes as long as the check itself.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/** An empty script, because axe is loaded already. */
const emptyScript = '0';

/**
 * Checks the page as it is now against WCAG 2.2 AA with axe.
 *
 * @param replacedRules rules of axe that another check replaces
 */
export async function expectAccessible(page: Page, replacedRules: string[] = []): Promise<void> {
  await loadAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: emptyScript })
    // The vendor is responsible for the contents of the chat frame. Recording the passed elements takes
    // longer than finding violations. No rule of these tags needs preloaded styles.
    .options({ iframes: false, resultTypes: ['violations'], preload: false })
    .withTags(wcag22AATags)
    .disableRules(replacedRules)
    // Without legacy mode, axe opens a second page for frames.
    .setLegacyMode()
    .analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  );
  expect(faults, 'axe').toEqual([]);
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excessPixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excessPixels, 'pixels that the page is too wide').toBe(0);
}
