import { isNoticesCall, openNotices, openTab } from './notices.ts';
import { expect, test } from './start-test.ts';

test('npm start has the strict security policy, real broken connections, and a clock that ends the session', async ({
  portal,
  panel,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  const response = await page.goto(portal.address());
  // The console reports what the policy blocks, and every test checks the console at its end.
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');

  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await panel.open();
  const breaks = async (fault: string, call: () => Promise<void>): Promise<void> => {
    await panel.filter.fill(`listNotices ${fault}`);
    await panel.answers.click();
    await expect(panel.orders).toContainText(`Next call of listNotices: ${fault}`);
    const failed = page.waitForEvent('requestfailed', isNoticesCall);
    await call();
    await failed;
  };
  const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') });
  await breaks('dropped', () => openNotices(page, t));
  await breaks('truncated', () => retry.click());
  await expect(retry).toBeVisible();

  await panel.place.getByRole('button', { name: '+1 hour' }).click();
  await expect(panel.place).toContainText('is 1 h ahead');
  await openTab(page, t('frame.tabs.bills'));
  await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
  await expect(portal.loginButton).toBeVisible();
  await panel.place.getByRole('button', { name: 'Back to now' }).click();
  await expect(panel.place).toContainText('goes with the machine’s');
});
