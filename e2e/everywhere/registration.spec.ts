import { pressByKey, tabTo } from '../support/keyboard.ts';
import { passClickGuard } from '../support/portal.ts';
import {
  chosenPassword,
  registrationEntries,
  RegistrationForm,
} from '../support/registration-form.ts';
import { expect, test } from '../support/test.ts';

test('journey: a new customer registers by keyboard, from the mail address to the first login', async ({
  portal,
  billList,
  page,
  context,
  t,
  mock,
  sandbox,
  faultWatch,
  followMail,
  secrets,
}) => {
  faultWatch.allowFailedCalls();
  const form = new RegistrationForm(page, t);
  const { keyboard } = page;
  const referers: string[] = [];
  context.on('request', (request) => referers.push(request.headers()['referer'] ?? ''));
  const followLink = async (): Promise<void> => {
    await followMail(/apply\/step2/);
    await expect(portal.heading('registration.agreement.title')).toBeVisible();
  };

  await test.step('the login page links to the mail address form, which Enter submits', async () => {
    await portal.open();
    await pressByKey(page, page.getByRole('link', { name: t('login.newAccount') }));
    await expect(portal.heading('registration.mailAddress.title')).toBeFocused();
    await tabTo(page, form.mailAddressField);
    await keyboard.type('keiri@hajimete.example.co.jp');
    await keyboard.press('Enter');
    const sentHeading = page.getByRole('heading', {
      name: t('registration.mailAddress.sentTitle'),
    });
    await expect(sentHeading).toBeFocused();
    await expect(page.getByText('keiri@hajimete.example.co.jp')).toBeVisible();
  });

  await test.step('a reload and Back do not send a second mail', async () => {
    await page.goBack();
    await expect(form.mailAddressField).toHaveValue('keiri@hajimete.example.co.jp');
    await page.goForward();
    await page.reload();
    await expect(form.mailAddressField).toBeVisible();
    expect(sandbox.mails()).toHaveLength(1);
  });

  await test.step('the link is still valid after a mail scanner has opened the page', async () => {
    await followLink();
    await followLink();
    await expect(form.checkboxes).toHaveCount(2);
    const showAllButton = form.button('registration.agreement.showAll').last();
    await pressByKey(page, showAllButton);
    await expect(form.button('registration.agreement.showLess')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await mock.callsOf('agreeToTerms')).toEqual([]);
  });
  const [, token = ''] = /step2\/(.+)$/.exec(page.url()) ?? [];

  await test.step('both agreements are required, and ticked with the space bar', async () => {
    await pressByKey(page, form.button('registration.agreement.submit'));
    await expect(form.checkboxes.first()).toBeFocused();
    await expect(page.getByText(t('validation.agreementRequired'))).toBeVisible();
    for (const checkbox of await form.checkboxes.all()) {
      await pressByKey(page, checkbox, 'Space');
      await expect(checkbox).toBeChecked();
    }
    await passClickGuard(page);
    await pressByKey(page, form.button('registration.agreement.submit'));
    await expect(portal.heading('registration.customer.title')).toBeFocused();
  });

  await test.step('a wrong entry is reported at its field', async () => {
    for (const [name, text] of Object.entries({
      ...registrationEntries,
      passwordConfirmation: 'another',
    })) {
      await tabTo(page, form.field(name));
      await keyboard.insertText(text);
    }
    await pressByKey(page, form.button('registration.customer.confirm'));
    await expect(form.field('passwordConfirmation')).toBeFocused();
    await expect(form.field('phoneNumber')).toHaveValue('022-123-4567');
  });

  await test.step('a dialog asks before the customer leaves, and keeps the entries of a customer who stays', async () => {
    await page.goBack();
    await page
      .getByRole('dialog', { name: t('flow.leave.title') })
      .getByRole('button', { name: t('flow.leave.stay') })
      .click();
    await expect(form.field('passwordConfirmation')).toHaveValue('another');
  });

  await test.step('the entries survive a reload, except the password', async () => {
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain('022-123-4567');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(form.field('customerName')).toHaveValue(registrationEntries['customerName'] ?? '');
    await expect(page.getByText(t('flow.draft.restored'))).toBeVisible();
    await expect(form.field('password')).toHaveValue('');
  });

  await test.step('the customer confirms the entries, and the last step shows the login ID', async () => {
    await form.fillIn();
    await passClickGuard(page);
    await form.goToConfirmation();
    await expect(page.getByRole('main')).not.toContainText(chosenPassword);
    await passClickGuard(page);
    await pressByKey(page, form.button('registration.customer.submit'));
    await expect(portal.heading('registration.complete.title')).toBeFocused();
    await expect(page.getByText('hajimete-user', { exact: true })).toBeVisible();
  });

  await test.step('a reload and Back do not register again', async () => {
    await page.reload();
    await expect(page.getByText('hajimete-user', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(t('registration.link.consumedTitle'))).toBeVisible();
    await page.goForward();
    await expect(portal.heading('registration.complete.title')).toBeVisible();
    expect((await mock.callsOf('registerCustomer')).map(({ status }) => status)).toEqual([201]);
  });

  await test.step('password and token are in no referer, title, storage or console', async () => {
    await secrets.expectNoLeak(chosenPassword);
    expect(token).not.toBe('');
    expect(referers.filter((address) => address.includes(token))).toEqual([]);
    const storedText = await page.evaluate(() =>
      JSON.stringify([document.title, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(storedText).not.toContain(token);
  });

  await test.step('the login opens an empty bill list', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('common.toLogin') }));
    await portal.enterLogin('hajimete-user', chosenPassword);
    await expect(portal.heading('top.title')).toBeVisible();
    await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
    await expect(portal.heading('bills.title')).toBeVisible();
    await expect(billList.bills).toHaveCount(0);
  });
});
