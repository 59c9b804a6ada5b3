import { describe, expect, it } from 'vitest';
import { providerStates as vocabulary } from '../../contract/states/provider-states.ts';
import type { StateDefinition } from '../../contract/states/state-definition.ts';
import { providerStates } from '../../mocks/sandbox/provider-states.ts';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

/** A customer with the cookies that a state left. */
async function inState(state: string, params: Record<string, unknown> = {}): Promise<Customer> {
  const values = await providerStates[state]?.setup(sandbox.world, params);
  const customer = sandbox.customer();
  for (const pair of String(values?.['cookie'] ?? '').split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    if (name !== '') customer.cookies.set(name, value);
  }
  return customer;
}

describe('every provider state', () => {
  it.each(Object.keys(providerStates))('%s can be set up', async (state) => {
    const params = { operationId: 'getCurrentUser', code: '500-1-00-01' };
    const values = await providerStates[state]?.setup(sandbox.world, params);
    expect(values).toBeTypeOf('object');
  });

  it.each(Object.entries(providerStates))('%s is described', (_name, { description }) => {
    expect(description).toMatch(/\.$/);
  });
});

describe('the vocabulary that backend teams are given', () => {
  it.each(Object.entries<StateDefinition>(vocabulary))('%s', async (name, { params, gives }) => {
    const known = providerStates[name];
    const error = { operationId: 'getCurrentUser', code: '500-1-00-01' };
    const values = (await known?.setup(sandbox.world, error)) ?? {};
    expect(Object.keys(known?.params ?? {})).toEqual(expect.arrayContaining(Object.keys(params)));
    expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(gives)));
  });
});

const billId = 'bill-202611-00118';
const token = 'tk_7Qm2Zx9LrB4sVn8K';

