import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The computed colour of an element or of its pseudo-element. */
const painted = (
  locator: Locator,
  part: 'background-color' | 'border-bottom-color' | 'forced-color-adjust',
  pseudo?: '::before' | '::after',
): Promise<string> =>
  locator.evaluate(
    (element, [name, which]) => getComputedStyle(element, which).getPropertyValue(name),
    [part, pseudo] as const,
  );

test('forced colours: icons, the current tab, the current language and dialogs over the list are visible', async ({
  openLoggedIn,
  list,
  portal,
  page,
  t,
  look,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // A headless browser reports that it has no PDF viewer. The frame still appears.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
  const row = list.bills.first();
  const canvas = await painted(page.locator('body'), 'background-color');

  const unfold = row.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}: `) });
  expect(await painted(unfold, 'background-color', '::after')).not.toBe(canvas);
  const sort = page.getByRole('columnheader').getByRole('button').first();
  expect(await painted(sort, 'background-color', '::after')).not.toBe(canvas);

  // The system overrides these colours unless forced-color-adjust is none.
  expect(await painted(unfold, 'forced-color-adjust', '::after')).toBe('none');
  expect(await painted(sort, 'forced-color-adjust', '::after')).toBe('none');

  const tab = (name: string) => page.getByRole('link', { name: t(name), exact: true });
  const present = await painted(tab('frame.tabs.bills'), 'border-bottom-color');
  expect(present).not.toBe(await painted(tab('frame.tabs.top'), 'border-bottom-color'));

  const language = (name: string) => page.getByRole('button', { name, exact: true });
  await portal.openMenu();
  const chosenColour = await painted(language('日本語'), 'background-color');
  expect(chosenColour).not.toBe(await painted(language('English'), 'background-color'));

  await page.keyboard.press('Escape');
  await look('bills-forced-colors');

  const dialog = page.getByRole('dialog');

  const openers = {
    columns: page.getByRole('button', { name: t('bill-tools.columns.open') }),
    keys: page.getByRole('button', { name: t('bill-tools.keys.open') }),
    receipt: page.getByRole('button', { name: t('downloads.archive') }),
    preview: list.bills.getByRole('button', { name: new RegExp(`^${t('bills.row.preview')}: `) }),
  };
  for (const [name, opener] of Object.entries(openers)) {
    await test.step(name, async () => {
      await opener.first().click();
      await expect(dialog).toBeVisible();
      const edge = await painted(dialog, 'border-bottom-color');
      expect(edge).not.toBe(await painted(dialog, 'background-color'));
      await look(`bills-forced-colors-${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  await test.step('a download in parts', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).click();
    const panel = page.getByRole('region', { name: t('parts.title') });
    await panel.getByText(/^1\. /).click();
    await look('bills-forced-colors-parts');
  });
});
