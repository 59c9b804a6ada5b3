import { describe, expect, it } from 'vitest';
import { password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const next = 'Kaki-no-ki-1987';
const day = 24 * 60 * 60;

const change = (customer: Customer, currentPassword: string, wanted: string) =>
  customer.put('/auth/password', {
    currentPassword,
    password: wanted,
    passwordConfirmation: wanted,
  });

const changeExpired = (customer: Customer, wanted: string) =>
  customer.put('/auth/expired-password', {
    loginId: 'expired-user',
    currentPassword: password,
    password: wanted,
    passwordConfirmation: wanted,
  });

describe('a session that is over', () => {
  it.each([
    ['by a logout', (customer: Customer) => customer.post('/auth/logout')],
    ['by a new password', (customer: Customer) => change(customer, password, next)],
  ])('%s leaves no cookie, and says nothing of others', async (_, end) => {
    const customer = await sandbox.loggedIn();
    const session = customer.cookies.get('MYPAGE_SESSION') ?? '';
    await end(customer);
    expect([...customer.cookies.keys()]).toEqual(['XSRF-TOKEN']);
    customer.cookies.set('MYPAGE_SESSION', session);
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
  });
});

describe('a new password', () => {
  it.each([
    ['ja', 'パスワード'],
    ['en', 'Password'],
  ] as const)(
    'is told to every address, in the language of the change: %s',
    async (language, what) => {
      const customer = await sandbox.loggedIn();
      customer.language = language;
      await change(customer, password, next);
      expect(sandbox.mails()).toMatchObject([
        {
          recipients: ['keiri@aoba-foods.example.jp', 'y.sato@aoba-foods.example.jp'],
          subject: expect.stringContaining(what),
        },
      ]);
    },
  );

  it('is tried too often by one customer, not by all together', async () => {
    sandbox.world.limits.requestsPerMinute = 1;
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('empty-user')];
    expect((await change(one, 'wrong', next)).code).toBe('400-1-03-10');
    expect((await change(one, password, next)).code).toBe('429-1-05-01');
    expect((await change(other, password, next)).status).toBe(204);
  });

  it('is none of the last ones, as many as the policy says', async () => {
    const customer = await sandbox.loggedIn();
    let current = password;
    for (const wanted of [next, 'Ume-no-ki-1988', 'Kuri-no-ki-1989']) {
      sandbox.world.clock.advance(1);
      expect((await change(customer, current, wanted)).status).toBe(204);
      current = wanted;
      await customer.login('demo-user', current);
      expect((await change(customer, current, current)).json).toMatchObject([
        { code: '400-1-03-09', mapping: [{ key: 'count', value: '3' }] },
      ]);
    }
    expect((await change(customer, current, next)).code).toBe('400-1-03-09');
    expect((await change(customer, current, password)).status).toBe(204);
  });

  it('instead of an expired one keeps the rules, too', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    expect((await changeExpired(customer, 'Ab-1')).code).toBe('400-1-03-02');
    expect((await customer.login('expired-user')).json).toEqual({ nextStep: 'passwdExpired' });
    expect((await changeExpired(customer, next)).status).toBe(204);
  });

  it('needs no symbol where the issuer asks for none', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    expect((await change(customer, password, 'kakinoki1987')).status).toBe(204);
  });

  it('of another length is refused with the lengths', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    expect((await change(customer, password, 'Ab-1')).json).toMatchObject([
      {
        code: '400-1-03-02',
        mapping: [
          { key: 'min', value: '8' },
          { key: 'max', value: '16' },
        ],
      },
    ]);
  });
});

describe('the age of a password', () => {
  /** The passwords of the seed are 30 days old. */
  const ageBy = (seconds: number): void => sandbox.world.clock.advance(seconds);

  it('may be as many days as the policy says', async () => {
    ageBy(335 * day);
    expect((await sandbox.customer().login()).json).toEqual({ nextStep: 'top' });
    ageBy(1);
    expect((await sandbox.customer().login()).json).toEqual({ nextStep: 'passwdExpired' });
  });

  it('does not matter where the issuer sets none', async () => {
    ageBy(5000 * day);
    const customer = sandbox.customer('plain');
    expect((await customer.login('plain-user')).json).toEqual({ nextStep: 'top' });
  });

  it.each([
    ['demo-user', '2027-10-21'],
    ['plain-user', null],
  ])('of %s ends on %s, as the account settings say', async (loginId, passwordExpiresOn) => {
    const customer = await sandbox.loggedIn(loginId);
    const { json } = await customer.get('/user/account-settings');
    expect(json).toMatchObject({ loginId, passwordExpiresOn });
  });

  it('set before nine in the morning ends on the day that it is in Japan', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', (account) => {
      account.passwordSetAt = Date.parse('2026-10-21T08:59:59+09:00');
    });
    const { json } = await customer.get('/user/account-settings');
    expect(json).toMatchObject({ passwordExpiresOn: '2027-10-21' });
  });
});
