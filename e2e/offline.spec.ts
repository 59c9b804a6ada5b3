import type { BrowserContext, Page } from '@playwright/test';
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
