import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths.ts';
import { DownloadLink } from './support/download-link.ts';
import { eStoragePage } from './support/e-storage.ts';
import { isPdf, fileSavedBy } from './support/files.ts';
import { pressByKey } from './support/keyboard.ts';
import { demoPassword } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/*
 * Download links in several tabs, next to other sessions. These tests do not depend on the size of the window, unlike
 * the journeys in e2e/everywhere that start with a mailed link.
 */

test('the status history of a mailed file survives a reload and links back to the row of the file', async ({
  page,
  portal,
  t,
  tokens,
}) => {
  const token = 'demo-download';
  const link = new DownloadLink(page, t);
  await link.logIn(token);
  const historyLink = link.fileRows.getByRole('link').first();
  const historyLinkName = (await historyLink.getAttribute('aria-label')) ?? '';
  await pressByKey(page, historyLink);
  await expect(portal.heading('status-history.title')).toBeFocused();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await pressByKey(page, page.getByRole('link', { name: t('status-history.backToFiles') }));
  await expect(page.getByRole('link', { name: historyLinkName })).toBeFocused();
  await tokens.expectNoLeak(token);
});

test('two links and a portal session in separate tabs do not affect each other', async ({
  page,
  context,
  portal,
  openLoggedIn,
  sandbox,
  t,
}) => {
  const firstLink = new DownloadLink(page, t);
  await firstLink.logIn('demo-download');
  await expect(firstLink.fileRows.first()).toBeVisible();
  const secondLink = new DownloadLink(await context.newPage(), t);
  await secondLink.logIn('demo-download-empty');
  const emptyMessage = secondLink.page.getByText(t('download-link.list.empty'));
  await expect(emptyMessage).toBeVisible();
  const customerNameIn = async ({ page: tab }: DownloadLink): Promise<string> =>
    (await tab.getByRole('banner').locator('[title]').first().getAttribute('title')) ?? '';
  const names = [await customerNameIn(firstLink), await customerNameIn(secondLink)];
  expect(names[0]).not.toBe(names[1]);

  await test.step('both links work, also after a reload', async () => {
    const file = firstLink.downloadableRows.filter({ hasText: '.pdf' }).first();
    const button = file.getByRole('button', { name: t('downloads.row.download') });
    expect(isPdf(await fileSavedBy(firstLink.page, () => button.click()))).toBe(true);
    await secondLink.page.reload();
    await expect(emptyMessage).toBeVisible();
  });

  await test.step('a third customer logs in to the portal and logs out', async () => {
    const portalTab = await context.newPage();
    const cookies = await portalTab.context().cookies();
    await openLoggedIn(paths.top(), 'empty-user');
    await portalTab.goto(portal.pathOf(paths.top()));
    expect(cookies.some(({ name }) => name === 'MYPAGE_DOWNLOAD')).toBe(true);
    await portalTab.goto(portal.pathOf(paths.logout()));
    await expect(portalTab.getByText(t('shell.loggedOut'))).toBeVisible();
  });

  await test.step('both links still show the same customers and files', async () => {
    await firstLink.portal.open(paths.downloadList('demo-download'));
    await secondLink.page.reload();
    await expect(firstLink.fileRows.first()).toBeVisible();
    await expect(emptyMessage).toBeVisible();
    expect([await customerNameIn(firstLink), await customerNameIn(secondLink)]).toEqual(names);
  });

  await test.step('a link’s session opens no other link', async () => {
    await firstLink.portal.open(paths.downloadList('demo-download-many'));
    await expect(firstLink.passwordField).toBeVisible();
    await firstLink.portal.open(paths.downloadLogin('demo-download'));
    await expect(firstLink.fileRows.first()).toBeVisible();
  });

  await test.step('a link that was idle for a day redirects to the login of the same link', async () => {
    await sandbox.advanceClock(24 * 60 * 60);
    await firstLink.page.reload();
    await expect(firstLink.passwordField).toBeVisible();
    expect(firstLink.page.url()).toContain('demo-download');
  });
});

test('the electronic storage of a link belongs to the link’s customer, not to the logged-in customer', async ({
  openLoggedIn,
  portal,
  page,
  context,
  t,
  mock,
  sandbox,
  faultWatch,
  tokens,
}) => {
  faultWatch.allowFailedCalls();
  faultWatch.allow(/^request to http:\/\/(127\.0\.0\.1|localhost):\d+\/$/);
  const eStorage = eStoragePage(page, t);
  const logInToLink = async (tab: Page): Promise<void> => {
    await tab.locator('input[name=password]').fill(demoPassword);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('heading', { level: 1, name: t('e-storage.title') })).toBeVisible();
  };
  await openLoggedIn('/top', 'long-user');
  await sandbox.sendIssuerMail('download', 'demo-user');
  await page.goto(sandbox.mailboxUrl);
  const address = await page
    .getByRole('link', { name: /downloadurl\/login\/index/ })
    .getAttribute('href');
  const token = address?.split('/').at(-1) ?? '';

  await test.step('the page requires a login to the link, and then issues a code', async () => {
    await portal.open(paths.downloadEStorage(token));
    await logInToLink(page);
    await expect(page.getByRole('banner')).toContainText('株式会社青葉フーズ流通');
    await pressByKey(page, eStorage.button('e-storage.absent.register'));
    await pressByKey(page, eStorage.button('e-storage.register.confirm'));
    await expect(eStorage.code).toHaveText(/^\d{4}:\d{13}$/);
  });
  const storageCode = (await eStorage.code.textContent()) ?? '';

  await test.step('another link in another tab belongs to another customer', async () => {
    const otherTab = await context.newPage();
    await otherTab.goto(portal.pathOf(paths.downloadEStorage('demo-download-empty')));
    await logInToLink(otherTab);
    await expect(otherTab.getByRole('banner')).toContainText('合同会社はじめて商店');
    await expect(eStoragePage(otherTab, t).button('e-storage.absent.register')).toBeVisible();
    await page.reload();
    await expect(eStorage.code).toHaveText(storageCode);
    await otherTab.close();
  });

  await test.step('the logged-in customer does not see the link’s code', async () => {
    await portal.open(paths.eStorage());
    await expect(eStorage.button('e-storage.absent.register')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(storageCode);
  });

  await test.step('the customer of the link deletes the code, and the token is not leaked', async () => {
    await portal.open(paths.downloadEStorage(token));
    await pressByKey(page, eStorage.button('e-storage.generated.delete'));
    await pressByKey(page, eStorage.button('e-storage.delete.confirm'));
    await expect(eStorage.button('e-storage.absent.register')).toBeVisible();
    expect(
      (await mock.callsOf('deleteEStorageLinkageByToken')).map(({ status }) => status),
    ).toEqual([204]);
    expect(token).not.toBe('');
    await tokens.expectNoLeak(token);
  });
});
