import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('idleness ends the session: a warning first, then the login with the reason', async ({
  begin,
  portal,
  page,
  t,
  sandbox,
  watch,
  clock,
}) => {
  watch.allowFailedCalls();
  await clock.install();
  await begin();

  await test.step('a warning comes before the end, and one press stays', async () => {
    await clock.forward('28:10');
    const dialog = page.getByRole('dialog', { name: t('frame.session.warningTitle') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const stayed = page.waitForResponse('**/user/me');
    await dialog.getByRole('button', { name: t('frame.session.stay') }).click();
    await stayed;
    await expect(dialog).toBeHidden();
    await expect(portal.heading('top.title')).toBeVisible();
  });

  await test.step('without an answer the login follows', async () => {
    await sandbox.advanceClock(1801);
    await clock.forward('30:05');
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
    await expect(portal.loginButton).toBeVisible();
  });

  await test.step('and the next login leads back', async () => {
    await portal.enterLogin('demo-user');
    await expect(portal.heading('top.title')).toBeVisible();
  });
});

test('a session that ended at the server is noticed at the next call', async ({
  begin,
  portal,
  page,
  t,
  sandbox,
  watch,
}) => {
  watch.allowFailedCalls();
  await begin();
  await expect(page.getByRole('complementary')).toBeVisible();
  await sandbox.advanceClock(1801);
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
  await expect(portal.loginButton).toBeVisible();
  await portal.enterLogin('demo-user');
  await expect(portal.heading('bills.title')).toBeVisible();
});

test('logging out in one tab logs out the other', async ({ begin, portal, page, context, t }) => {
  await begin();
  const other = await context.newPage();
  await other.goto(portal.address('/userNotice'));
  await expect(other.getByRole('heading', { level: 1, name: t('notices.title') })).toBeVisible();
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  await expect(other.getByRole('main')).toContainText(t('frame.session.loggedOutElsewhere'));
  await expect(other.getByRole('button', { name: t('login.submit') })).toBeVisible();
});

/** What a logout has to clear (S4). */
const storedSearch = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(billSearchCondition|pagination)/.test(key)),
  );

test.describe('a search', () => {
  test.beforeEach(async ({ begin, list, page }) => {
    await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
    await list.search({ keyword: '納品書' });
    await list.expectConditions(1);
    expect(await storedSearch(page)).not.toEqual([]);
  });

  test('is forgotten by a logout', async ({ portal, list, page, t }) => {
    await page.getByRole('link', { name: t('frame.links.logout') }).click();
    await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
    expect(await storedSearch(page)).toEqual([]);
    await portal.enterLogin('demo-user');
    await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
    await list.expectRange(1, 50, 1200);
  });

  test('is forgotten by a logout through its address', async ({ portal, page, t, mock }) => {
    await portal.open('/logout');
    await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
    await expect(page).toHaveURL(portal.address());
    await expect(portal.loginButton).toBeVisible();
    expect(await storedSearch(page)).toEqual([]);
    expect(await mock.callsOf('logout')).toHaveLength(1);
  });

  test('is forgotten when the session has ended by idleness', async ({
    portal,
    page,
    t,
    sandbox,
    watch,
  }) => {
    watch.allowFailedCalls();
    await sandbox.advanceClock(1801);
    await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
    await expect(portal.loginButton).toBeVisible();
    expect(await storedSearch(page)).toEqual([]);
  });
});

test('after a logout, Back shows nothing of the customer', async ({
  begin,
  portal,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await begin();
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect(portal.heading('bills.title')).toBeVisible();
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
  await expect(portal.loginButton).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('with automatic login the logout stays where it is and thanks', async ({
  begin,
  portal,
  page,
  t,
}) => {
  await begin('/top', 'auto-user');
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  await expect(page).toHaveURL(portal.address('/logout'));
});
