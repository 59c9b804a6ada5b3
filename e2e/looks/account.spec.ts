import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

test('account settings: default, rejected with long names, not editable', async ({
  openLoggedIn,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const save = page.getByRole('button', { name: t('account.mail.save') });
  await openLoggedIn(paths.accountSettings());
  await expect(save).toBeVisible();
  await look('account-settings');

  await mock.next('getAccountSettings', { example: 'longNames' });
  await page.reload();
  await expect(page.getByText(t('account.mail.bounced.title'))).toBeVisible();
  const main = page.locator('input[name=mailAddress]');
  await page.locator('input[name="subMailAddressList.0.subMailAddress"]').fill('keiri@');
  await page
    .getByRole('button', { name: t('form.addRow', { name: t('account.mail.sub') }) })
    .click();
  await save.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(main).toBeVisible();
  await look('account-settings-refused');

  await mock.next('getAccountSettings', { example: 'attachmentNotEditable' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(t('account.attachment.fixed'), { exact: true })).toBeVisible();
  await look('account-settings-fixed');
});

test('mail addresses: undeliverable, changed by another user', async ({
  openLoggedIn,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  await mock.next('getMailAddresses', { example: 'undeliverable' });
  await openLoggedIn(paths.mailEdit());
  await expect(page.getByText(t('account.mail.bounced.title'))).toBeVisible();
  await look('mail-edit');

  await page.locator('input[name=mailAddress]').fill('shiharai-tanto@aoba-foods.example.jp');
  await mock.next('updateMailAddresses', { code: '409-1-00-01' });
  await page.getByRole('button', { name: t('account.mail.save') }).click();
  await expect(page.getByText(t('account.changed.byOthers'))).toBeVisible();
  await look('mail-edit-changed');
});

test('attached mails: edited, long, not editable', async ({
  openLoggedIn,
  page,
  t,
  mock,
  look,
}) => {
  await openLoggedIn(paths.attachedMail());
  await expect(
    page.getByRole('group', { name: 'PDF' }).or(page.getByRole('group')).first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: t('account.lines.sameForAll') })
    .first()
    .click();
  await expect(page.getByText(t('account.lines.unsaved'), { exact: true }).first()).toBeVisible();
  await look('attached-mail-edited');

  await mock.next('getAttachedMailSettings', { example: 'longNames' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await look('attached-mail-long');

  await mock.next('getAttachedMailSettings', { example: 'notEditable' });
  await page.reload();
  await expect(page.getByText(t('account.attachment.fixed')).first()).toBeVisible();
  await look('attached-mail-fixed');
});
