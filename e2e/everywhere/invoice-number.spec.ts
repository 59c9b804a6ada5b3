import { pressByKey, tabTo } from '../support/keyboard.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer follows a mailed link and registers an invoice number by keyboard', async ({
  page,
  portal,
  t,
  mock,
  sandbox,
  faultWatch,
  button,
  followMail,
  secrets,
  tokens,
}) => {
  faultWatch.allowFailedCalls();
  const field = page.locator('input[name=invoiceRegisterNumber]');
  const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true });
  const followLink = async (): Promise<void> => {
    await followMail(/invoiceRegisterNumber/);
    await expect(portal.heading('invoice-number.title')).toBeVisible();
  };
  await sandbox.sendIssuerMail('invoiceNumber', 'demo-user');

  await test.step('the link is still valid after a mail scanner has opened the page', async () => {
    await followLink();
    await followLink();
    await expect(page.getByText('T1234567890123', { exact: true })).toBeVisible();
    expect(await mock.callsOf('registerInvoiceRegisterNumber')).toEqual([]);
  });
  const token = page.url().split('/').at(-1) ?? '';

  await test.step('the field normalises full-width digits, and accepts a wrong check digit with a hint', async () => {
    await tabTo(page, field);
    await page.keyboard.insertText('１２３４-５６７８-９０１２');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('End');
    await page.keyboard.insertText('４');
    await expect(page.getByText(t('invoice-number.check.title'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('T1234567890124');
  });

  await test.step('the confirmation shows the new number, and Back keeps the entry', async () => {
    await passClickGuard(page);
    await pressByKey(page, button('invoice-number.enter.submit'));
    await expect(heading('invoice-number.confirm.title')).toBeFocused();
    await expect(page.getByText('T1234567890124', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('T1234567890124');
    await page.goForward();
    await expect(heading('invoice-number.confirm.title')).toBeVisible();
  });

  await test.step('the number is registered once', async () => {
    await passClickGuard(page);
    await pressByKey(page, button('invoice-number.confirm.submit'));
    await page.keyboard.press('Enter');
    await expect(heading('invoice-number.complete.title')).toBeFocused();
    await expect(page.getByText('T1234567890124', { exact: true })).toBeVisible();
  });

  await test.step('a reload shows the registered number and sends nothing', async () => {
    await page.reload();
    await expect(page.getByText(t('invoice-number.link.consumedTitle'))).toBeVisible();
    await expect(page.getByText('T1234567890124', { exact: true })).toBeVisible();
    const calls = await mock.callsOf('registerInvoiceRegisterNumber');
    expect(calls.map(({ status }) => status)).toEqual([200]);
  });

  await test.step('the token is not leaked', async () => {
    expect(token).not.toBe('');
    await tokens.expectNoLeak(token);
    // The invoice number is not a secret, but it must not be in a URL either.
    await secrets.expectNoLeak('T1234567890124');
  });
});
