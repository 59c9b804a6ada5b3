import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { takePicture } from '../support/pictures.ts';
import type { Portal } from '../support/portal.ts';
import { expect, test } from './test.ts';

const languages = ['ja', 'en'] as const;

async function openParts(portal: Portal, language: string): Promise<void> {
  await portal.page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await portal.open('/_parts');
  await expect(portal.page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
}

/** Sends the form of all fields empty, so that each says what is wrong. */
async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel(/^Text(?! area)/).first()).toBeFocused();
}

for (const language of languages) {
  test(`every part, in ${language}, refused, in forced colours and in the dark, at both sizes`, async ({
    page,
    portal,
  }) => {
    await openParts(portal, language);
    await refuse(page);
    await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    for (const [width, colours] of [
      [1280, 'light'],
      [1280, 'dark'],
      [1280, 'forced'],
      [390, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        colorScheme: colours === 'dark' ? 'dark' : 'light',
        forcedColors: colours === 'forced' ? 'active' : 'none',
      });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const path = `reports/parts/${language}-${width}-${colours}.png`;
      await takePicture(page, path);
    }
  });
}

test('Back asks once before what was typed is lost', async ({ page, portal }) => {
  await openParts(portal, 'ja');
  const text = page.getByLabel(/^Text(?! area)/).first();
  const leave = page.getByRole('link', { name: 'Leave' });
  const question = page.getByRole('dialog', { name: '入力内容が保存されていません' });
  const stay = question.getByRole('button', { name: '入力を続ける' });
  const go = question.getByRole('button', { name: 'ページを離れる' });

  await test.step('nothing is asked where nothing was typed', async () => {
    await leave.click();
    await expect(page).toHaveURL(/elsewhere$/);
  });

  await test.step('Back asks, and the page stays', async () => {
    await text.fill('typed');
    await page.goBack();
    await stay.click();
    await expect(page).toHaveURL(/elsewhere$/);
    await expect(text).toHaveValue('typed');
  });

  await test.step('Back asks again, and leads on', async () => {
    await page.goBack();
    await go.click();
    await expect(page).toHaveURL(/_parts$/);
  });
});

test('leaving by a link asks, and nothing is lost when one stays', async ({ page, portal }) => {
  await openParts(portal, 'ja');
  const text = page.getByLabel(/^Text(?! area)/).first();
  const question = page.getByRole('dialog', { name: '入力内容が保存されていません' });
  await text.fill('typed');
  await page.getByRole('link', { name: 'Leave' }).click();
  await question.getByRole('button', { name: '入力を続ける' }).click();
  await expect(question).toBeHidden();
  await expect(text).toHaveValue('typed');
  await expect(page).toHaveURL(/_parts$/);
});

test('what was typed is there again after a reload, without the password', async ({
  page,
  portal,
}) => {
  await openParts(portal, 'ja');
  await page
    .getByLabel(/^Text(?! area)/)
    .first()
    .fill('typed');
  await page.getByLabel(/^New password(?!, again)/).fill('Kaki-no-ki-1987');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('typed');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Kaki');
  // The browser asks in its own words before the page is closed.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(/^Text(?! area)/).first()).toHaveValue('typed');
  await expect(page.getByLabel(/^New password(?!, again)/)).toHaveValue('');
  await expect(page.getByText('前回入力していた内容を復元しました')).toBeVisible();
});

test('Back from the confirmation leads to the entries, and after the end out of the form', async ({
  page,
  portal,
}) => {
  await openParts(portal, 'ja');
  const step = page.getByRole('heading', { level: 3, name: /^Step/ });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(step).toHaveText('Step: confirm');
  await expect(step).toBeFocused();
  await page.goBack();
  await expect(step).toHaveText('Step: enter');
  await page.goForward();
  await expect(step).toHaveText('Step: confirm');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(step).toHaveText('Step: complete');
  await page.goForward();
  await expect(step).toHaveText('Step: complete');
});

test('a confirmation that is loaded anew begins with the entries', async ({ page, portal }) => {
  await openParts(portal, 'ja');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Step: confirm' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Step: enter' })).toBeVisible();
});
