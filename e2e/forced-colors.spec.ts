import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What an element, or what its style puts before or after its contents, is painted with. */
const painted = (
  place: Locator,
  part: 'background-color' | 'border-bottom-color',
  pseudo?: '::before' | '::after',
): Promise<string> =>
  place.evaluate(
    (element, [name, which]) => getComputedStyle(element, which).getPropertyValue(name),
    [part, pseudo] as const,
  );

test('with the colours of the system, icons, the present tab and the language can be told', async ({
  begin,
  list,
  page,
  t,
  look,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
  const row = list.bills.first();
  const canvas = await painted(page.locator('body'), 'background-color');

  const unfold = row.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}: `) });
  expect(await painted(unfold, 'background-color', '::after')).not.toBe(canvas);
  const pdf = row.getByRole('button', { name: new RegExp(`^${t('bills.row.pdf')} `) });
  expect(await painted(pdf, 'background-color', '::before')).not.toBe(canvas);

  const tab = (name: string) => page.getByRole('link', { name: t(name), exact: true });
  const present = await painted(tab('frame.tabs.bills'), 'border-bottom-color');
  expect(present).not.toBe(await painted(tab('frame.tabs.top'), 'border-bottom-color'));

  const language = (name: string) => page.getByRole('button', { name, exact: true });
  const chosen = await painted(language('日本語'), 'background-color');
  expect(chosen).not.toBe(await painted(language('English'), 'background-color'));

  await look('bills-forced-colors');
});
