import { unhurried } from '../support/portal.ts';
import { expect, test } from './start-examples-test.ts';

test('anybody logs in, and every screen has what the contract’s examples hold', async ({
  page,
  portal,
  panel,
  context,
  examples,
  t,
}) => {
  await portal.open();
  await portal.enterLogin('anybody', 'any password');
  await expect(portal.heading('top.title')).toBeVisible();
  const cookies = await context.cookies(`${examples.origin}/demo/mypage-api/`);
  expect(cookies.find(({ name }) => name === 'MYPAGE_SESSION')).toMatchObject({
    path: '/demo/mypage-api',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });

  const tab = page.getByRole('link', { name: t('frame.tabs.bills'), exact: true });
  await tab.click();
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  await panel.open();
  await expect(panel.place.getByRole('region', { name: 'Sandbox' })).toBeHidden();
  await panel.order('searchBills', '200 empty');
  // Asks anew; the page, of many files in development, is not loaded again for it.
  await unhurried(page, 1000);
  await tab.click();
  await expect(page.getByText(t('bills.result.none'), { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(portal.loginButton).toBeVisible();
  const left = await context.cookies(`${examples.origin}/demo/mypage-api/`);
  expect(left.map(({ name }) => name)).not.toContain('MYPAGE_SESSION');
  expect(examples.server.violations()).toEqual([]);
});
