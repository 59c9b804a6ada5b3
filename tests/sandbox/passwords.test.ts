import { describe, expect, it } from 'vitest';
import { password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const change = (customer: Customer, next: string, confirmation = next) =>
  customer.put('/auth/password', {
    currentPassword: password,
    password: next,
    passwordConfirmation: confirmation,
  });

describe('a new password', () => {
  it.each([
    ['日本語のパスワード1A', '400-1-03-01'],
    ['Ab-1', '400-1-03-02'],
    ['alllowercase-', '400-1-03-04'],
    ['NoSymbols123', '400-1-03-06'],
    [password, '400-1-03-09'],
  ])('%s is refused with %s', async (next, code) => {
    const customer = await sandbox.loggedIn();
    const answer = await change(customer, next);
    expect(answer.json).toContainEqual(expect.objectContaining({ code }));
  });

  it('may hold the symbols that the policy allows, and is told which', async () => {
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

  it('must be entered the same twice', async () => {
    const customer = await sandbox.loggedIn();
    expect((await change(customer, 'Kaki-no-ki-1987', 'Kaki-no-ki-1988')).code).toBe('400-1-03-07');
  });

  it('needs the right current one', async () => {
    const customer = await sandbox.loggedIn();
    const next = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };
    const answer = await customer.put('/auth/password', { currentPassword: 'wrong', ...next });
    expect(answer.code).toBe('400-1-03-10');
  });

  it('is the one that counts from then on', async () => {
    const customer = await sandbox.loggedIn();
    await change(customer, 'Kaki-no-ki-1987');
    expect((await customer.login('demo-user', 'Kaki-no-ki-1987')).json).toEqual({
      nextStep: 'top',
    });
  });

  it('replaces an expired one without a session', async () => {
    const customer = sandbox.customer();
    await customer.login('expired-user');
    await customer.put('/auth/expired-password', {
      loginId: 'expired-user',
      currentPassword: password,
      password: 'Kaki-no-ki-1987',
      passwordConfirmation: 'Kaki-no-ki-1987',
    });
    const answer = await customer.login('expired-user', 'Kaki-no-ki-1987');
    expect(answer.json).toEqual({ nextStep: 'top' });
  });
});

const reissue = async (customer: Customer, registeredMailAddress = 'keiri@locked.example.jp') => {
  await customer.get('/setting/info');
  return customer.post('/auth/password-reissue', { loginId: 'locked-user', registeredMailAddress });
};

const tokenInMail = (): string => {
  const text = sandbox.mails()[0]?.text ?? '';
  return /passwdSetting\/(\S+)/.exec(text)?.[1] ?? '';
};

const setByToken = (customer: Customer, token: string) =>
  customer.post(`/auth/password-settings/${token}`, {
    password: 'Kaki-no-ki-1987',
    passwordConfirmation: 'Kaki-no-ki-1987',
  });

describe('a forgotten password', () => {
  it('brings a mail with a link to the portal', async () => {
    await reissue(sandbox.customer());
    expect(sandbox.mails()[0]?.text).toMatch(
      /http:\/\/localhost:\d+\/demo\/mypage\/bapPasswdMaster\/passwdSetting\/tk_/,
    );
  });

  it('says until when the link is good and when the mail can be sent again', async () => {
    const customer = sandbox.customer();
    const first = await reissue(customer);
    sandbox.world.clock.advance(59);
    const early = await reissue(customer);
    sandbox.world.clock.advance(1);
    expect(first.json).toEqual({ expiresAt: '2026-11-21T15:00:00+09:00', resendAfterSeconds: 60 });
    expect([early.code, (await reissue(customer)).status]).toEqual(['429-1-05-01', 200]);
  });

  it('comes from the address that the settings name', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    const { json } = await customer.get('/setting/info');
    expect(json).toMatchObject({ mailSenderAddress: 'noreply@demo.example.com' });
    expect(sandbox.mails()[0]?.sender).toContain('<noreply@demo.example.com>');
  });

  it.each([
    ['closed-user', '400-1-02-04'],
    ['issuer-locked-user', '400-1-02-08'],
    ['suspended-user', '400-1-11-02'],
    ['no-mail-user', '400-1-02-05'],
  ])('of %s answers %s', async (loginId, code) => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const registeredMailAddress = `keiri@${loginId.replace('-user', '')}.example.jp`;
    const answer = await customer.post('/auth/password-reissue', {
      loginId,
      registeredMailAddress,
    });
    expect(answer.code).toBe(code);
  });

  it('brings none to an address that is not the registered one', async () => {
    const answer = await reissue(sandbox.customer(), 'someone@example.jp');
    expect([answer.code, sandbox.mails().length]).toEqual(['400-1-02-05', 0]);
  });

  it('can be set anew by the link, which lifts the lock', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    await setByToken(customer, tokenInMail());
    const answer = await customer.login('locked-user', 'Kaki-no-ki-1987');
    expect(answer.json).toEqual({ nextStep: 'top' });
  });

  it('looking at the link does not spend it', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    await customer.get(`/auth/password-settings/${tokenInMail()}`);
    expect((await setByToken(customer, tokenInMail())).status).toBe(204);
  });

  it('the link can be used once', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    const token = tokenInMail();
    await setByToken(customer, token);
    const state = await customer.get(`/auth/password-settings/${token}`);
    const again = await setByToken(customer, token);
    expect([state.json, again.code]).toEqual([
      expect.objectContaining({ state: 'consumed' }),
      '404-1-03-01',
    ]);
  });

  it('the link ends after a day', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    sandbox.world.clock.advance(24 * 60 * 60 + 1);
    const state = await customer.get(`/auth/password-settings/${tokenInMail()}`);
    expect(state.json).toMatchObject({ state: 'expired', purpose: 'reissue' });
  });

  it.each([
    ['closed', '400-1-02-04'],
    ['issuerLocked', '400-1-02-08'],
    ['suspended', '400-1-11-02'],
  ] as const)('the link of an account that is %s by now answers %s', async (state, code) => {
    const customer = sandbox.customer();
    await reissue(customer);
    const token = tokenInMail();
    sandbox.world.db.run("UPDATE accounts SET state = ? WHERE loginId = 'locked-user'", state);
    const read = await customer.get(`/auth/password-settings/${token}`);
    expect([read.code, (await setByToken(customer, token)).code]).toEqual([code, code]);
  });

  it('a second mail makes the first link void', async () => {
    const customer = sandbox.customer();
    await reissue(customer);
    const first = tokenInMail();
    sandbox.world.clock.advance(60);
    await reissue(customer);
    expect((await setByToken(customer, first)).code).toBe('404-1-03-01');
  });

  it('is replaced by a temporary one where the issuer does it so', async () => {
    const customer = sandbox.customer('plain');
    await customer.get('/setting/info');
    await customer.post('/auth/temporary-password', {
      loginId: 'plain-user',
      registeredMailAddress: 'keiri@plain.example.jp',
    });
    const temporary = /仮パスワード： (\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
    const answer = await customer.login('plain-user', temporary);
    expect(answer.json).toEqual({ nextStep: 'passwdTemporary' });
  });
});
