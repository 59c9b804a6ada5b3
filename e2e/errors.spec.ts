import type { Page } from '@playwright/test';
import type { ErrorCode } from '../generated/error-codes.ts';
import { expect, test } from './support/test.ts';
import { plain, type Translate } from './support/texts.ts';

/** Where S8 sends an error that a page's own call met. */
type Landing = { code: ErrorCode; topLink: boolean; contents: boolean };

const landings: Landing[] = [
  { code: '402-1-00-01', topLink: false, contents: true },
  { code: '403-1-00-01', topLink: true, contents: true },
  { code: '404-1-00-01', topLink: true, contents: true },
  { code: '500-1-00-01', topLink: true, contents: true },
  { code: '400-1-11-03', topLink: false, contents: false },
  { code: '400-1-11-04', topLink: false, contents: false },
];

const topLink = (page: Page, t: Translate) =>
  page.getByRole('main').getByRole('link', { name: t('common.toTop') });

test.beforeEach(({ watch }) => watch.allowFailedCalls());

for (const { code, topLink: hasTopLink, contents } of landings) {
  test(`${code} is shown in the message area`, async ({ portal, page, t, mock }) => {
    await portal.login();
    await mock.next('listNotices', { code });
    await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
    const alert = page.getByRole('alert').filter({ hasText: plain(t(`errors.${code}`)) });
    await expect(alert).toBeVisible();
    await expect(topLink(page, t)).toBeVisible({ visible: hasTopLink });
    await expect(portal.heading('notices.title')).toBeVisible({ visible: contents });
    if (!hasTopLink) return;
    await topLink(page, t).click();
    await expect(portal.heading('top.title')).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('an unexpected error comes with what support will ask for', async ({
  portal,
  page,
  t,
  mock,
}) => {
  await portal.login();
  await mock.next('searchBills', { code: '500-1-00-01' });
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: t('errors.500-1-00-01') });
  await expect(alert).toContainText(t('frame.support.flowId'));
  await expect(alert).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/);
});

test('an error without a code leads to the error page', async ({ portal, page, t }) => {
  await portal.login();
  await page.route('**/mypage-api/notices?*', (route) => route.fulfill({ status: 400, json: [] }));
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  await expect(page).toHaveURL(/\/demo\/mypage\/error/);
  await expect(portal.heading('error-page.title')).toBeVisible();
});

test('the error page knows the codes, takes values as text and guesses nothing', async ({
  portal,
  page,
  t,
}) => {
  await portal.open(
    '/error?code=400-1-00-04&value=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&value=30',
  );
  await expect(page.getByRole('alert')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('alert')).toContainText('30');
  for (const path of ['/error?code=999-9-99-99', '/error', '/nowhere/at/all']) {
    await portal.open(path);
    await expect(page.getByRole('alert')).toContainText(t('error-page.wrongAddress'));
    await expect(topLink(page, t)).toBeVisible();
  }
});

test('a language that is not offered any more falls back to Japanese', async ({
  portal,
  page,
  t,
  mock,
}) => {
  await portal.login();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top page' })).toBeVisible();
  await mock.next('listNotices', { code: '403-1-00-02' });
  await portal.open('/userNotice');
  await expect(page.getByRole('alert')).toContainText(t('errors.403-1-00-02'));
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'ja');
});

test('a new version is offered, and reloading for it cannot loop', async ({
  portal,
  page,
  t,
  mock,
}) => {
  await portal.login();
  await mock.next('listNotices', { code: '400-1-99-02', times: 2 });
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  await expect(dialog).toContainText(t('shell.newVersion.message'));
  await dialog.getByRole('button', { name: t('shell.newVersion.update') }).click();
  await expect(page.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
  await expect(dialog).toBeHidden();
});

test('a part of an old version that is gone leads to the new version, once', async ({
  portal,
  page,
  t,
  watch,
}) => {
  watch.allow(
    /Failed to load resource: .*NoticeListPage/,
    /Failed to load module script/,
    /dynamically imported module/,
  );
  await portal.login();
  let isGone = true;
  await page.route('**/assets/NoticeListPage*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  const update = dialog.getByRole('button', { name: t('shell.newVersion.update') });
  await expect(update).toBeFocused();
  isGone = false;
  await update.click();
  await expect(portal.heading('notices.title')).toBeVisible();
});

test('a part that stays away is said, without an endless loop', async ({
  portal,
  page,
  t,
  watch,
}) => {
  watch.allow(
    /Failed to load resource: .*NoticeListPage/,
    /Failed to load module script/,
    /dynamically imported module/,
  );
  await portal.login();
  let tries = 0;
  await page.route('**/assets/NoticeListPage*.js', (route) => {
    tries += 1;
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  await dialog.getByRole('button', { name: t('shell.newVersion.update') }).click();
  await expect(page.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
  await expect(dialog).toBeHidden();
  expect(tries).toBeLessThan(10);
});

test('a page that crashes while it is drawn says so, and the frame goes on', async ({
  portal,
  page,
  t,
  watch,
}) => {
  watch.allow(/^console error: /, /^crash: /, /^contract: /);
  await portal.login();
  // What the contract would never let through.
  await page.route('**/mypage-api/notices?*', (route) =>
    route.fulfill({ json: { items: [null], total: 1, page: 1, perPage: 50 } }),
  );
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.500-1-00-01'));
  await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
  await expect(portal.heading('top.title')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('when nothing of a page can be loaded, a text and a way on are left', async ({
  portal,
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, /dynamically imported module/);
  let isDown = true;
  await page.route(/assets\/(texts-|TermsPage).*\.js$/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await portal.open('/top/linkTerms');
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  isDown = false;
  await reload.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reload).toBeHidden();
});

test('an address without customer code or portal shows the catch-all page only', async ({
  page,
  t,
}) => {
  for (const path of ['/', '/demo', '/demo/elsewhere/top', '/mypage']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: t('common.wrongAddress.title') }),
    ).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
  }
});
