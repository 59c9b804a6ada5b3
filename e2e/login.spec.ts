import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { holdCalls } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test('the login returns to the requested page, with query and fragment', async ({
  portal,
  list,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  const path = '/bapPublishedBillAppSearch?keyword=%E7%B4%8D%E5%93%81%E6%9B%B8&page=1#results';
  await portal.open(path);
  await expect(portal.loginButton).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
  await expectAccessible(page);
  await portal.enterLogin('demo-user');
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(list.chips.getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL(portal.address(path));
});

/**
 * Holds the portal's scripts back.
 *
 * @returns releases the scripts
 */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return letThrough;
}

test('entries and a press before the script loads are kept, and the login is sent', async ({
  portal,
  page,
  mock,
  watch,
}) => {
  // The login may cross the first calls' CSRF cookies. It is then refused once and sent again.
  watch.allowFailedCalls();
  const letThrough = await holdScripts(page);
  await page.goto(portal.address(), { waitUntil: 'commit' });
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  await portal.loginButton.click();
  expect(await mock.callsOf('login')).toEqual([]);
  await expect(portal.loginId).toHaveValue('demo-user');
  letThrough();
  await expect(portal.heading('top.title')).toBeVisible();
});

test('entries before the script loads are sent once, by a double click and Enter', async ({
  portal,
  page,
  mock,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(portal.address(), { waitUntil: 'commit' });
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(portal.loginId).toHaveValue('demo-user');
  await expect(portal.password).toHaveValue('Demo-Pass-2026');
  const answer = await holdCalls(page, 'login');
  await portal.loginButton.dblclick();
  await page.keyboard.press('Enter');
  answer();
  await expect(portal.heading('top.title')).toBeVisible();
  expect(await mock.callsOf('login')).toHaveLength(1);
});
