import type { ErrorCode } from '../generated/error-codes.ts';
import { expect, test } from './support/test.ts';
import { plain } from './support/texts.ts';

test('an account is locked after repeated failures, and a mail says so', async ({
  portal,
  page,
  t,
  sandbox,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.open();
  for (let failure = 1; failure <= 4; failure += 1) {
    await portal.enterLogin('demo-user', `Wrong-Pass-${failure}`);
    await expect.poll(() => mock.callsOf('login')).toHaveLength(failure);
    await expect(page.getByRole('alert')).toContainText(t('errors.400-1-02-01'));
  }
  await portal.enterLogin('demo-user', 'Wrong-Pass-5');
  await expect(page.getByRole('alert')).toContainText(t('errors.400-1-02-03'));
  await expect(portal.loginId).toHaveValue('demo-user');
  expect(sandbox.mails().map(({ subject }) => subject)).toEqual([
    expect.stringContaining('アカウントをロックしました'),
  ]);

  await portal.enterLogin('demo-user');
  await expect(page.getByRole('alert')).toContainText(t('errors.400-1-02-02'));
});

const refused: [loginId: string, code: ErrorCode][] = [
  ['locked-user', '400-1-02-02'],
  ['closed-user', '400-1-02-04'],
  ['issuer-locked-user', '400-1-02-08'],
  ['suspended-user', '400-1-11-02'],
  ['misconfigured-user', '400-1-11-01'],
];
for (const [loginId, code] of refused) {
  test(`${loginId} is told why, on the login page`, async ({ portal, page, t, watch }) => {
    watch.allowFailedCalls();
    await portal.open();
    await portal.enterLogin(loginId);
    await expect(page.getByRole('alert')).toContainText(plain(t(`errors.${code}`)));
    await expect(portal.loginId).toHaveValue(loginId);
  });
}

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

test('a customer without bills is told so', async ({ portal, page, t }) => {
  await portal.loginToBills('empty-user');
  await expect(page.getByRole('status').filter({ hasText: t('bills.result.none') })).toBeVisible();
});

test('a page asked for before the login is opened after it', async ({
  portal,
  list,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.open('/bapPublishedBillAppSearch?keyword=%E7%B4%8D%E5%93%81%E6%9B%B8&page=1');
  await expect(portal.loginButton).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-00-01'));
  await portal.enterLogin('demo-user');
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(list.chips.getByRole('button')).toHaveCount(1);
});

test('what is typed before the script is there stays, and the first press sends it', async ({
  portal,
  page,
  mock,
}) => {
  let letThrough = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
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
  let letThrough = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
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

test('a password can be looked at, and never gets into the address', async ({
  portal,
  page,
  t,
}) => {
  await portal.open();
  await portal.password.fill('Demo-Pass-2026');
  const show = page.getByRole('button', { name: t('ui.showPassword') });
  await expect(portal.password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(portal.password).toHaveAttribute('type', 'text');
  await expect(portal.password).toHaveValue('Demo-Pass-2026');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});
