import { describe, expect, it } from 'vitest';
import { newPassword, newPasswords, password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const change = (customer: Customer, next: string) =>
  customer.put('/auth/password', { currentPassword: password, ...newPasswords(next) });

describe('a new password', () => {
  it('may contain only the symbols of the policy; the refusal lists them', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const answer = await change(customer, 'Kaki~no~ki~1987');
    expect(answer.json).toEqual([
      {
        code: '400-1-03-01',
        target: ['password'],
        mapping: [{ key: 'symbols', value: '!#$%*+-.=@_', type: 'BE' }],
      },
    ]);
    expect((await change(customer, 'Kaki=no=ki=1987')).status).toBe(204);
  });
});

const request = (
  customer: Customer,
  loginId = 'locked-user',
  registeredMailAddress = `keiri@${loginId.replace('-user', '')}.example.jp`,
) => customer.post('/auth/password-reissue', { loginId, registeredMailAddress });

const tokenInMail = (): string =>
  /passwdSetting\/(\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';

const setByToken = (customer: Customer, token: string) =>
  customer.post(`/auth/password-settings/${token}`, newPasswords());

describe('the reissue of a password', () => {
  it('mails a link to the portal from the sender that the settings name', async () => {
    const customer = await sandbox.visitor();
    await request(customer);
    const [mail] = sandbox.mails();
    expect(mail?.text).toMatch(
      /http:\/\/localhost:\d+\/demo\/mypage\/bapPasswdMaster\/passwdSetting\/tk_/,
    );
    const { json } = await customer.get('/setting/info');
    expect(json).toMatchObject({ mailSenderAddress: 'noreply@demo.example.com' });
    expect(mail?.sender).toContain('<noreply@demo.example.com>');
  });

  it('unlocks the account; the link works once, and opening it does not use it up', async () => {
    const customer = await sandbox.visitor();
    await request(customer);
    const token = tokenInMail();
    await customer.get(`/auth/password-settings/${token}`);
    expect((await setByToken(customer, token)).status).toBe(204);
    expect((await customer.login('locked-user', newPassword)).json).toEqual({ nextStep: 'top' });
    const state = await customer.get(`/auth/password-settings/${token}`);
    expect(state.json).toMatchObject({ state: 'consumed' });
    expect((await setByToken(customer, token)).code).toBe('404-1-03-01');
  });

  it('expires after a day', async () => {
    const customer = await sandbox.visitor();
    await request(customer);
    sandbox.world.clock.advance(24 * 60 * 60 + 1);
    const state = await customer.get(`/auth/password-settings/${tokenInMail()}`);
    expect(state.json).toMatchObject({ state: 'expired', purpose: 'reissue' });
  });

  it('mails a temporary password if the issuer is set up that way', async () => {
    const customer = await sandbox.visitor('plain');
    await customer.post('/auth/temporary-password', {
      loginId: 'plain-user',
      registeredMailAddress: 'keiri@plain.example.jp',
    });
    const temporary = /仮パスワード： (\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
    const answer = await customer.login('plain-user', temporary);
    expect(answer.json).toEqual({ nextStep: 'passwdTemporary' });
  });
});
