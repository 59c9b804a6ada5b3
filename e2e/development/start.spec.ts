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

test('npm start puts the sandbox under maintenance, and ends it', async ({
  portal,
  panel,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await page.goto(portal.address());
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await panel.open();
  const maintenance = panel.place.getByRole('button', { name: 'Maintenance (503)' });
  await maintenance.click();
  await expect(maintenance).toHaveAttribute('aria-pressed', 'true');
  await openNotices(page, t);
  await expect(page.getByRole('alert')).toContainText(t('errors.503-1-00-01'));
  await expect(page.getByRole('alert')).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/);
  await maintenance.click();
  await expect(maintenance).toHaveAttribute('aria-pressed', 'false');
  await openTab(page, t('frame.tabs.bills'));
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('npm start has a chat to talk to', async ({ portal, page, t }) => {
  await page.goto(portal.address());
  await page.getByRole('contentinfo').getByRole('button', { name: 'チャットで質問する' }).click();
  const chat = page.getByRole('dialog', { name: t('frame.chat.title') }).locator('iframe');
  const log = chat.contentFrame().getByRole('log');
  await expect(log).toContainText('デモ用のチャットです');
  await chat.contentFrame().getByRole('textbox').fill('請求書はどこですか');
  await chat.contentFrame().getByRole('button', { name: '送信' }).click();
  await expect(log).toContainText('「請求書はどこですか」とのことですね');
});
