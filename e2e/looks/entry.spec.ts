import { paths } from '../../src/lib/paths.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('password reissue: empty, rejected, sent, by both methods', async ({
  portal,
  page,
  t,
  sandbox,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const enter = async (loginId: string, mailAddress: string): Promise<void> => {
    await page.locator('input[name=loginId]').fill(loginId);
    await page.locator('input[name=registeredMailAddress]').fill(mailAddress);
  };
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();

  await portal.open(paths.passwordReissue());
  await expect(page.getByText(t('password.reissue.mail.locked'))).toBeVisible();
  await look('reissue');

  await enter('demo-user', 'keiri@aoba.example.jp');
  await mock.next('requestPasswordReissue', { code: '429-1-05-01' });
  await press('password.reissue.mail.submit');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('reissue-too-soon');

  await enter('closed-user', `keiri@${'long-name.'.repeat(8)}example.jp`);
  await passClickGuard(page);
  await press('password.reissue.mail.submit');
  await expect(page.getByRole('alert')).toBeVisible();
  await mock.next('requestPasswordReissue', { example: 'default' });
  await passClickGuard(page);
  await press('password.reissue.mail.submit');
  await expect(page.getByRole('heading', { name: t('password.reissue.sent.title') })).toBeFocused();
  await look('reissue-sent');

  await sandbox.setLimits({ reissuesTemporaryPassword: 1 });
  await portal.open(paths.passwordReissue());
  await enter('demo-user', 'nobody@example.jp');
  await press('password.reissue.temporaryPassword.submit');
  await expect(page.locator('input[name=registeredMailAddress]')).toBeFocused();
  await look('reissue-temporary-refused');

  await enter('demo-user', 'keiri@aoba-foods.example.jp');
  await passClickGuard(page);
  await press('password.reissue.temporaryPassword.submit');
  await expect(page.getByRole('heading', { name: t('password.reissue.sent.title') })).toBeFocused();
  await look('reissue-temporary-sent');
});

test('verification: addresses, code, wrong code, no address', async ({
  openLoggedIn,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  await mock.next('getVerificationAddresses', { example: 'longNames' });
  await openLoggedIn(paths.verify(), 'verify-user');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('verify-addresses');

  await mock.next('getVerificationAddresses', { example: 'codeVoid' });
  await page.reload();
  await expect(page.getByText(t('password.verify.void'))).toBeVisible();
  await look('verify-void');

  await page.reload();
  await press('password.verify.send');
  await expect(page.locator('input[name=verificationCode]')).toBeFocused();
  await look('verify-sent');

  await page.locator('input[name=verificationCode]').fill('000000');
  await press('password.verify.check');
  await expect(page.locator('input[name=verificationCode]')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await look('verify-wrong');

  await openLoggedIn(paths.verify(), 'no-mail-user');
  await expect(page.getByText(t('password.verify.noneTitle'))).toBeVisible();
  await look('verify-no-address');
});
