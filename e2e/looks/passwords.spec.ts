import { paths } from '../../src/lib/paths.ts';
import { newPassword, PasswordForm } from '../support/password-form.ts';
import { demoPassword, passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('password that must be changed: temporary, rejected with long names', async ({
  openLoggedIn,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const form = new PasswordForm(page, t);
  await openLoggedIn(paths.passwordExpired(), 'temporary-user');
  await expect(page.getByLabel(t('password.field.temporaryPassword'))).toBeVisible();
  await look('password-temporary');

  await mock.next('getLoginProgress', { example: 'longNames' });
  await mock.next('getPasswordPolicy', { example: 'strict' });
  await openLoggedIn(paths.passwordExpired(), 'expired-user');
  await form.enter({ current: demoPassword, password: `${newPassword}-and-more` });
  await mock.next('changeExpiredPassword', { code: '400-1-02-03' });
  await form.submit('password.expired.submit');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('password-expired-refused');
});

test('password change: rejected, dialog, complete', async ({
  openLoggedIn,
  portal,
  page,
  t,
  look,
}) => {
  const form = new PasswordForm(page, t);
  await openLoggedIn(paths.passwordChange(), 'long-user');
  await form.enter({ current: demoPassword, password: 'kaki', confirmation: 'kani' });
  await form.submit('password.change.submit');
  await expect(form.password).toBeFocused();
  await look('password-change-refused');

  await form.enter({ password: newPassword });
  await passClickGuard(page);
  await form.submit('password.change.submit');
  await expect(form.question).toBeVisible();
  await look('password-change-question');

  await form.confirm();
  await expect(portal.loginButton).toBeVisible();
  await look('password-change-done');
});

test('mailed link for a password: each state', async ({ portal, page, t, watch, look }) => {
  watch.allowFailedCalls();
  for (const [token, key] of [
    ['demo-password-link', 'password.setting.reissueLead'],
    ['demo-password-expired', 'password.setting.expiredTitle'],
    ['demo-password-consumed', 'password.setting.consumedTitle'],
    ['no-link-at-all', 'errors.404-1-03-01'],
  ] as const) {
    await portal.goWithin(paths.passwordSetting(token));
    await expect(page.getByText(t(key))).toBeVisible();
    await look(`password-setting-${token}`);
  }
});
