import { paths } from '../../src/lib/paths.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { newPassword, PasswordForm } from '../support/password-form.ts';
import { demoPassword, unhurried } from '../support/portal.ts';
import { Secrets } from '../support/secrets.ts';
import { expect, test } from '../support/test.ts';

test('a customer keeps the account in order by keyboard: addresses, attachments, password', async ({
  begin,
  portal,
  page,
  context,
  t,
  mock,
  sandbox,
  watch,
}) => {
  watch.allowFailedCalls();
  const secrets = new Secrets(page, context);
  const form = new PasswordForm(page, t);
  const { keyboard } = page;
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const main = page.locator('input[name=mailAddress]');
  const sub = (place: number) =>
    page.locator(`input[name="subMailAddressList.${place}.subMailAddress"]`);

  await test.step('the header leads to the settings', async () => {
    await begin(paths.top());
    await portal.openMenu();
    await pressByKey(page, page.getByRole('link', { name: t('frame.links.account'), exact: true }));
    await expect(portal.heading('account.title')).toBeFocused();
  });

  await test.step('an address that is there already is refused at its row', async () => {
    await pressByKey(page, button('form.addRow', { name: t('account.mail.sub') }));
    await expect(sub(1)).toBeFocused();
    await keyboard.type('KEIRI@aoba-foods.example.jp');
    await keyboard.press('Enter');
    await expect(sub(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(sub(1)).toBeFocused();
    expect(await mock.callsOf('updateMailAddresses')).toEqual([]);
  });

  await test.step('one that bounces is saved by Enter, said to be, and marked', async () => {
    await sub(1).fill('bounce@aoba-foods.example.jp');
    await unhurried(page);
    await keyboard.press('Enter');
    await expect(page.getByText(t('account.saved'))).toBeVisible();
    await expect(page.getByText(t('account.mail.bounced.title'))).toBeVisible();
    await expect(page.getByText(t('account.mail.bounced.mark'), { exact: true })).toHaveCount(1);
    expect(sandbox.mails()).toHaveLength(1);
  });

  await test.step('the session ends in the middle: after the login the entries are back', async () => {
    await main.fill('soumu@aoba-foods.example.jp');
    await form.current.fill(demoPassword);
    await mock.next('updateMailAddresses', { code: '401-1-02-01' });
    await unhurried(page);
    await main.press('Enter');
    await expect(portal.loginButton).toBeVisible();
    await portal.enterLogin('demo-user');
    await expect(portal.heading('account.title')).toBeVisible();
    await expect(main).toHaveValue('soumu@aoba-foods.example.jp');
    await expect(page.getByText(t('flow.draft.restoredPlain'))).toBeVisible();
    await expect(form.current).toHaveValue('');
  });

  await test.step('leaving asks once, and staying keeps', async () => {
    await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('flow.leave.title') })
      .getByRole('button', { name: t('flow.leave.stay') })
      .click();
    await expect(main).toHaveValue('soumu@aoba-foods.example.jp');
  });

  await test.step('another tab was first: nothing is overwritten unseen', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('input[name=mailAddress]').fill('first@aoba-foods.example.jp');
    await other.locator('input[name=mailAddress]').press('Enter');
    await expect(other.getByText(t('account.saved'))).toBeVisible();
    await other.close();
    await unhurried(page);
    await main.press('Enter');
    await expect(page.getByText(t('account.changed.byOthers'))).toBeVisible();
    await expect(page.getByText('first@aoba-foods.example.jp')).toBeVisible();
    await expect(main).toHaveValue('soumu@aoba-foods.example.jp');
    await pressByKey(page, button('account.changed.take'));
    await expect(main).toHaveValue('first@aoba-foods.example.jp');
  });

  await test.step('the switch of all attachments is saved by itself', async () => {
    const attached = page.getByRole('checkbox', { name: t('account.attachment.switch') });
    const wasChecked = await attached.isChecked();
    await tabTo(page, attached);
    await keyboard.press('Space');
    await pressByKey(page, button('account.attachment.save'));
    await expect(page.getByText(t('account.saved'))).toBeVisible();
    await expect(attached).toBeChecked({ checked: !wasChecked });
    await expect(main).toHaveValue('first@aoba-foods.example.jp');
  });

  await test.step('the attachments by type: the same for all, saved together, there after a reload', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('account.attachment.toLines') }));
    await expect(portal.heading('account.lines.title')).toBeFocused();
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await expect(lines).toHaveCount(3);
    const csv = lines.first().getByRole('checkbox', { name: 'CSV' });
    await tabTo(page, csv);
    await keyboard.press('Space');
    await pressByKey(
      page,
      lines.first().getByRole('button', { name: t('account.lines.sameForAll') }),
    );
    const unsaved = page.getByText(t('account.lines.unsaved'), { exact: true });
    await expect(unsaved).toHaveCount(2);
    await pressByKey(page, button('account.lines.save'));
    await expect(page.getByText(t('account.saved'))).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    await page.reload();
    await expect(csv).toBeChecked();
    await expect(lines.last().getByRole('checkbox', { name: 'PDF' })).toBeChecked();
  });

  await test.step('the password is changed at last, and the session ends', async () => {
    await page.goBack();
    await form.enter({ current: demoPassword, password: newPassword });
    await secrets.expectKept(demoPassword, newPassword);
    await form.submit('password.change.submit');
    await form.confirm();
    await expect(page.getByRole('main')).toContainText(t('password.change.done'));
    await expect(portal.loginButton).toBeVisible();
    await portal.enterLogin('demo-user', newPassword);
    await expect(portal.heading('top.title')).toBeVisible();
  });
});