describe('a state is what its name says', () => {
  it.each([
    ['a visitor', '/user/me', '401-1-00-01'],
    ['a customer with bills is logged in', '/user/me', undefined],
    ['the session has timed out', '/user/me', '401-1-02-01'],
    ['a customer must verify the mail address', '/auth/verification-addresses', undefined],
    ['a customer without a mail address must verify it', '/auth/verification-addresses', undefined],
    ['a customer must change the password', '/auth/verification-addresses', '400-1-03-11'],
    ['a customer must change a temporary password', '/auth/login-progress', undefined],
    ['a bill can be downloaded', `/bills/${billId}/pdf`, undefined],
    ['a bill was withdrawn', `/bills/${billId}/pdf`, '403-1-05-01'],
    ['a bill is past its deadline', `/bills/${billId}/pdf`, '404-1-08-01'],
    ['a bill has an attachment', `/bills/${billId}/attachments/${billId}-att-1`, undefined],
    ['a bill has a returned file', `/bills/${billId}/returned-file`, undefined],
    ['a bill has no returned file', `/bills/${billId}/returned-file`, '404-1-00-01'],
    ['a valid password setting token exists', `/auth/password-settings/${token}`, undefined],
    [
      'a password setting token of a closed login ID exists',
      `/auth/password-settings/${token}`,
      '400-1-02-04',
    ],
    [
      'a password setting token of a locked account exists',
      `/auth/password-settings/${token}`,
      '400-1-02-08',
    ],
    ['a valid registration token exists', `/registration/${token}/customer`, '401-1-07-02'],
    [
      'a registration token with the agreement given exists',
      `/registration/${token}/customer`,
      undefined,
    ],
    ['a used registration token exists', `/registration/${token}/customer`, '404-1-07-01'],
    ['a customer is logged in to a download link', `/downloads/${token}/files`, undefined],
    ['a valid download link exists', `/downloads/${token}/files`, '401-1-00-01'],
    ['a valid invoice number token exists', `/invoice-number/${token}`, undefined],
    [
      'an invoice number token of a customer without a name exists',
      `/invoice-number/${token}`,
      '403-1-10-01',
    ],
    [
      "a notice's posting period is over",
      '/notices/notice-0018/attachments/notice-0018-1',
      '400-1-04-01',
    ],
    [
      'an attachment of a notice is gone',
      '/notices/notice-0042/attachments/notice-0042-1',
      '400-1-04-02',
    ],
  ])('%s: GET %s answers %s', async (state, path, code) => {
    expect((await (await inState(state)).get(path)).code).toBe(code);
  });

  it.each([
    ['the account is locked', '400-1-02-02'],
    ['the account is locked by the issuer', '400-1-02-08'],
    ['the login ID is closed', '400-1-02-04'],
    ['the use is suspended', '400-1-11-02'],
    ['the password has expired', undefined],
  ])('%s: a login answers %s', async (state, code) => {
    expect((await (await inState(state)).login()).code).toBe(code);
  });

  it('the account is one failure from being locked', async () => {
    const customer = await inState('the account is one failure from being locked');
    expect((await customer.login('demo-user', 'wrong')).code).toBe('400-1-02-03');
  });

  it('a confirmation code was sent', async () => {
    const customer = await inState('a confirmation code was sent');
    const answer = await customer.post('/auth/verification-codes/check', {
      verificationCode: '482916',
    });
    expect(answer.status).toBe(204);
  });

  it.each([
    ['a link', 'mail', '/auth/password-reissue', '/auth/temporary-password'],
    ['a temporary one', 'temporaryPassword', '/auth/temporary-password', '/auth/password-reissue'],
  ])('a forgotten password is replaced by %s', async (by, passwordReissueMethod, path, other) => {
    const customer = await inState(`a forgotten password is replaced by ${by}`);
    const settings = await customer.get('/setting/info');
    expect(settings.json).toMatchObject({ passwordReissueMethod });
    const account = {
      loginId: 'demo-user',
      registeredMailAddress: 'keiri@aoba-foods.example.jp',
    };
    expect((await customer.post(path, account)).status).toBe(200);
    expect((await customer.post(other, account)).code).toBe('404-1-00-01');
  });

  it('a confirmation code became void', async () => {
    const customer = await inState('a confirmation code was sent', { isVoid: 'true' });
    expect((await customer.get('/auth/verification-addresses')).json).toMatchObject({
      remainingResendSeconds: expect.any(Number),
      pendingCode: null,
    });
  });

  it.each([
    ['another batch download is running', '400-1-05-01'],
    ['a ZIP may hold one file only', '400-1-05-02'],
    ['no further download is allowed for now', '429-1-05-01'],
  ])('%s, after a bill can be downloaded', async (state, code) => {
    const customer = await inState('a bill can be downloaded');
    await inState(state);
    expect((await customer.get(`/bills/zip?billId=${billId}`)).code).toBe(code);
  });

  it('no further change is allowed for now, after a login or a link', async () => {
    const customer = await inState('no linkage is registered');
    await inState('no further change is allowed for now');
    expect((await customer.post('/e-storage/linkage')).code).toBe('429-1-05-01');
  });

  it('the next answer is an error, after a login', async () => {
    const customer = await inState('a customer with bills is logged in');
    await inState('the next answer is an error', {
      operationId: 'getCurrentUser',
      code: '402-1-00-02',
    });
    expect((await customer.get('/user/me')).code).toBe('402-1-00-02');
  });

  it('mail addresses may not be changed', async () => {
    const customer = await inState('a customer with account settings is logged in');
    await inState('mail addresses may not be changed');
    const body = { revision: 'rev-1', mailAddress: 'new@example.jp', subMailAddressList: [] };
    expect((await customer.put('/user/mail-addresses', body)).code).toBe('400-1-06-13');
  });

  it('another version of the legal texts is in force', async () => {
    const customer = await inState('a valid registration token exists');
    await inState('another version of the legal texts is in force');
    const answer = await customer.post(`/registration/${token}/agreement`, {
      isUserAgreementAgreed: true,
      userAgreementVersion: '2026-04',
      isPrivacyPolicyAgreed: true,
      privacyPolicyVersion: '2025-10',
    });
    expect(answer.code).toBe('400-1-07-12');
  });

  it('a change is in progress, and can be cancelled', async () => {
    const customer = await inState('a change is in progress');
    expect((await customer.delete('/user/change-requests/cr-20261119-0003')).status).toBe(204);
  });

  it('a file can be sent back for a bill', async () => {
    const customer = await inState('a file can be sent back for a bill');
    const form = new FormData();
    form.set('uploadToken', 'upl_7Qm2ZK0pT4vXc9sLb1RfYw');
    form.set('revision', 'rev-1');
    form.set('fileName', 'a.pdf');
    form.set('file', new Blob(['x']), 'a.pdf');
    expect((await customer.call('POST', `/bills/${billId}/returned-file`, { form })).status).toBe(
      201,
    );
  });
});
