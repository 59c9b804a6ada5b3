import type { Page } from '@playwright/test';
import { passClickGuard } from '../support/portal.ts';
import { languages, checkAtSizes, openParts } from './sizes.ts';
import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const pressCheckButton = (page: Page) =>
  page.getByRole('button', { name: 'Check the items' }).click();

/** Entries for the required text fields. */
const requiredEntries: Readonly<Record<string, string>> = {
  customerName: '株式会社青葉フーズ流通',
  halfWidth: 'AB-1',
  loginId: 'aoba-foods',
  customerNumber: '0001204588',
  branches: '１，２００',
  capital: '¥10,000,000',
  foundedOn: '1988-04-01',
  visitAt: '2026-11-20',
  postalCode: '１０３ー００２７',
  address: '東京都中央区日本橋0丁目12番3号',
  phoneNumber: '03-5555-0100',
  mailAddress: 'keiri@example.com',
  invoiceRegisterNumber: 'T1234567890123',
  linkageCode: '1234:1234567890123',
  note: '一行目\n二行目',
  longName: '株式会社青葉フーズ流通',
};

async function fillIn(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...requiredEntries, ...changes }))
    await field(page, name).fill(text);
  await page.locator('[data-field=visitAt]').getByRole('textbox').last().fill('24:00');
  await field(page, 'closingDay').nth(1).check();
  await field(page, 'businessType').selectOption('wholesale');
  await field(page, 'office').selectOption('other');
}

for (const language of languages) {
  test(`form items of the issuer are accessible and fit in every state, in ${language}`, async ({
    page,
    portal,
  }) => {
    const checkState = (state: string): Promise<void> =>
      checkAtSizes(page, language, `reports/parts/items-${language}-${state}`);
    await openParts(portal, language, '/_parts/items', 'Items: enter');
    await checkState('empty');

    await pressCheckButton(page);
    await expect(field(page, 'customerName')).toBeFocused();
    await checkState('refused');

    await fillIn(page);
    await pressCheckButton(page);
    await expect(heading(page)).toHaveText('Items: confirm');
    await checkState('confirm');
    await passClickGuard(page);
    await page.getByRole('button', { name: 'Send the items' }).click();
    await expect(heading(page)).toHaveText('Items: complete');
    await openParts(portal, language, '/_parts/items', 'Items: enter');
    await expect(field(page, 'customerName')).toHaveValue('');
  });
}
