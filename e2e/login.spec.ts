import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('the login page redirects to the top page during a session, and shows the form without a session @nginx', async ({
  portal,
  page,
  t,
  mock,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  await portal.login();
  await page.addInitScript(() => {
    const recordPasswordField = (): void => {
      if (document.querySelector('input[name=password]')) sessionStorage.setItem('form', 'seen');
    };
    new MutationObserver(recordPasswordField).observe(document, { childList: true, subtree: true });
  });
  await portal.open('/');
  await expect(portal.heading('top.title')).toBeVisible();
  await expect(page).toHaveURL(portal.pathOf('/top'));
  expect(await page.evaluate(() => sessionStorage.getItem('form'))).toBeNull();

  await mock.setNextAnswer('getCurrentUser', { code: '401-1-00-01' });
  await portal.open('/');
  await expect(portal.loginButton).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  // The session still exists in the sandbox, but the 401 removed the cookie of the login hint (src/lib/login-hint.ts).
  await page.reload();
  await expect(portal.loginButton).toBeVisible();
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await portal.openMenu();
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  await page.reload();
  await expect(portal.loginButton).toBeVisible();
});

/**
 * Holds the portal's scripts back.
 *
 * @returns a function that releases the scripts
 */
async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return releaseScripts;
}

test('the login form sends the entries and the press that were made before the script loaded', async ({
  portal,
  page,
  mock,
  faultWatch,
}) => {
  // The login may be sent before the CSRF cookies of the first calls arrive. Then the server refuses the login once.
  faultWatch.allowFailedCalls();
  const releaseScripts = await holdScripts(page);
  await page.goto(portal.pathOf(), { waitUntil: 'commit' });
  await portal.loginIdField.fill('demo-user');
  await portal.passwordField.fill('Demo-Pass-2026');
  await portal.loginButton.click();
  expect(await mock.callsOf('login')).toEqual([]);
  await expect(portal.loginIdField).toHaveValue('demo-user');
  releaseScripts();
  await expect(portal.heading('top.title')).toBeVisible();
});
