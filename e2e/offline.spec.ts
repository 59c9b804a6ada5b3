import type { BrowserContext, Page } from '@playwright/test';
import { isPdf, savedBy } from './support/files.ts';
import { open } from './support/controls.ts';
import { demoPassword, unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/*
 * The connection goes in the middle of each kind of page, and comes back: what could not be done is said,
 * and is done at the next press, without a reload and without a word of a new version.
 */

test.beforeEach(({ watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module|Unable to preload CSS/);
});

/** Does something without a connection. */
async function offline(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

/** What came at the second try came whole, its styles with it. */
async function expectStyled(page: Page): Promise<void> {
  const unstyled = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
    );
  // What is loaded ahead may still be on its way.
  await expect.poll(unstyled).toEqual([]);
}

test('login', async ({ portal, page, context, t }) => {
  await portal.open();
  await portal.loginId.fill('demo-user');
  await portal.password.fill(demoPassword);
  await offline(context, async () => {
    await portal.loginButton.click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
    await expect(portal.password).toHaveValue(demoPassword);
  });
  await unhurried(page);
  await portal.loginButton.click();
  await expect(portal.heading('top.title')).toBeVisible();
});

test('bills: a search', async ({ begin, list, page, context, t }) => {
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
  await offline(context, async () => {
    await list.search({ keyword: '納品書' });
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
  });
  await page.getByRole('button', { name: t('common.retry') }).click();
  await list.expectConditions(1);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a form inside a page: the status of a bill', async ({
  begin,
  list,
  page,
  context,
  sandbox,
  t,
}) => {
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  const bill = await list.find(sandbox.billNumber(`${open} AND statusId = 'unconfirmed'`));
  await bill.getByRole('button', { name: new RegExp(`^${t('bills.status.change')}`) }).click();
  await page.getByLabel(t('bills.status.label')).selectOption({ index: 1 });
  await offline(context, async () => {
    await page.getByRole('button', { name: t('bills.status.save') }).click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
  });
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${t('bills.status.saved', { status: '.+' })}$`) }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('top: the way to a page that is not loaded yet', async ({
  begin,
  portal,
  page,
  context,
  t,
}) => {
  await begin();
  const notices = page.getByRole('link', {
    name: new RegExp(`^${t('top.more.userNotice')}`),
  });
  await offline(context, async () => {
    await notices.click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(portal.heading('notices.title')).toBeVisible();
  await expectStyled(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('notices: a file', async ({ begin, page, context, t }) => {
  await begin('/userNotice');
  const place = page.getByRole('article').getByRole('listitem').first();
  await offline(context, async () => {
    await place.getByRole('button').first().click();
    await expect(place.getByRole('alert')).toContainText(t('shell.failed.network'));
  });
  await unhurried(page);
  const saved = await savedBy(page, () =>
    place.getByRole('button', { name: t('common.retry') }).click(),
  );
  expect(isPdf(saved)).toBe(true);
  await expect(place.getByRole('alert')).toBeHidden();
});

test('a legal text: the text itself, and the way back', async ({
  begin,
  portal,
  page,
  context,
  t,
}) => {
  await begin();
  await offline(context, async () => {
    await page.getByRole('link', { name: t('top.information.userAgreement'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
  });
  await page.getByRole('button', { name: t('common.retry') }).click();
  const back = page.getByRole('link', { name: t('top.legal.back') });
  await expect(back).toBeVisible();
  await expectStyled(page);
  await expect(page.getByRole('alert')).toBeHidden();
  await offline(context, async () => {
    await back.click();
    await expect(page.getByRole('alert').first()).toContainText(t('shell.failed.network'));
  });
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the error page: the way to a page whose frame is not loaded yet', async ({
  begin,
  portal,
  page,
  context,
  t,
}) => {
  await begin('/no-such-page');
  await offline(context, async () => {
    await page.getByRole('link', { name: t('common.toTop') }).click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(portal.heading('top.title')).toBeVisible();
  await expectStyled(page);
  await expect(page.getByRole('alert')).toBeHidden();
});
