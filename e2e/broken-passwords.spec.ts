import { paths } from '../src/lib/paths.ts';
import { holdCalls } from './support/hold.ts';
import { newPassword, PasswordForm } from './support/password-form.ts';
import { demoPassword, unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/*
 * One kind of damage at each call of the password pages; what the portal makes of every kind is decided
 * at its one door (tests/api).
 */

test.beforeEach(({ watch }) => watch.allowFailedCalls());

test('a broken answer to any call of the password pages loses nothing and leaves a way on', async ({
  begin,
  portal,
  page,
  context,
  t,
  mock,
}) => {
  const form = new PasswordForm(page, t);
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: t('common.retry') });

  await test.step('whose login it is: can be asked for again', async () => {
    await mock.next('getLoginProgress', { kind: 'html', status: 502 });
    await begin(paths.passwordExpired(), 'expired-user');
    await retry.click();
    await expect(form.current).toBeVisible();
    await expect(alert).toBeHidden();
  });

  await test.step('a change that does not arrive: the entries stay, and are sent again', async () => {
    await form.enter({ current: demoPassword, password: newPassword });
    await mock.next('changeExpiredPassword', { kind: 'drop' });
    await form.submit('password.expired.submit');
    await expect(alert).toHaveText(/\p{L}{10}/u);
    await expect(form.confirmation).toHaveValue(newPassword);
    await unhurried(page);
    await form.submit('password.expired.submit');
    await expect(portal.loginButton).toBeVisible();
  });

  await test.step('the rules: the form is there without them, and they can be asked for again', async () => {
    await mock.next('getPasswordPolicy', { kind: 'truncate' });
    await begin(paths.passwordChange());
    await expect(form.current).toBeVisible();
    await form.current.fill(demoPassword);
    await retry.click();
    await expect(page.getByText(t('password.rules.title'))).toBeVisible();
    await expect(form.current).toHaveValue(demoPassword);
  });

  await test.step('a change that was made, and its answer lost: sent again, it is answered again', async () => {
    await form.enter({ password: newPassword });
    await page.route(
      '**/mypage-api/auth/password',
      async (route) => {
        // What is lost clears no cookie either.
        const cookies = await context.cookies();
        await route.fetch();
        await context.addCookies(cookies);
        await route.abort();
      },
      { times: 1 },
    );
    await form.submit('password.change.submit');
    await form.confirm();
    await expect(alert).toHaveText(/\p{L}{10}/u);
    await unhurried(page);
    await form.submit('password.change.submit');
    await form.confirm();
    await expect(page.getByRole('main')).toContainText(t('password.change.done'));
    await expect(portal.loginButton).toBeVisible();
  });

  await test.step('the state of a link: can be asked for again', async () => {
    await mock.next('getPasswordSettingState', { kind: 'empty' });
    await portal.open(paths.passwordSetting('demo-password-first'));
    await retry.click();
    await expect(form.password).toBeVisible();
  });

  await test.step('a late answer: the button says that it is on its way', async () => {
    const answer = await holdCalls(page, 'setPasswordByToken');
    await form.enter({ password: newPassword });
    await form.submit('password.setting.submit');
    const button = page.getByRole('button', { name: t('password.setting.submit') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByRole('main')).toContainText(t('password.setting.done'));
  });
});
