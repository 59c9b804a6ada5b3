import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe itself, of the version that its builder for Playwright brings. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe is read by the browser once a document. The builder has it read twice at each look, and in its long
 * form, which takes as long as the look itself.
 */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
}

/** What the builder has read instead: nothing. */
const isThere = '0';

/** Nothing on the page, as it is now, breaks WCAG 2.2 AA as far as axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  const { violations } = await new AxeBuilder({ page, axeSource: isThere })
    // What is in the chat's frame is its vendor's. And of what is in order axe would write down each
    // element, which takes longer than finding what is not. No rule of these reads styles that have to be
    // fetched first.
    .options({ iframes: false, resultTypes: ['violations'], preload: false })
    .withTags(wcag22AA)
    // Else axe opens a second page, for frames.
    .setLegacyMode()
    .analyze();
  const places = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  );
  expect(places, 'axe').toEqual([]);
}

/** Nothing sticks out to the right: a page is never scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, 'pixels that the page is too wide').toBe(0);
}
