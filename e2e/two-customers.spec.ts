import type { BrowserContext, Page } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import type { Translate } from './support/texts.ts';

const firstCustomerName = '株式会社青葉フーズ流通';
const secondCustomerName = '株式会社日本橋コンサルティング';

/** Another customer logs in in a new tab. */
async function logInOtherCustomer(context: BrowserContext, t: Translate): Promise<Page> {
  // Without this cookie, the login page shows the form, as in a browser that refuses cookies of scripts.
  await context.clearCookies({ name: 'mypage_login' });
  const page = await context.newPage();
  await new Portal(page, t).login('long-user');
  return page;
}

/** The other customer's top page has replaced the page, with a message and without data of the first customer. */
async function expectPageReplaced(page: Page, portal: Portal, t: Translate): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(t('frame.session.otherCustomerSub'));
  await expect(page.getByRole('alert')).toContainText(secondCustomerName);
  await expect(portal.heading('top.title')).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf('/top'));
  await expect(page.getByRole('banner')).toContainText(secondCustomerName);
  await expect(page.locator('body')).not.toContainText(firstCustomerName);
}

test('a page reloads with a message when another customer logs in in another tab', async ({
  openLoggedIn,
  portal,
  page,
  context,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?keyword=納品書&page=1');
  await logInOtherCustomer(context, t);
  await expectPageReplaced(page, portal, t);
  // The previous history entry has the first customer's search.
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect(portal.heading('bills.title')).toBeVisible();
  expect(decodeURIComponent(page.url())).not.toContain('納品書');
  await expect(page.getByRole('alert')).toBeHidden();
});
