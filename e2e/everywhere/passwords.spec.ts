import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { newPassword, PasswordForm } from '../support/password-form.ts';
import { demoPassword, passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The hidden field from which a password manager reads the user name. */
const usernameField = (page: Page) => page.locator('input[autocomplete=username]');

test('a customer with an expired password changes the password and reaches the requested page', async ({
  portal,
  page,
  t,
  mock,
  faultWatch,
  secrets,
}) => {
  faultWatch.allowFailedCalls();
  const form = new PasswordForm(page, t);
  await portal.open(paths.notices());
  await portal.enterLogin('expired-user');
  await expect(form.currentPasswordField).toBeVisible();

  await test.step('a reload keeps the login ID', async () => {
    await page.reload();
    await expect(
      page.getByText(t('password.expired.loginId', { loginId: 'expired-user' })),
    ).toBeVisible();
    await expect(usernameField(page)).toHaveValue('expired-user');
  });

  await test.step('the form is filled in and sent by Tab, typing and Enter', async () => {
    await form.currentPasswordField.focus();
    const { keyboard } = page;
    await keyboard.type(demoPassword);
    // The first Tab moves to the button that shows the password.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(form.passwordField).toBeFocused();
    await keyboard.type(newPassword);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(form.confirmationField).toBeFocused();
    await keyboard.type(newPassword);
    await expect(form.fulfilledRules).toHaveCount(4);
    await secrets.expectNoLeak(demoPassword, newPassword);
    await keyboard.press('Enter');
  });

  await expect(page.getByRole('main')).toContainText(t('password.setting.done'));
  await expect(portal.loginButton).toBeVisible();
  expect(await mock.callsOf('changeExpiredPassword')).toHaveLength(1);

  await portal.enterLogin('expired-user', newPassword);
  await expect(portal.heading('notices.title')).toBeVisible();
  await secrets.expectNoLeak(demoPassword, newPassword);
});

test('a confirmed password change ends the session in every tab', async ({
  openLoggedIn,
  portal,
  page,
  context,
  t,
  mock,
  faultWatch,
  secrets,
}) => {
  faultWatch.allowFailedCalls();
  const form = new PasswordForm(page, t);
  await openLoggedIn(paths.passwordChange());
  await expect(usernameField(page)).toHaveValue('demo-user');
  for (const [field, kind] of [
    [form.currentPasswordField, 'current-password'],
    [form.passwordField, 'new-password'],
    [form.confirmationField, 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', kind);
    await expect(field).toHaveAttribute('type', 'password');
  }

  await test.step('the form marks fulfilled rules while the customer types; the password can be shown, copied and pasted', async () => {
    await form.currentPasswordField.fill(demoPassword);
    await expect(form.fulfilledRules).toHaveCount(0);
    await form.passwordField.pressSequentially('kaki');
    await expect(form.fulfilledRules).toHaveCount(1);
    await form.passwordField.pressSequentially('-No-1987');
    await expect(form.fulfilledRules).toHaveCount(4);
    await form.passwordField.fill(newPassword);
    await form.revealButton(form.passwordField).click();
    await expect(form.passwordField).toHaveAttribute('type', 'text');
    await form.passwordField.press('ControlOrMeta+a');
    await form.passwordField.press('ControlOrMeta+c');
    await form.confirmationField.press('ControlOrMeta+v');
    await expect(form.confirmationField).toHaveValue(newPassword);
  });

  await test.step('Escape closes the dialog and keeps the entries', async () => {
    await form.submit('password.change.submit');
    await expect(form.confirmDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.confirmDialog).toBeHidden();
    await expect(form.confirmationField).toHaveValue(newPassword);
    expect(await mock.callsOf('changePassword')).toEqual([]);
  });

  const otherTab = await context.newPage();
  await otherTab.goto(portal.pathOf(paths.top()));
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('both tabs show the login with a message', async () => {
    await passClickGuard(page);
    await form.submit('password.change.submit');
    await form.confirm();
    const main = page.getByRole('main');
    await expect(portal.loginButton).toBeVisible();
    await expect(main).toContainText(t('password.change.done'));
    await expect(main).toContainText(t('shell.loggedOut'));
    await expect(otherTab.getByRole('main')).toContainText(t('frame.session.loggedOutElsewhere'));
    await secrets.expectNoLeak(demoPassword, newPassword);
  });

  await portal.enterLogin('demo-user', newPassword);
  await expect(portal.heading('top.title')).toBeVisible();
});
