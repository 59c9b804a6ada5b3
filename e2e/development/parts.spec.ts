import type { Page } from '@playwright/test';
import type { Portal } from '../support/portal.ts';
import { lookAtSizes } from './sizes.ts';
import { expect, test } from './test.ts';

const languages = ['ja', 'en'] as const;

async function openParts(portal: Portal, language: string): Promise<void> {
  await portal.page.addInitScript((stored) => localStorage.setItem('language', stored), language);
  await portal.open('/_parts');
  await expect(portal.page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
}

/** Submits the form with all fields empty, so that each shows an error. */
async function submitEmptyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel(/^Text(?! area)/).first()).toBeFocused();
}

for (const language of languages) {
  test(`every part fits and is accessible in ${language}, with errors, in light, dark and forced colours, at both sizes`, async ({
    page,
    portal,
  }) => {
    await openParts(portal, language);
    await submitEmptyForm(page);
    await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    await lookAtSizes(page, language, `reports/parts/${language}`);
  });
}

test('Back asks once before entries are lost', async ({ page, portal }) => {
  await openParts(portal, 'ja');
  const text = page.getByLabel(/^Text(?! area)/).first();
  const leaveLink = page.getByRole('link', { name: 'Leave' });
  const leaveDialog = page.getByRole('dialog', { name: '入力内容が保存されていません' });
  const stayButton = leaveDialog.getByRole('button', { name: '入力を続ける' });
  const leaveButton = leaveDialog.getByRole('button', { name: 'ページを離れる' });

  await test.step('the page does not ask without entries', async () => {
    await leaveLink.click();
    await expect(page).toHaveURL(/elsewhere$/);
  });

  await test.step('Back asks, and the page stays', async () => {
    await text.fill('typed');
    await page.goBack();
    await stayButton.click();
    await expect(page).toHaveURL(/elsewhere$/);
    await expect(text).toHaveValue('typed');
  });

  await test.step('Back asks again, and leaves', async () => {
    await page.goBack();
    await leaveButton.click();
    await expect(page).toHaveURL(/_parts$/);
  });
});

test('Back returns from the confirmation to the entries, and leaves the form after completion', async ({
  page,
  portal,
}) => {
  await openParts(portal, 'ja');
  const stepHeading = page.getByRole('heading', { level: 3, name: /^Step/ });
  const confirmButton = page.getByRole('button', { name: 'Confirm', exact: true });

  await test.step('a reload of the confirmation starts with the entries', async () => {
    await confirmButton.click();
    await expect(stepHeading).toHaveText('Step: confirm');
    await page.reload();
    await expect(stepHeading).toHaveText('Step: enter');
  });

  await test.step('Back returns to the entries, and Forward to the confirmation', async () => {
    await confirmButton.click();
    await expect(stepHeading).toHaveText('Step: confirm');
    await expect(stepHeading).toBeFocused();
    await page.goBack();
    await expect(stepHeading).toHaveText('Step: enter');
    await page.goForward();
    await expect(stepHeading).toHaveText('Step: confirm');
  });

  await test.step('completion cannot be confirmed again', async () => {
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(stepHeading).toHaveText('Step: complete');
    await page.goForward();
    await expect(stepHeading).toHaveText('Step: complete');
  });
});
