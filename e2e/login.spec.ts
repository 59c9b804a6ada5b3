import type { Page } from '@playwright/test';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { expectAccessible } from './support/accessibility.ts';
import { paths } from '../src/lib/paths.ts';
import { holdCalls } from './support/hold.ts';
import { unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('what the server finds wrong with an entry is said at its field, the first has the focus', async ({
  portal,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.open();
  const about = (field: string, code: string): ErrorItem => ({
    code,
    target: [field],
    mapping: [
      { key: 'name', value: field, type: 'FE' },
      { key: 'max', value: '20', type: 'BE' },
    ],
  });
  let items = [about('password', '400-1-00-03'), about('loginId', '400-1-00-04')];
  await page.route('**/mypage-api/auth/login', (route) =>
    items.length > 0 ? route.fulfill({ status: 400, json: items }) : route.continue(),
  );
  await portal.enterLogin('demo-user');
  await expect(portal.loginId).toHaveAccessibleDescription(
    t('errors.400-1-00-04', { name: t('field-names.loginId'), max: 20 }),
  );
  await expect(portal.password).toHaveAccessibleDescription(
    t('errors.400-1-00-03', { name: t('field-names.password') }),
  );
  await expect(portal.loginId).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.loginId).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectAccessible(page);

  // Two at once, one of which is about no field: it stands above the form.
  items = [{ code: '400-1-99-01', target: [], mapping: [] }, about('password', '400-1-00-03')];
  await unhurried(page);
  await portal.loginButton.click();
  await expect(page.getByRole('alert')).toContainText(t('errors.400-1-99-01'));
  await expect(portal.loginId).not.toHaveAttribute('aria-invalid', 'true');
  await expect(portal.password).toBeFocused();

  items = [];
  await unhurried(page);
  await portal.loginButton.click();
  await expect(portal.heading('top.title')).toBeVisible();
});

test('a page asked for before the login is opened after it, query and fragment included', async ({
  portal,
  list,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  const path = '/bapPublishedBillAppSearch?keyword=%E7%B4%8D%E5%93%81%E6%9B%B8&page=1#results';
  await portal.open(path);
  await expect(portal.loginButton).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
  await expectAccessible(page);
  await portal.enterLogin('demo-user');
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(list.chips.getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL(portal.address(path));
});

test('a login never leads out of the portal', async ({ portal, page }) => {
  await portal.open();
  // Whatever brought such a path into the tab's storage.
  await page.evaluate(() => sessionStorage.setItem('returnPath.demo', '//evil.example.com/top'));
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await expect(page).toHaveURL(portal.address('/top'));
});

/** Keeps the portal's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return letThrough;
}

test('what is typed before the script is there stays, and the first press sends it', async ({
  portal,
  page,
  mock,
  watch,
}) => {
  // The press is sent beside the page's first calls, whose anti-forgery cookies may cross it: it is
  // then refused once, and sent again.
  watch.allowFailedCalls();
  const letThrough = await holdScripts(page);
  await page.goto(portal.address(), { waitUntil: 'commit' });
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  await portal.loginButton.click();
  expect(await mock.callsOf('login')).toEqual([]);
  await expect(portal.loginId).toHaveValue('demo-user');
  letThrough();
  await expect(portal.heading('top.title')).toBeVisible();
});

test('what is typed before the script is there is sent after it, once, by a double click and Enter on top of it', async ({
  portal,
  page,
  mock,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(portal.address(), { waitUntil: 'commit' });
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(portal.loginId).toHaveValue('demo-user');
  await expect(portal.password).toHaveValue('Demo-Pass-2026');
  const answer = await holdCalls(page, 'login');
  await portal.loginButton.dblclick();
  await page.keyboard.press('Enter');
  answer();
  await expect(portal.heading('top.title')).toBeVisible();
  expect(await mock.callsOf('login')).toHaveLength(1);
});

test('three wrong codes are the end of one, and the wait for the next goes on after the login', async ({
  begin,
  portal,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  const code = page.locator('input[name=verificationCode]');
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  await begin(paths.verify(), 'verify-user');
  await button('password.verify.send').click();
  for (const wrong of ['111111', '222222', '333333']) {
    await expect(code).toBeVisible();
    await code.fill(wrong);
    await unhurried(page);
    await code.press('Enter');
    await expect(code.and(page.locator('[aria-invalid]')).or(portal.loginButton)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toContainText('3');
  await portal.enterLogin('verify-user');
  await expect(page.getByText(t('password.verify.void'))).toBeVisible();
  await expect(button('password.verify.send')).toHaveAttribute('aria-disabled', 'true');
});

test('the history of a status, opened by its address without a session: by the login, and back to it', async ({
  begin,
  list,
  page,
  context,
  portal,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await begin(paths.bills());
  const href = await list.bills.first().getByRole('link').getAttribute('href');
  await context.clearCookies();
  await page.goto('about:blank');
  await page.goto(href ?? '');
  await portal.enterLogin('demo-user');
  await expect(portal.heading('status-history.title')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);
  await expect(page.getByRole('list', { name: t('status-history.changes') })).toBeVisible();
});
