import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, passClickGuard } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/*
 * The connection is lost while code is loading, and returns. The page reports the failure, and the next
 * press works without a reload and without a new-version dialog.
 */

test.beforeEach(({ faultWatch }) => {
  faultWatch.allow(
    /ERR_INTERNET_DISCONNECTED/,
    /dynamically imported module|Unable to preload CSS/,
  );
});

/** Runs an action without a connection. */
async function runOffline(context: BrowserContext, action: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await action();
  await context.setOffline(false);
}

/** Expects that all styles are loaded on a page whose first load has failed. */
async function expectStyled(page: Page): Promise<void> {
  const findMissingStyles = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
    );
  // Preloaded styles may still be loading.
  await expect.poll(findMissingStyles).toEqual([]);
}

test('the login form keeps its entries without a connection, and works when the connection returns', async ({
  portal,
  page,
  context,
  t,
}) => {
  await portal.open();
  await portal.loginIdField.fill('demo-user');
  await portal.passwordField.fill(demoPassword);
  await runOffline(context, async () => {
    await portal.loginButton.click();
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
    await expect(portal.passwordField).toHaveValue(demoPassword);
  });
  await passClickGuard(page);
  await portal.loginButton.click();
  await expect(portal.heading('top.title')).toBeVisible();
});

for (const [title, path, linkKey, headingKey] of [
  ['a link to a page that is not loaded yet', '/top', 'top.more.userNotice', 'notices.title'],
  [
    'a link from the error page to a page with another frame',
    '/no-such-page',
    'common.toTop',
    'top.title',
  ],
] as const) {
  test(`${title} works after the connection returns`, async ({
    openLoggedIn,
    portal,
    page,
    context,
    t,
  }) => {
    await openLoggedIn(path);
    await runOffline(context, async () => {
      await page.getByRole('link', { name: new RegExp(`^${t(linkKey)}`) }).click();
      await expect(page.getByRole('alert')).toContainText(t('shell.failed.network'));
      await expect(page.getByRole('dialog')).toBeHidden();
    });
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(portal.heading(headingKey)).toBeVisible();
    await expectStyled(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}
