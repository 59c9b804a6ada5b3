import { BillList } from './support/bill-list.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** The issuer `plain` offers only Japanese: the portal replaces a stored choice of English (403-1-00-02). */
const t = textsOf('ja');

// The first call in English is answered with an error.
test.beforeEach(({ faultWatch }) => faultWatch.allowFailedCalls());

test('an issuer without English, banner, chat, account and electronic storage shows none of them', async ({
  page,
}) => {
  const portal = new Portal(page, t, 'plain');
  await portal.open();
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'ja');
  await expect(portal.heading('login.title')).toBeVisible();
  await portal.login('plain-user');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('浪速食品株式会社');
  await portal.openMenu();
  await expect(banner.getByRole('link', { name: t('frame.links.logout') })).toBeVisible();
  await expect(banner.getByRole('link', { name: t('frame.links.account') })).toBeHidden();
  await expect(banner.getByRole('link', { name: t('frame.links.eStorage') })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'English' })).toBeHidden();
  await expect(banner.getByRole('link', { name: t('shell.banner') })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  // The flag hides only the link. The address of the page still works (S6).
  await portal.open('/userConfig');
  await expect(page.locator('input[name=mailAddress]')).toBeVisible();
});

test('two issuers on one origin share no session and no search', async ({
  openLoggedIn,
  portal,
  billList,
  page,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch');
  await billList.search({ keyword: '納品書' });
  await billList.expectConditions(1);
  const plain = new Portal(page, t, 'plain');
  await plain.open('/top');
  await expect(plain.heading('login.title')).toBeVisible();
  await plain.enterLogin('plain-user');
  await expect(page.getByRole('banner')).toContainText('浪速食品株式会社');
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await new BillList(page, t).expectRange(1, 40, 40);
  await portal.open('/top');
  await expect(page.getByRole('banner')).toContainText('株式会社青葉フーズ流通');
});
