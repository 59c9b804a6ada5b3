import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A computed style of an element or of its pseudo-element. */
const styleOf = (
  locator: Locator,
  property: 'background-color' | 'border-bottom-color' | 'forced-color-adjust' | 'rotate',
  pseudoSelector?: '::before' | '::after',
): Promise<string> =>
  locator.evaluate(
    (element, [name, pseudoElement]) =>
      getComputedStyle(element, pseudoElement).getPropertyValue(name),
    [property, pseudoSelector] as const,
  );

test('with forced colours, the icons, current states and dialogs of the bill list are visible', async ({
  openLoggedIn,
  billList,
  portal,
  page,
  t,
  checkLook,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // A headless browser reports that it has no PDF viewer. Without this change, the portal would offer no preview.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);
  const row = billList.bills.first();
  const pageColour = await styleOf(page.locator('body'), 'background-color');

  const unfoldButton = row.getByRole('button', {
    name: new RegExp(`^${t('bills.row.details')}: `),
  });
  expect(await styleOf(unfoldButton, 'background-color', '::after')).not.toBe(pageColour);
  const sortButton = page.getByRole('columnheader').getByRole('button').first();
  expect(await styleOf(sortButton, 'background-color', '::after')).not.toBe(pageColour);
  // The arrow points down, because the newest bills come first.
  expect(await styleOf(sortButton, 'rotate', '::after')).toBe('180deg');

  // The system overrides these colours unless forced-color-adjust is none.
  expect(await styleOf(unfoldButton, 'forced-color-adjust', '::after')).toBe('none');
  expect(await styleOf(sortButton, 'forced-color-adjust', '::after')).toBe('none');

  const tab = (name: string) => page.getByRole('link', { name: t(name), exact: true });
  const currentTabColour = await styleOf(tab('frame.tabs.bills'), 'border-bottom-color');
  expect(currentTabColour).not.toBe(await styleOf(tab('frame.tabs.top'), 'border-bottom-color'));

  const languageButton = (name: string) => page.getByRole('button', { name, exact: true });
  await portal.openMenu();
  const chosenColour = await styleOf(languageButton('日本語'), 'background-color');
  expect(chosenColour).not.toBe(await styleOf(languageButton('English'), 'background-color'));

  await page.keyboard.press('Escape');
  await checkLook('bills-forced-colors');

  const dialog = page.getByRole('dialog');

  const dialogButtons = {
    columns: page.getByRole('button', { name: t('bill-tools.columns.open') }),
    keys: page.getByRole('button', { name: t('bill-tools.keys.open') }),
    receipt: page.getByRole('button', { name: t('downloads.archive') }),
    preview: billList.bills.getByRole('button', {
      name: new RegExp(`^${t('bills.row.preview')}: `),
    }),
  };
  for (const [name, dialogButton] of Object.entries(dialogButtons)) {
    await test.step(`the dialog "${name}" has a visible border`, async () => {
      await dialogButton.first().click();
      await expect(dialog).toBeVisible();
      const borderColour = await styleOf(dialog, 'border-bottom-color');
      expect(borderColour).not.toBe(await styleOf(dialog, 'background-color'));
      await checkLook(`bills-forced-colors-${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  await test.step('the panel of a download in parts is readable', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).click();
    const panel = page.getByRole('region', { name: t('parts.title') });
    await panel.getByText(/^1\. /).click();
    await checkLook('bills-forced-colors-parts');
  });
});
