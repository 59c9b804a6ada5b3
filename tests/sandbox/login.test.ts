import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { AccountState } from '../../mocks/sandbox/accounts.ts';
import { newPasswords, password, sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** Every login with its next step or its error code; the README lists them. */
const logins = [
  ['demo-user', 'top'],
  ['expired-user', 'passwdExpired'],
  ['temporary-user', 'passwdTemporary'],
  ['verify-user', 'verify'],
  ['locked-user', '400-1-02-02'],
  ['suspended-user', '400-1-11-02'],
  ['closed-user', '400-1-02-04'],
  ['issuer-locked-user', '400-1-02-08'],
  ['unlicensed-user', '402-1-00-01'],
  ['unavailable-user', '402-1-00-02'],
  ['misconfigured-user', '400-1-11-01'],
  ['error-500-1-00-01', '500-1-00-01'],
  ['error-500-1-00-01-', '400-1-02-01'],
  ['Error-500-1-00-01', '400-1-02-01'],
  ['error-599-1-00-01', '400-1-02-01'],
] as const;

describe('login', () => {
  it.each(logins)(
    'of %s answers %s, and the progress shows the same step',
    async (loginId, next) => {
      const customer = sandbox.customer();
      const answer = await customer.login(loginId);
      const progress = await customer.get('/auth/login-progress');
      const isRefused = /^\d/.test(next);
      const expected = isRefused
        ? [next, '401-1-00-01']
        : [{ nextStep: next }, { nextStep: next, loginId }];
      expect(isRefused ? [answer.code, progress.code] : [answer.json, progress.json]).toEqual(
        expected,
      );
    },
  );

  it('locks the account at the fifth failure and mails all its addresses', async () => {
    const customer = sandbox.customer();
    const codes = [];
    for (let failure = 0; failure < 5; failure += 1) {
      codes.push((await customer.login('demo-user', 'wrong')).code);
    }
    expect(codes).toEqual([...Array(4).fill('400-1-02-01'), '400-1-02-03']);
    const [mail] = sandbox.mails();
    expect(mail?.recipients).toEqual([
      'keiri@aoba-foods.example.jp',
      'y.sato@aoba-foods.example.jp',
    ]);
    expect(mail?.subject).toContain('アカウントをロックしました');
  });

  it('resets the count of failures after a correct password', async () => {
    const customer = sandbox.customer();
    for (let failure = 0; failure < 4; failure += 1) await customer.login('demo-user', 'wrong');
    await customer.login();
    expect((await customer.login('demo-user', 'wrong')).code).toBe('400-1-02-01');
  });

  it('fails at another issuer', async () => {
    expect((await sandbox.customer('plain').login('demo-user')).code).toBe('400-1-02-01');
  });
});

describe('a session', () => {
  it.each([
    ['expired-user', 'GET', '/auth/verification-addresses', '400-1-03-11'],
    ['expired-user', 'GET', '/user/me', '401-1-00-01'],
    ['expired-user', 'POST', '/auth/logout', undefined],
    ['verify-user', 'GET', '/auth/verification-addresses', undefined],
    ['verify-user', 'GET', '/user/me', '401-1-00-01'],
    ['verify-user', 'POST', '/auth/logout', undefined],
  ])('of an incomplete login (%s) gets for %s %s: %s', async (loginId, method, path, code) => {
    const customer = await sandbox.loggedIn(loginId);
    const answer = await customer.call(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer.code).toBe(code);
  });

  it.each([
    ['lasts while it is used', [900, 900, 900], undefined],
    ['lasts for the whole idle time', [1800], undefined],
    ['ends after the idle time', [1801], '401-1-02-01'],
  ])('%s', async (_, pauses, code) => {
    const customer = await sandbox.loggedIn();
    const codes = [];
    for (const seconds of pauses) {
      sandbox.world.clock.advance(seconds);
      codes.push((await customer.get('/user/me')).code);
    }
    expect(codes.at(-1)).toBe(code);
  });

  it.each<[AccountState, string]>([
    ['closed', '401-1-00-02'],
    ['suspended', '400-1-11-02'],
    ['unlicensed', '402-1-00-01'],
  ])('gets no data once the account is %s', async (state, code) => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', (account) => {
      account.state = state;
    });
    expect((await customer.get('/user/me')).code).toBe(code);
  });

  it('has the same customerKey at each login, and another for another customer', async () => {
    const keyOf = async (loginId: string): Promise<unknown> => {
      const { json } = await (await sandbox.loggedIn(loginId)).get('/user/me');
      return Reflect.get(Object(json), 'customerKey');
    };
    const key = await keyOf('demo-user');
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(await keyOf('demo-user')).toBe(key);
    expect(await keyOf('empty-user')).not.toBe(key);
  });

  it('in another browser ends when the password is changed', async () => {
    const [here, there] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    await here.put('/auth/password', { currentPassword: password, ...newPasswords() });
    expect((await there.get('/user/me')).code).toBe('401-1-02-02');
  });
});

describe('every call', () => {
  it.each([
    ['0.0.0', '400-1-99-02'],
    ['0.1.99', '400-1-99-02'],
    [manifest.version, undefined],
  ])('from a portal of version %s gets %s', async (version, code) => {
    const headers = { 'X-Front-Version': version };
    expect((await sandbox.customer().get('/setting/info', { headers })).code).toBe(code);
  });

  it('in English is refused if the issuer offers only Japanese', async () => {
    const customer = sandbox.customer('plain');
    customer.language = 'en';
    expect((await customer.get('/setting/info')).code).toBe('403-1-00-02');
  });

  it('with an unknown customer code gets 404', async () => {
    expect((await sandbox.customer('nobody').get('/setting/info')).code).toBe('404-1-00-01');
  });
});
