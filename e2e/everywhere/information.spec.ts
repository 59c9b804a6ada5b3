import { InformationForm } from '../support/information-form.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer requests a change of the registered information and cancels the request', async ({
  openLoggedIn,
  portal,
  page,
  t,
  mock,
  sandbox,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  const form = new InformationForm(page, t);
  const { keyboard } = page;
  const readSubmittedStatuses = async () =>
    (await mock.callsOf('submitChangeRequest')).map(({ status }) => status);
  await openLoggedIn();

  await test.step('the tab opens the information, which links to the form', async () => {
    const main = page.getByRole('main');
    await pressByKey(page, page.getByRole('link', { name: t('information.title'), exact: true }));
    await expect(portal.heading('information.title')).toBeFocused();
    await expect(main.getByText('03-5555-0100')).toBeVisible();
    await expect(main.getByText('****567')).toBeVisible();
    await pressByKey(page, form.link('information.view.edit'));
    await expect(portal.heading('information.edit.title')).toBeFocused();
  });

  await test.step('the form rejects unchanged entries and a wrong phone number', async () => {
    await expect(form.field('creditLimit')).toHaveCount(0);
    await pressByKey(page, form.button('information.edit.confirm'));
    await expect(page.getByRole('alert')).toContainText(t('validation.noChange'));
    await tabTo(page, form.field('phoneNumber'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('03-12');
    await keyboard.press('Enter');
    await expect(form.field('phoneNumber')).toBeFocused();
    await expect(form.field('phoneNumber')).toHaveAttribute('aria-invalid', 'true');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText('０３（５５５５）０１４２');
  });

  await test.step('a dialog asks before the customer leaves, and keeps the entries of a customer who stays', async () => {
    await passClickGuard(page, 1000);
    await pressByKey(page, form.link('information.edit.cancel'));
    await pressByKey(
      page,
      page.getByRole('dialog').getByRole('button', { name: t('flow.leave.stay') }),
    );
    await expect(form.field('phoneNumber')).toHaveValue('03-5555-0142');
  });

  await test.step('unsent entries return when the customer logs in after the end of a session', async () => {
    await form.field('faxNumber').fill('03-5555-0143');
    await passClickGuard(page);
    await form.goToConfirmation();
    await sandbox.advanceClock(1801);
    await passClickGuard(page);
    await form.button('information.edit.submit').click();
    await expect(page.getByRole('alert')).toContainText(t('errors.401-1-02-01'));
    await portal.enterLogin('demo-user');
    await expect(page.getByText(t('flow.draft.restoredPlain'))).toBeVisible();
    await expect(form.field('phoneNumber')).toHaveValue('03-5555-0142');
    await expect(form.field('faxNumber')).toHaveValue('03-5555-0143');
  });

  await test.step('a double click on the confirmation sends one request, also after Back and Forward', async () => {
    await passClickGuard(page);
    await form.goToConfirmation();
    await page.goBack();
    await expect(form.field('phoneNumber')).toHaveValue('03-5555-0142');
    await page.goForward();
    await expect(page.getByText('03-5555-0100')).toBeVisible();
    await passClickGuard(page);
    await form.button('information.edit.submit').dblclick();
    await expect(form.step('complete')).toBeFocused();
    expect(await readSubmittedStatuses()).toEqual([401, 201]);
  });

  await test.step('a reload and Back do not send the request again', async () => {
    await page.reload();
    await expect(page.getByText(t('information.edit.pendingTitle'))).toBeVisible();
    // The history entries of the form before and after the login.
    await page.goBack();
    await expect(page.getByText(t('information.edit.pendingTitle'))).toBeVisible();
    await page.goBack();
    await expect(portal.heading('information.title')).toBeVisible();
    await page.goForward();
    await expect(page.getByText(t('information.edit.pendingTitle'))).toBeVisible();
    expect(await readSubmittedStatuses()).toHaveLength(2);
    await form.link('information.edit.toInformation').click();
  });

  await test.step('the request is cancelled only after the customer has confirmed a dialog', async () => {
    await expect(page.getByRole('main').getByText('03-5555-0142')).toHaveCount(2);
    await pressByKey(page, form.button('information.cancel.button'));
    await keyboard.press('Escape');
    await expect(form.button('information.cancel.button')).toBeFocused();
    await passClickGuard(page);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('information.cancel.title') });
    expect(await dialog.evaluate((element) => element.clientWidth + 2)).toBeGreaterThanOrEqual(
      Math.min(412, page.viewportSize()?.width ?? 0) - 32,
    );
    await pressByKey(page, dialog.getByRole('button', { name: t('information.cancel.confirm') }));
    await expect(page.getByText(t('information.cancel.done'))).toBeVisible();
    await expect(form.link('information.view.edit')).toBeVisible();
  });
});
