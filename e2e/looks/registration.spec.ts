import { paths } from '../../src/lib/paths.ts';
import { passClickGuard } from '../support/portal.ts';
import { RegistrationForm } from '../support/registration-form.ts';
import { expect, test } from '../support/test.ts';

test('registration, mail address: empty, rejected, sent', async ({
  portal,
  page,
  t,
  mock,
  watch,
  look,
  language,
}) => {
  watch.allowFailedCalls();
  const form = new RegistrationForm(page, t);
  await portal.open(paths.applyMailAddress());
  await expect(form.mailAddress).toBeVisible();
  const issuers = language === 'ja' ? 'お客さま番号' : 'customer number';
  await expect(page.getByRole('banner').getByText(issuers)).toBeVisible();
  await look('registration-mail');

  await mock.next('registerMailAddress', { code: '400-1-07-01' });
  await form.mailAddress.fill('keiri@aoba-foods.example.jp');
  await form.button('registration.mailAddress.submit').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('registration-mail-refused');

  await form.mailAddress.fill(
    'kaikake-kanri-team@keiri-honbu.sakurai-seimitsu-kikai.example.co.jp',
  );
  await passClickGuard(page);
  await form.button('registration.mailAddress.submit').click();
  await expect(form.button('registration.mailAddress.again')).toBeVisible();
  await look('registration-mail-sent');
});

test('registration, link: each state', async ({ portal, page, t, watch, look }) => {
  watch.allowFailedCalls();
  const form = new RegistrationForm(page, t);
  await portal.open(paths.applyAgreement('demo-registration'));
  await form.button('registration.agreement.submit').click();
  await expect(form.boxes.first()).toBeFocused();
  await look('registration-agreement');
  for (const [token, key] of [
    ['demo-registration-agreed', 'registration.agreement.agreedTitle'],
    ['demo-registration-expired', 'registration.link.expiredTitle'],
    ['demo-registration-consumed', 'registration.link.consumedTitle'],
    ['no-link-at-all', 'errors.404-1-07-01'],
  ] as const) {
    await portal.goWithin(paths.applyAgreement(token));
    await expect(page.getByText(t(key))).toBeVisible();
    await look(`registration-${token}`);
  }
});

test('registration, form: long names, rejected, confirmed, complete', async ({
  portal,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const form = new RegistrationForm(page, t);
  const open = async (example?: string): Promise<void> => {
    if (example !== undefined) await mock.next('getRegistrationForm', { example });
    await portal.open(paths.applyCustomer('demo-registration-agreed'));
    await expect(form.field('loginId')).toBeVisible();
  };
  await open('longNames');
  await look('registration-form-long');
  await open('prefilled');
  await look('registration-form-prefilled');

  await open();
  await form.field('loginId').fill('abc');
  await form.field('password').fill('kaki');
  await form.button('registration.customer.confirm').click();
  await expect(form.field('loginId')).toBeFocused();
  await look('registration-form-refused');

  await form.fillIn();
  await passClickGuard(page);
  await form.check();
  await look('registration-check');

  await mock.next('registerCustomer', { example: 'longNames' });
  await passClickGuard(page);
  await form.button('registration.customer.submit').click();
  await expect(portal.heading('registration.complete.title')).toBeVisible();
  await look('registration-complete');
});
