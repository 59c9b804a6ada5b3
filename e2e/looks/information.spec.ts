import { paths } from '../../src/lib/paths.ts';
import { InformationForm } from '../support/information-form.ts';
import { manyItems } from '../../mocks/states/many-items.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('registered information: each state', async ({
  openLoggedIn,
  portal,
  page,
  t,
  mock,
  look,
}) => {
  const form = new InformationForm(page, t);
  await openLoggedIn(paths.user());
  await expect(form.link('information.view.edit')).toBeVisible();
  await look('information');
  for (const [example, key] of [
    ['pending', 'information.pending.title'],
    ['pendingNotCancellable', 'information.cancel.tooLate'],
    ['notAccepting', 'information.acceptance.closed'],
    ['longNames', 'information.pending.title'],
    ['empty', 'information.view.empty'],
  ] as const) {
    await mock.next('getRegisteredInformation', { example });
    await portal.open(paths.user());
    await expect(page.getByText(t(key))).toBeVisible();
    await look(`information-${example}`);
    if (example !== 'pending') continue;
    await form.button('information.cancel.button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('information-cancel');
    await form.button('information.cancel.keep').click();
  }
});

test('change of the information: rejected, confirmed, complete, pending, closed', async ({
  openLoggedIn,
  portal,
  page,
  t,
  mock,
  sandbox,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const form = new InformationForm(page, t);
  await openLoggedIn(paths.userEdit());
  await form.field('phoneNumber').fill('03-12');
  await form.field('personName').fill('');
  await form.button('information.edit.confirm').click();
  await expect(form.field('phoneNumber')).toHaveAttribute('aria-invalid', 'true');
  await look('information-edit-refused');

  await form.field('phoneNumber').fill('03-5555-0142');
  await form.field('personName').fill('鈴木 一郎');
  await form.field('faxNumber').fill('03-5555-0143');
  await passClickGuard(page);
  await form.check();
  await look('information-edit-check');

  await sandbox.setLimits({ formVersion: 2 });
  await passClickGuard(page);
  await form.button('information.edit.submit').click();
  await expect(page.getByText(t('information.changed.goneTitle'))).toBeVisible();
  await look('information-edit-changed');

  await passClickGuard(page);
  await form.check();
  await passClickGuard(page);
  await form.button('information.edit.submit').click();
  await expect(form.step('complete')).toBeVisible();
  await look('information-edit-complete');

  await portal.open(paths.userEdit());
  await expect(page.getByText(t('information.edit.pendingTitle'))).toBeVisible();
  await look('information-edit-pending');
  await mock.next('getRegisteredInformation', { example: 'notAccepting' });
  await portal.open(paths.userEdit());
  await expect(page.getByText(t('information.acceptance.closed'))).toBeVisible();
  await look('information-edit-closed');
});

test('sixty items with the longest labels and values', async ({
  openLoggedIn,
  portal,
  page,
  t,
  look,
}) => {
  const form = new InformationForm(page, t);
  await page.route('**/user/registered-information', (route) => route.fulfill({ json: manyItems }));
  await openLoggedIn(paths.user());
  await expect(form.link('information.view.edit')).toBeVisible();
  await look('information-many', 'off');
  await portal.open(paths.userEdit());
  await form.field('item2').selectOption('branch99');
  await form.field('item0').fill('');
  await look('information-edit-many');
  await form.check();
  await look('information-edit-many-check', 'off');
});
