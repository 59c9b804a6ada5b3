import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('idleness shows a warning, then the login with the reason', async ({
  openLoggedIn,
  portal,
  page,
  t,
  sandbox,
  faultWatch,
  clock,
}) => {
  faultWatch.allowFailedCalls();
  await clock.install();
  await openLoggedIn();

  await test.step('one press in the warning extends the session', async () => {
    await clock.forward('28:10');
    const dialog = page.getByRole('dialog', { name: t('frame.session.warningTitle') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const userResponse = page.waitForResponse('**/user/me');
    await dialog.getByRole('button', { name: t('frame.session.stay') }).click();
    await userResponse;
    await expect(dialog).toBeHidden();
    await expect(portal.heading('top.title')).toBeVisible();
  });

  await test.step('without a press, the login page shows the reason', async () => {
    await sandbox.advanceClock(1801);
    await clock.forward('30:05');
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
    await expect(portal.loginButton).toBeVisible();
  });

  await test.step('the next login returns to the page', async () => {
    await portal.enterLogin('demo-user');
    await expect(portal.heading('top.title')).toBeVisible();
  });
});

/** The keys of the stored search, which a logout must delete (S4). */
const readSearchKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(billSearchCondition|pagination)/.test(key)),
  );

test('each end of a session deletes the stored search, and Back shows no customer data', async ({
  openLoggedIn,
  portal,
  billList,
  page,
  t,
  sandbox,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  const searchAndStore = async (): Promise<void> => {
    await billList.search({ keyword: '納品書' });
    await billList.expectConditions(1);
    expect(await readSearchKeys(page)).not.toEqual([]);
  };
  const expectSearchDeleted = async (): Promise<void> => {
    await expect(portal.loginButton).toBeVisible();
    expect(await readSearchKeys(page)).toEqual([]);
  };

  await test.step('a logout deletes the stored search', async () => {
    await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
    await searchAndStore();
    await portal.openMenu();
    await page.getByRole('link', { name: t('frame.links.logout') }).click();
    await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
    await expectSearchDeleted();
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
    await expect(portal.loginButton).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
  });

  await test.step('the end of an idle session deletes the stored search', async () => {
    await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
    await billList.expectRange(1, 10, 1200);
    await searchAndStore();
    await sandbox.advanceClock(1801);
    await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
    await expectSearchDeleted();
  });
});
