import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('a page asked for before the login is opened after it, in the same place', async ({
  portal,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.open('/userNotice?page=1');
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
  await expectAccessible(page);
  await portal.enterLogin('demo-user');
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(page).toHaveURL(portal.address('/userNotice?page=1'));
});

test('the header leads everywhere, and says where one is', async ({ portal, page, t }) => {
  await portal.login();
  const banner = page.getByRole('banner');
  const tab = (name: string) => banner.getByRole('link', { name: t(name), exact: true });
  await expect(tab('frame.tabs.top')).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['frame.tabs.bills', '/bapPublishedBillAppSearch'],
    ['frame.tabs.user', '/user'],
    ['frame.links.eStorage', '/userEhozonSetting'],
    ['frame.links.account', '/userConfig'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(new RegExp(`${portal.address(path)}(\\?.*)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a change of language reloads the page in its place', async ({ portal, page, language }) => {
  await portal.login();
  await portal.open('/userNotice');
  const [other, code, title] =
    language === 'ja' ? ['English', 'en', 'Notices'] : ['日本語', 'ja', 'お知らせ一覧'];
  await page.getByRole('button', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(portal.address('/userNotice'));
  await expect(page.getByRole('document')).toHaveAttribute('lang', code);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
});

test('another site is asked about first', async ({ portal, page, t }) => {
  await portal.login();
  const advert = page.getByRole('complementary').first();
  await advert.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: t('frame.external.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(advert.getByRole('link')).toBeFocused();
});

test('a new version is offered in a dialog that keeps the focus', async ({
  portal,
  page,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.login();
  await mock.next('listNotices', { code: '400-1-99-02' });
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const update = page
    .getByRole('dialog', { name: t('shell.newVersion.title') })
    .getByRole('button', { name: t('shell.newVersion.update') });
  await expect(update).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await update.click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('after a second of waiting the page says that it works', async ({ portal, page, t, mock }) => {
  await portal.login();
  await mock.next('listNotices', { delayMs: 4000 });
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const overlay = page.getByText(t('shell.loading'));
  await expect(overlay).toBeVisible();
  await expectAccessible(page);
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('messages of each kind stand well on the page', async ({ portal, page, t, mock, watch }) => {
  watch.allowFailedCalls();
  await portal.login();
  for (const code of ['500-1-00-01', '403-1-00-01', '404-1-00-02'] as const) {
    await mock.next('listNotices', { code });
    await portal.open('/userNotice');
    await expect(page.getByRole('alert')).toContainText(t(`errors.${code}`));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a chat that cannot be had does no harm', async ({ portal, page, t, watch }) => {
  // The host of the example settings is nobody's, and the policy of the build does not name it.
  watch.allow(/chat\.example\.com/, /Content Security Policy/);
  await portal.login();
  const chat = page.getByRole('contentinfo').getByRole('button');
  await chat.click();
  await expect(page.getByRole('contentinfo')).toContainText(t('frame.chatFailed'));
  await expect(portal.heading('top.title')).toBeVisible();
  for (const path of ['/reportStatusUpdateHistory', '/top/linkTerms', '/top/privacyPolicy']) {
    await portal.open(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(chat).toBeHidden();
  }
});
