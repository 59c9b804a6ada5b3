import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { waitForState } from '../support/screen-state.ts';
import { expect, test } from './test.ts';

test('the address of a state sets up the state for one tab, independent of other tabs and logins', async ({
  portal,
  page,
  context,
  t,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  const cancelButton = page.getByRole('button', { name: t('information.cancel.button') });
  const pendingAddress = '/user?state=pending';
  await portal.open(pendingAddress);
  await waitForState(page, 'pending');
  await expect(cancelButton).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf(pendingAddress));

  await test.step('a change in the tab stays until the address is opened again', async () => {
    await cancelButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('information.cancel.confirm') }).click();
    await expect(page.getByText(t('information.cancel.done'))).toBeVisible();
    await portal.open(pendingAddress);
    await waitForState(page, 'pending');
    await expect(cancelButton).toBeVisible();
  });

  const otherTab = await context.newPage();
  await test.step('another tab opens states of another customer, and the first tab keeps its state', async () => {
    await otherTab.goto(portal.pathOf('/top?state=without-bills'));
    await waitForState(otherTab, 'without-bills');
    await otherTab.goto(portal.pathOf('/apply/step3?state=check'));
    await waitForState(otherTab, 'check');
    await expect(otherTab).toHaveURL(/\/apply\/step3\/[^/]+\?state=check$/);
    await page.reload();
    await waitForState(page, 'pending');
    await expect(cancelButton).toBeVisible();
  });

  await test.step('another customer logs in to the data of all customers in a tab without a state', async () => {
    const freshTab = await context.newPage();
    await freshTab.goto(portal.pathOf('/user'));
    await expect(freshTab.locator('input[name=password]')).toBeVisible();
    await freshTab.locator('input[name=loginId]').fill('empty-user');
    await freshTab.locator('input[name=password]').fill('Demo-Pass-2026');
    await freshTab.keyboard.press('Enter');
    await expect(freshTab.getByRole('heading', { level: 1 })).toHaveText(t('information.title'));
    await freshTab.goto(portal.pathOf('/userNotice?state=failed'));
    await waitForState(freshTab, 'failed');
    await page.reload();
    await expect(cancelButton).toBeVisible();
  });

  await test.step('a state keeps the chosen language', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await portal.open(pendingAddress);
    await waitForState(page, 'pending');
    await portal.open(pendingAddress);
    await waitForState(page, 'pending');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('an address with a wrong state name shows the list of states, which the panel also has', async ({
  portal,
  panel,
  page,
  faultWatch,
}) => {
  faultWatch.allow(/console error: .* 404 .*\/_mock\/states\)/);
  await portal.open('/user?state=pendng');
  await expect(page.getByRole('alert')).toContainText('The screen user has no state pendng.');
  const stateList = page.getByRole('region', { name: 'States by name' });
  await expect(stateList.getByRole('link').nth(100)).toBeVisible();
  await stateList.getByRole('searchbox').fill('user conform pending');
  await expect(stateList.getByText('Nothing is called that.')).toBeVisible();
  await stateList.getByRole('searchbox').fill('user no item');
  await expect(stateList.getByRole('link')).toHaveText(['empty', 'empty']);
  await expectAccessible(page);
  await stateList.getByRole('link').first().click();
  await waitForState(page, 'empty');

  await panel.open();
  await panel.element.getByRole('button', { name: 'States by name' }).click();
  await expect(panel.element.getByRole('region', { name: 'State of this tab' })).toContainText(
    'user: empty',
  );
  await expect(stateList.getByRole('link').nth(100)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.element.getByRole('button', { name: 'Leave the state' }).click();
  await expect(portal.loginButton).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf());
});
