import { describe, expect, it } from 'vitest';
import { newPassword, newPasswords, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const entries = {
  customerNumber: '0099887766',
  phoneNumber: '022-123-4567',
  customerName: '株式会社新規',
  departmentName: null,
  postalCode: '980-0014',
  address: '宮城県仙台市青葉区本町0-0-0',
  faxNumber: null,
  invoiceRegisterNumber: null,
};

const agreed = 'demo-registration-agreed';

/** Registers a customer. @param changes of the entries @param more other fields of the body */
const register = (customer: Customer, token = agreed, changes = {}, more = {}) =>
  customer.post(`/registration/${token}/customer`, {
    revision: 'rev-form-1',
    loginId: 'new-customer',
    ...newPasswords(),
    items: Object.entries({ ...entries, ...changes }).map(([itemKey, value]) => ({
      itemKey,
      value,
    })),
    ...more,
  });

const agreement = {
  isUserAgreementAgreed: true,
  userAgreementVersion: '2026-04',
  isPrivacyPolicyAgreed: true,
  privacyPolicyVersion: '2025-10',
};

describe('a registration', () => {
  it('takes four steps, from the mail to the login; its link works once and shows the result', async () => {
    const customer = await sandbox.visitor();
    const mailAddress = 'keiri@brand-new.example.jp';
    await customer.post('/registration/mail-addresses', { mailAddress });
    const token = /apply\/step2\/(\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
    await customer.post(`/registration/${token}/agreement`, agreement);
    await register(customer, token);
    expect(sandbox.mails()[0]?.text).toContain('new-customer');
    expect((await register(customer, token)).code).toBe('404-1-07-01');
    expect((await customer.get(`/registration/${token}`)).json).toEqual({
      state: 'consumed',
      loginId: 'new-customer',
      customerName: '株式会社新規',
      mailAddress,
      registeredAt: '2026-11-20T15:00:00+09:00',
    });
    expect((await customer.login('new-customer', newPassword)).json).toEqual({ nextStep: 'top' });
  });

  it('uses the customer number as login ID if the issuer makes the login ID optional', async () => {
    sandbox.world.limits.isLoginIdRequired = 0;
    const customer = await sandbox.visitor();
    const form = await customer.get(`/registration/${agreed}/customer`);
    expect(form.json).toMatchObject({ isLoginIdRequired: false });
    const number = { customerNumber: '0098765432' };
    const answer = await register(customer, agreed, number, { loginId: null });
    expect(answer.json).toMatchObject({ loginId: '0098765432' });
  });

  it('is refused while the issuer accepts none', async () => {
    sandbox.world.limits.takesRegistrations = 0;
    const answer = await (await sandbox.visitor()).get('/registration/demo-registration');
    expect(answer.code).toBe('401-1-07-01');
  });
});

describe('an invoice registration number', () => {
  const path = '/invoice-number/demo-invoice-number';

  it('is stored with its T; the link is then used up', async () => {
    const customer = await sandbox.visitor();
    const number = { revision: 'rev-T1234567890123', invoiceRegisterNumber: '8030002345678' };
    await customer.put(path, number);
    expect((await customer.get(path)).json).toMatchObject({
      state: 'consumed',
      invoiceRegisterNumber: 'T8030002345678',
    });
  });

  it.each([
    ['demo-invoice-number-nameless', '403-1-10-01'],
    ['demo-invoice-number-gone', '401-1-10-01'],
    ['no-such-link', '404-1-10-01'],
  ])('cannot be entered with the link %s: %s', async (token, code) => {
    expect((await (await sandbox.visitor()).get(`/invoice-number/${token}`)).code).toBe(code);
  });
});
