import type { Page } from '@playwright/test';
import type { ErrorCode } from '../generated/error-codes.ts';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { expectAccessible } from './support/accessibility.ts';
import { unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { plain } from './support/texts.ts';

const refused: [loginId: string, code: ErrorCode][] = [
  ['locked-user', '400-1-02-02'],
  ['closed-user', '400-1-02-04'],
  ['issuer-locked-user', '400-1-02-08'],
  ['suspended-user', '400-1-11-02'],
  ['misconfigured-user', '400-1-11-01'],
];
test('whoever cannot log in is told why, on the login page', async ({ portal, page, t, watch }) => {
  watch.allowFailedCalls();
  await portal.open();
  for (const [loginId, code] of refused) {
    await portal.enterLogin(loginId);
    await expect(page.getByRole('alert')).toContainText(plain(t(`errors.${code}`)));
    await expect(portal.loginId).toHaveValue(loginId);
  }
});

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

test('an expired password and an unverified address lead to their own screens', async ({
  portal,
  page,
}) => {
  for (const [loginId, path] of [
    ['expired-user', '/passwdExpired'],
    ['verify-user', '/verify'],
  ] as const) {
    await portal.open();
    await portal.enterLogin(loginId);
    await expect(page).toHaveURL(portal.address(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a customer without bills is told so', async ({ begin, page, t }) => {
  await begin('/bapPublishedBillAppSearch', 'empty-user');
  await expect(page.getByRole('status').filter({ hasText: t('bills.result.none') })).toBeVisible();
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

test('a login never leads out of the portal', async ({ portal, page, context }) => {
  // Whatever brought such a path into the tab's storage.
  for (const path of [
    '//evil.example.com/top',
    'https://evil.example.com/',
    '/../../plain/mypage/top',
  ]) {
    await portal.open();
    await page.evaluate((stored) => sessionStorage.setItem('returnPath.demo', stored), path);
    await portal.enterLogin('demo-user');
    await expect(portal.heading('top.title')).toBeVisible();
    await expect(page).toHaveURL(portal.address('/top'));
    await context.clearCookies();
  }
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

test('what is typed before the script is there can be sent after it', async ({ portal, page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(portal.address(), { waitUntil: 'commit' });
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(portal.loginId).toHaveValue('demo-user');
  await expect(portal.password).toHaveValue('Demo-Pass-2026');
  await portal.loginButton.click();
  await expect(portal.heading('top.title')).toBeVisible();
});

test('a double click, and Enter on top of it, logs in once', async ({ portal, page, mock }) => {
  await portal.open();
  await portal.loginId.fill('demo-user');
  await portal.password.fill('Demo-Pass-2026');
  await mock.next('login', { delayMs: 300 });
  await portal.loginButton.dblclick();
  await page.keyboard.press('Enter');
  await expect(portal.heading('top.title')).toBeVisible();
  expect(await mock.callsOf('login')).toHaveLength(1);
});
