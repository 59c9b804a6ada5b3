import { paths } from '../../src/lib/paths.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('invoice number: each state of the link, rejected, confirmed, complete', async ({
  portal,
  page,
  t,
  mock,
  watch,
  look,
  button,
}) => {
  watch.allowFailedCalls();
  const field = page.locator('input[name=invoiceRegisterNumber]');
  for (const [token, key] of [
    ['demo-invoice-number-expired', 'invoice-number.link.expiredTitle'],
    ['demo-invoice-number-consumed', 'invoice-number.link.consumedTitle'],
    ['demo-invoice-number-gone', 'errors.401-1-10-01'],
    ['demo-invoice-number-nameless', 'errors.403-1-10-01'],
  ] as const) {
    await portal.goWithin(paths.invoiceNumber(token));
    await expect(page.getByText(t(key))).toBeVisible();
    await look(token.replace('demo-', ''));
  }

  await mock.next('getInvoiceRegisterNumberState', { example: 'longNames' });
  await portal.open(paths.invoiceNumber('demo-invoice-number'));
  await expect(field).toBeVisible();
  await button('invoice-number.enter.submit').click();
  await expect(field).toBeFocused();
  await look('invoice-number-long-refused');

  await portal.open(paths.invoiceNumber('demo-invoice-number'));
  await field.fill('T1234567890124');
  await expect(page.getByText(t('invoice-number.check.title'))).toBeVisible();
  await look('invoice-number-hint');
  await button('invoice-number.enter.submit').click();
  await expect(button('invoice-number.confirm.submit')).toBeVisible();
  await look('invoice-number-confirm');
  await passClickGuard(page);
  await button('invoice-number.confirm.submit').click();
  await expect(page.getByText(t('invoice-number.complete.next'))).toBeVisible();
  await look('invoice-number-complete');
});
