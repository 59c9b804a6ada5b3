import { isNoticesCall, openNotices, openTab } from './notices.ts';
import { PageCalls } from '../support/page-calls.ts';
import { expect, test } from './start-test.ts';

// One test, because each document of the development server loads some hundred modules.
test('npm start has a strict security policy, a chat, and a panel that causes faults', async ({
  portal,
  panel,
  page,
  context,
  t,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  const pageCalls = new PageCalls(page, context);
  const alert = page.getByRole('alert');
  const response = await page.goto(portal.pathOf());

  await test.step('the security policy is strict', () => {
    // The console reports what the policy blocks, and the end of every test checks the console.
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  await test.step('the chat answers', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'チャットで質問する' }).click();
    const dialog = page.getByRole('dialog', { name: t('frame.chat.title') });
    const chat = dialog.locator('iframe').contentFrame();
    await expect(chat.getByRole('log')).toContainText('デモ用のチャットです');
    await chat.getByRole('textbox').fill('請求書はどこですか');
    await chat.getByRole('button', { name: '送信' }).click();
    await expect(chat.getByRole('log')).toContainText('「請求書はどこですか」とのことですね');
    await chat.getByRole('textbox').press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the panel breaks connections', async () => {
    await portal.enterLogin('demo-user');
    await expect(portal.heading('top.title')).toBeVisible();
    await panel.open();
    const expectBrokenConnection = async (
      fault: string,
      startCall: () => Promise<void>,
    ): Promise<void> => {
      await panel.filterField.fill(`listNotices ${fault}`);
      await panel.answerButtons.click();
      await expect(panel.orderStatus).toContainText(`Next call of listNotices: ${fault}`);
      const failedRequest = page.waitForEvent('requestfailed', isNoticesCall);
      await startCall();
      await failedRequest;
    };
    const retry = alert.getByRole('button', { name: t('common.retry') });
    await expectBrokenConnection('dropped', () => openNotices(page, t));
    await expectBrokenConnection('truncated', () => retry.click());
    await expect(retry).toBeVisible();
  });

  await test.step('the panel starts and ends the maintenance of the sandbox', async () => {
    const maintenanceButton = panel.element.getByRole('button', { name: 'Maintenance (503)' });
    await maintenanceButton.click();
    await expect(maintenanceButton).toHaveAttribute('aria-pressed', 'true');
    await openTab(page, t('frame.tabs.user'));
    await expect(alert).toContainText(t('errors.503-1-00-01'));
    await expect(alert).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/);
    await maintenanceButton.click();
    await expect(maintenanceButton).toHaveAttribute('aria-pressed', 'false');
    await openTab(page, t('frame.tabs.bills'));
    await expect(portal.heading('bills.title')).toBeVisible();
    await expect(alert).toHaveCount(0);
    // The list requests its sum last. A call after the clock has moved would end the session early.
    await expect(page.getByText(/^合計/)).toBeVisible();
    await pageCalls.settle();
  });

  await test.step('the panel moves the clock, which ends the session', async () => {
    await panel.element.getByRole('button', { name: '+1 hour' }).click();
    await expect(panel.element).toContainText('is 1 h ahead');
    await openTab(page, t('frame.tabs.top'));
    await expect(alert).toContainText(t('errors.401-1-02-01'));
    await expect(portal.loginButton).toBeVisible();
    await panel.element.getByRole('button', { name: 'Back to now' }).click();
    await expect(panel.element).toContainText('goes with the machine’s');
  });
});
