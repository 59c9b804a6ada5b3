import type { Page } from '@playwright/test';
import type { Portal } from '../support/portal.ts';
import { lookAtSizes } from './sizes.ts';
import { expect, test } from './test.ts';

const languages = ['ja', 'en'] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const check = (page: Page) => page.getByRole('button', { name: 'Check the items' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send the items' });

/** The button is the one that led here: what was to be confirmed is not sent by a double click (S9). */
async function sendLater(page: Page): Promise<void> {
  await expect(send(page)).toBeVisible();
  await page.clock.fastForward(600);
  await send(page).click();
}

async function openItems(portal: Portal, language: string): Promise<void> {
  await portal.page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await portal.open('/_parts/items');
  await expect(heading(portal.page)).toHaveText('Items: enter');
}

/** What is required, and nothing else. */
const entries: Readonly<Record<string, string>> = {
  customerName: '株式会社青葉フーズ流通',
  halfWidth: 'AB-1',
  loginId: 'aoba-foods',
  customerNumber: '0001204588',
  branches: '１，２００',
  capital: '¥10,000,000',
  foundedOn: '1988-04-01',
  visitAt: '2026-11-20T09:30',
  postalCode: '１０３ー００２７',
  address: '東京都中央区日本橋0丁目12番3号',
  phoneNumber: '03-5555-0100',
  mailAddress: 'keiri@example.com',
  invoiceRegisterNumber: 'T1234567890123',
  linkageCode: '1234:1234567890123',
  note: '一行目\n二行目',
  longName: '株式会社青葉フーズ流通',
};

async function fill(page: Page, own: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...entries, ...own }))
    // One field after the other, as a person does.
    await field(page, name).fill(text);
  await field(page, 'closingDay').nth(1).check();
  await field(page, 'businessType').selectOption('wholesale');
  await field(page, 'office').selectOption('other');
}

for (const language of languages) {
  test(`the issuer’s items in every state, in ${language}`, async ({ page, portal }) => {
    const look = (state: string): Promise<void> =>
      lookAtSizes(page, language, `reports/parts/items-${language}-${state}`);
    await openItems(portal, language);
    await look('empty');

    await check(page);
    await expect(field(page, 'customerName')).toBeFocused();
    await look('refused');

    await fill(page);
    await check(page);
    await expect(heading(page)).toHaveText('Items: confirm');
    await look('confirm');
  });
}

test('what was confirmed and refused is told at its field, and nothing typed is lost', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await openItems(portal, 'ja');

  await test.step('half a date is said at its field', async () => {
    await field(page, 'foundedOn').focus();
    await page.keyboard.type('04');
    await check(page);
    await expect(field(page, 'foundedOn')).toHaveAccessibleDescription(/年・月・日をすべて/);
    await page.clock.fastForward(600);
  });

  await fill(page, { phoneNumber: '03-5555-9999' });
  await check(page);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('¥10,000,000')).toBeVisible();
  await expect(page.getByText('2026/11/20 09:30').first()).toBeVisible();
  await expect(page.getByText('卸売業・小売業')).toBeVisible();

  await sendLater(page);
  await expect(field(page, 'phoneNumber')).toBeFocused();
  await expect(field(page, 'phoneNumber')).toHaveAccessibleDescription(/電話番号・FAX番号の形式/);
  await expect(field(page, 'postalCode')).toHaveValue('103-0027');
  await expect(field(page, 'closingDay').nth(1)).toBeChecked();

  await field(page, 'phoneNumber').fill('03-5555-0100');
  await expect(field(page, 'phoneNumber')).toHaveAccessibleDescription(/^9999で終わる/);
  await page.clock.fastForward(600);
  await check(page);
  await sendLater(page);
  await expect(heading(page)).toHaveText('Items: complete');
});
