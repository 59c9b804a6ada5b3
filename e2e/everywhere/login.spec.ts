import { expect, test } from '../support/test.ts';

test('an account is locked after repeated failures, and a mail says so', async ({
  portal,
  page,
  t,
  sandbox,
  mock,
  watch,
  language,
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
  const subject = { ja: 'アカウントをロックしました', en: 'Your account was locked' }[language];
  expect(sandbox.mails().map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)]);

  await portal.enterLogin('demo-user');
  await expect(page.getByRole('alert')).toContainText(t('errors.400-1-02-02'));
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
