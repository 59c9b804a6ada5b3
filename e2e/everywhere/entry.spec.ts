import { paths } from '../../src/lib/paths.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { newPassword, PasswordForm } from '../support/password-form.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a locked-out customer resets the password, verifies a code, and reaches the bills', async ({
  portal,
  page,
  context,
  t,
  mock,
  sandbox,
  clock,
  faultWatch,
  button,
  followMail,
  secrets,
}) => {
  faultWatch.allowFailedCalls();
  const main = page.getByRole('main');
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await clock.install();

  await test.step('wrong passwords lock the account', async () => {
    await portal.open(paths.bills());
    await expect(portal.loginButton).toBeVisible();
    for (const code of ['01', '01', '01', '01', '03']) {
      await portal.enterLogin('verify-user', 'Wrong-Pass-2026');
      await expect(main).toContainText(t(`errors.400-1-02-${code}`));
    }
    expect(sandbox.mails()).toHaveLength(1);
  });

  await test.step('the reissue page contains the login ID, but the URL does not', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('login.forgotPassword') }));
    await expect(portal.heading('password.reissue.title')).toBeFocused();
    await expect(field('loginId')).toHaveValue('verify-user');
    await secrets.expectNoLeak('verify-user');
  });

  const [mailAddress = ''] = sandbox.mails()[0]?.recipients ?? [];

  await test.step('the mail can be sent again after a wait of one minute', async () => {
    await tabTo(page, field('registeredMailAddress'));
    await page.keyboard.type(mailAddress);
    await pressByKey(page, button('password.reissue.mail.submit'));
    await expect(
      page.getByRole('heading', { name: t('password.reissue.sent.title') }),
    ).toBeFocused();
    await expect(page.getByText(t('flow.mail.help.spam'))).toBeVisible();
    await expect(button('password.reissue.sent.again')).toHaveAttribute('aria-disabled', 'true');
    expect(await mock.callsOf('requestPasswordReissue')).toHaveLength(1);
    await clock.forward('01:00');
    await sandbox.advanceClock(60);
    await pressByKey(page, button('password.reissue.sent.again'));
    await expect(page.getByText(t('password.reissue.sent.sentAgain'))).toBeVisible();
    expect(sandbox.mails()).toHaveLength(3);
  });

  await test.step('the mailed link sets a new password and unlocks the account', async () => {
    await followMail(/passwdSetting/);
    const form = new PasswordForm(page, t);
    await form.enter(newPassword);
    await form.submit('password.setting.submit');
    await expect(main).toContainText(t('password.setting.done'));
  });

  const readLatestCode = (): string => /\d{6}/.exec(sandbox.mails()[0]?.text ?? '')?.[0] ?? '';
  const otherTab = await context.newPage();

  await test.step('the verification sends a code to the chosen address', async () => {
    await portal.open(paths.bills());
    await portal.enterLogin('verify-user', newPassword);
    await expect(portal.heading('password.verify.title')).toBeFocused();
    // Tab moves to the selected radio button, an arrow key to the next.
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await pressByKey(page, button('password.verify.send'));
    await expect(field('verificationCode')).toBeFocused();
    expect(sandbox.mails()[0]?.recipients).not.toContain(mailAddress);
  });

  await test.step('a reload and a second tab show the code form', async () => {
    await page.reload();
    await expect(field('verificationCode')).toBeVisible();
    await otherTab.goto(portal.pathOf(paths.verify()));
    await expect(otherTab.locator('input[name=verificationCode]')).toBeVisible();
    await expect(button('password.verify.sendAgain')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('only the right code opens the bills; a wrong code shows an error', async () => {
    const code = readLatestCode();
    await field('verificationCode').fill(code === '000000' ? '000001' : '000000');
    await field('verificationCode').press('Enter');
    await expect(field('verificationCode')).toHaveAttribute('aria-invalid', 'true');
    const fullWidthDigits = [...code].map((digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    await field('verificationCode').fill(
      ` ${fullWidthDigits.slice(0, 3).join('')} ${fullWidthDigits.slice(3).join('')}`,
    );
    expect(await mock.callsOf('checkVerificationCode')).toHaveLength(1);
    await passClickGuard(page);
    await field('verificationCode').press('Enter');
    await expect(portal.heading('bills.title')).toBeVisible();
    await expect(otherTab.getByRole('heading', { level: 1, name: t('top.title') })).toBeVisible();
    await secrets.expectNoLeak(newPassword, code);
  });
});
