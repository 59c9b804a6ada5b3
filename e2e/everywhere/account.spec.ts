import { paths } from '../../src/lib/paths.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { PasswordForm } from '../support/password-form.ts';
import { demoPassword, passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer changes the mail addresses and the attachment settings by keyboard', async ({
  openLoggedIn,
  portal,
  page,
  t,
  mock,
  sandbox,
  faultWatch,
  button,
}) => {
  faultWatch.allowFailedCalls();
  const passwordForm = new PasswordForm(page, t);
  const { keyboard } = page;
  const mainAddressField = page.locator('input[name=mailAddress]');
  const subAddressField = (row: number) =>
    page.locator(`input[name="subMailAddressList.${row}.subMailAddress"]`);

  await test.step('the header opens the settings', async () => {
    await openLoggedIn(paths.top());
    await portal.openMenu();
    await pressByKey(page, page.getByRole('link', { name: t('frame.links.account'), exact: true }));
    await expect(portal.heading('account.title')).toBeFocused();
  });

  await test.step('an address to which mail cannot be delivered is saved by Enter and marked', async () => {
    await pressByKey(page, button('form.addRow', { name: t('account.mail.sub') }));
    await expect(subAddressField(1)).toBeFocused();
    await keyboard.type('bounce@aoba-foods.example.jp');
    await keyboard.press('Enter');
    await expect(page.getByText(t('account.saved'))).toBeVisible();
    await expect(page.getByText(t('account.mail.bounced.title'))).toBeVisible();
    await expect(page.getByText(t('account.mail.bounced.mark'), { exact: true })).toHaveCount(1);
    expect(sandbox.mails()).toHaveLength(1);
  });

  await test.step('unsaved entries return when the customer logs in after the end of a session', async () => {
    await mainAddressField.fill('soumu@aoba-foods.example.jp');
    await passwordForm.currentPasswordField.fill(demoPassword);
    await mock.setNextAnswer('updateMailAddresses', { code: '401-1-02-01' });
    await passClickGuard(page);
    await mainAddressField.press('Enter');
    await expect(portal.loginButton).toBeVisible();
    await portal.enterLogin('demo-user');
    await expect(portal.heading('account.title')).toBeVisible();
    await expect(mainAddressField).toHaveValue('soumu@aoba-foods.example.jp');
    await expect(page.getByText(t('flow.draft.restoredPlain'))).toBeVisible();
    await expect(passwordForm.currentPasswordField).toHaveValue('');
    await mainAddressField.press('Enter');
    await expect(page.getByText(t('account.saved'))).toBeVisible();
  });

  await test.step('the switch of all attachments is saved separately', async () => {
    const attachmentSwitch = page.getByRole('checkbox', { name: t('account.attachment.switch') });
    await pressByKey(page, attachmentSwitch, 'Space');
    await pressByKey(page, button('account.attachment.save'));
    // Each saved section shows one message.
    await expect(page.getByText(t('account.saved'))).toHaveCount(2);
    await expect(attachmentSwitch).not.toBeChecked();
  });

  await test.step('the settings of one type are applied to all types and saved together', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('account.attachment.toLines') }));
    await expect(portal.heading('account.lines.title')).toBeFocused();
    const typeRows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await expect(typeRows).toHaveCount(3);
    const csvCheckbox = typeRows.first().getByRole('checkbox', { name: 'CSV' });
    await tabTo(page, csvCheckbox);
    await keyboard.press('Space');
    await pressByKey(
      page,
      typeRows.first().getByRole('button', { name: t('account.lines.sameForAll') }),
    );
    const unsavedMarks = page.getByText(t('account.lines.unsaved'), { exact: true });
    await expect(unsavedMarks).toHaveCount(2);
    await pressByKey(page, button('account.lines.save'));
    await expect(page.getByText(t('account.saved'))).toBeVisible();
    await expect(unsavedMarks).toHaveCount(0);
    await page.reload();
    await expect(csvCheckbox).toBeChecked();
    await expect(typeRows.last().getByRole('checkbox', { name: 'PDF' })).toBeChecked();
  });
});
