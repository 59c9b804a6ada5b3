import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing on the page, as it is now, breaks WCAG 2.2 AA as far as axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What is in the chat's frame is its vendor's. And of what is in order axe would write down each
    // element, which takes longer than finding what is not.
    .options({ iframes: false, resultTypes: ['violations'] })
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
