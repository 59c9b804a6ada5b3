import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from './test.ts';

/** Waits until the page has brought the state about. */
const reached = (page: Page, name: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-state', name);

test('an address opens a state in a fresh browser, as another customer, twice, and in two tabs', async ({
  portal,
  page,
  context,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  const cancel = page.getByRole('button', { name: t('information.cancel.button') });
  const pending = '/user?state=pending';
  await portal.open(pending);
  await reached(page, 'pending');
  await expect(cancel).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf(pending));

  await test.step('what the tab changes is changed, until the address is opened again', async () => {
    await cancel.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('information.cancel.confirm') }).click();
    await expect(page.getByText(t('information.cancel.done'))).toBeVisible();
    await portal.open(pending);
    await reached(page, 'pending');
    await expect(cancel).toBeVisible();
  });

  const otherTab = await context.newPage();
  await test.step('another tab has another customer and a step of a form', async () => {
    await otherTab.goto(portal.pathOf('/top?state=without-bills'));
    await reached(otherTab, 'without-bills');
    await otherTab.goto(portal.pathOf('/apply/step3?state=check'));
    await reached(otherTab, 'check');
    await expect(otherTab).toHaveURL(/\/apply\/step3\/[^/]+\?state=check$/);
    await page.reload();
    await reached(page, 'pending');
    await expect(cancel).toBeVisible();
  });

  await test.step('a tab without a state has the common data and the login of another customer', async () => {
    const plain = await context.newPage();
    await plain.goto(portal.pathOf('/user'));
    await expect(plain.locator('input[name=password]')).toBeVisible();
    await plain.locator('input[name=loginId]').fill('empty-user');
    await plain.locator('input[name=password]').fill('Demo-Pass-2026');
    await plain.keyboard.press('Enter');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('information.title'));
    await plain.goto(portal.pathOf('/userNotice?state=failed'));
    await reached(plain, 'failed');
    await page.reload();
    await expect(cancel).toBeVisible();
  });
});

test('the panel lists the states, and a wrong name shows the list', async ({
  portal,
  panel,
  page,
  watch,
}) => {
  watch.allow(/console error: .* 404 .*\/_mock\/states\)/);
  await portal.open('/user?state=pendng');
  await expect(page.getByRole('alert')).toContainText('The screen user has no state pendng.');
  const states = page.getByRole('region', { name: 'States by name' });
  await expect(states.getByRole('link').nth(100)).toBeVisible();
  await states.getByRole('searchbox').fill('user conform pending');
  await expect(states.getByText('Nothing is called that.')).toBeVisible();
  await states.getByRole('searchbox').fill('user no item');
  await expect(states.getByRole('link')).toHaveText(['empty', 'empty']);
  await expectAccessible(page);
  await states.getByRole('link').first().click();
  await reached(page, 'empty');

  await panel.open();
  await panel.element.getByRole('button', { name: 'States by name' }).click();
  await expect(panel.element.getByRole('region', { name: 'State of this tab' })).toContainText(
    'user: empty',
  );
  await expect(states.getByRole('link').nth(100)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.element.getByRole('button', { name: 'Leave the state' }).click();
  await expect(portal.loginButton).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf());
});
