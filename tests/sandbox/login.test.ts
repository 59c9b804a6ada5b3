import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { AccountState } from '../../mocks/sandbox/accounts.ts';
import { password, sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

describe('logging in', () => {
  it('leads a customer to the top page', async () => {
    const customer = sandbox.customer();
    const answer = await customer.login();
    expect(answer.json).toEqual({ nextStep: 'top' });
  });

  it('answers who is logged in afterwards', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.get('/user/me');
    expect(answer.json).toMatchObject({
      customerName: '株式会社青葉フーズ流通',
      titleOfHonor: '御中',
    });
  });

  it('does not tell a wrong password from a wrong login ID', async () => {
    const customer = sandbox.customer();
    const wrongPassword = await customer.login('demo-user', 'no');
    const wrongLoginId = await customer.login('nobody', 'no');
    expect(wrongPassword.json).toEqual(wrongLoginId.json);
  });

  it('locks the account at the fifth failure and says so', async () => {
    const customer = sandbox.customer();
    const codes = [];
    for (let failure = 0; failure < 6; failure += 1) {
      codes.push((await customer.login('demo-user', 'wrong')).code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => '400-1-02-01'),
      '400-1-02-03',
      '400-1-02-02',
    ]);
  });

  it('keeps a locked account locked for the right password too', async () => {
    const customer = sandbox.customer();
    expect((await customer.login('locked-user')).code).toBe('400-1-02-02');
  });

  it('mails every address of an account that gets locked', async () => {
    const customer = sandbox.customer();
    for (let failure = 0; failure < 5; failure += 1) await customer.login('demo-user', 'wrong');
    const [mail] = sandbox.mails();
    expect(mail?.recipients).toEqual([
      'keiri@aoba-foods.example.jp',
      'y.sato@aoba-foods.example.jp',
    ]);
    expect(mail?.subject).toContain('アカウントをロックしました');
  });

  it('forgets failures after a right password', async () => {
    const customer = sandbox.customer();
    for (let failure = 0; failure < 4; failure += 1) await customer.login('demo-user', 'wrong');
    await customer.login();
    expect((await customer.login('demo-user', 'wrong')).code).toBe('400-1-02-01');
  });

  it.each([
    ['expired-user', { nextStep: 'passwdExpired' }],
    ['temporary-user', { nextStep: 'passwdTemporary' }],
    ['verify-user', { nextStep: 'verify' }],
  ])('leads %s to the step that comes first', async (loginId, expected) => {
    expect((await sandbox.customer().login(loginId)).json).toEqual(expected);
  });

  it.each([
    ['expired-user', 'passwdExpired'],
    ['temporary-user', 'passwdTemporary'],
    ['verify-user', 'verify'],
    ['demo-user', 'top'],
  ])('tells %s, also later, what comes next and whose login it is', async (loginId, nextStep) => {
    const customer = await sandbox.loggedIn(loginId);
    expect((await customer.get('/auth/login-progress')).json).toEqual({ nextStep, loginId });
  });

  it('tells a visitor that there is no login under way', async () => {
    expect((await sandbox.customer().get('/auth/login-progress')).code).toBe('401-1-00-01');
  });

  it.each([
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
  ])('refuses %s with %s', async (loginId, code) => {
    expect((await sandbox.customer().login(loginId)).code).toBe(code);
  });

  it('gives a session cookie that scripts and other sites cannot use', async () => {
    const customer = sandbox.customer();
    const answer = await customer.login();
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^MYPAGE_SESSION=[^;]+; Path=\/demo\/mypage-api; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{16,}; Path=\/demo; Secure; SameSite=Lax$/),
    ]);
  });

  it('lets a login of one issuer into no other', async () => {
    const customer = sandbox.customer('plain');
    expect((await customer.login('demo-user')).code).toBe('400-1-02-01');
  });
});

describe('a session', () => {
  it('is needed', async () => {
    expect((await sandbox.customer().get('/user/me')).code).toBe('401-1-00-01');
  });

  it('that is only good for the verification opens nothing else', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
  });

  it.each([
    ['expired-user', 'GET', '/auth/login-progress', undefined],
    ['expired-user', 'GET', '/auth/verification-addresses', '400-1-03-11'],
    ['expired-user', 'GET', '/user/me', '401-1-00-01'],
    ['expired-user', 'POST', '/auth/logout', undefined],
    ['verify-user', 'GET', '/auth/login-progress', undefined],
    ['verify-user', 'GET', '/auth/verification-addresses', undefined],
    ['verify-user', 'POST', '/auth/logout', undefined],
  ])('of a login that is half done (%s) at %s %s: %s', async (loginId, method, path, code) => {
    const customer = await sandbox.loggedIn(loginId);
    const answer = await customer.call(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer.code).toBe(code);
  });

  it('ends after the idle time, by the clock', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.clock.advance(1801);
    expect((await customer.get('/user/me')).code).toBe('401-1-02-01');
  });

  it('lasts for the whole idle time', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.clock.advance(1800);
    expect((await customer.get('/user/me')).status).toBe(200);
  });

  it('of one issuer is none at another', async () => {
    const { cookies } = await sandbox.loggedIn();
    const elsewhere = sandbox.customer('plain');
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/user/me')).code).toBe('401-1-00-02');
  });

  it.each<[AccountState, string]>([
    ['closed', '401-1-00-02'],
    ['suspended', '400-1-11-02'],
    ['unlicensed', '402-1-00-01'],
  ])('opens nothing any more once the account is %s', async (state, code) => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', (account) => {
      account.state = state;
    });
    expect((await customer.get('/user/me')).code).toBe(code);
  });

  it('goes on as long as it is used', async () => {
    const customer = await sandbox.loggedIn();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      sandbox.world.clock.advance(900);
      await customer.get('/user/me');
    }
    expect((await customer.get('/user/me')).status).toBe(200);
  });

  it('ends at logout', async () => {
    const customer = await sandbox.loggedIn();
    const cookies = new Map(customer.cookies);
    expect((await customer.post('/auth/logout')).json).toEqual({ isAutoLogin: false });
    for (const [name, value] of cookies) customer.cookies.set(name, value);
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
  });

  it('of an automatic login says so at logout', async () => {
    const customer = await sandbox.loggedIn('auto-user');
    expect((await customer.post('/auth/logout')).json).toEqual({ isAutoLogin: true });
  });

  it('says by a mark whose it is: the same at each login, another for another customer', async () => {
    const keyOf = async (loginId: string): Promise<unknown> => {
      const { json } = await (await sandbox.loggedIn(loginId)).get('/user/me');
      return typeof json === 'object' && json && 'customerKey' in json ? json.customerKey : json;
    };
    const key = await keyOf('demo-user');
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(await keyOf('demo-user')).toBe(key);
    expect(await keyOf('empty-user')).not.toBe(key);
  });

  it('of another browser ends when the password is changed here', async () => {
    const [here, there] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    const next = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };
    await here.put('/auth/password', { currentPassword: password, ...next });
    expect((await there.get('/user/me')).code).toBe('401-1-02-02');
  });
});

describe('what holds for every call', () => {
  it('a call that changes something needs the anti-forgery pair', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const headers = { 'X-XSRF-TOKEN': 'another-token-of-this-length' };
    const body = { loginId: 'demo-user', password };
    const answer = await customer.call('POST', '/auth/login', { body, headers });
    expect(answer.code).toBe('403-1-00-01');
  });

  it('a GET needs the pair to fit as soon as it sends it', async () => {
    const customer = await sandbox.loggedIn();
    const headers = { 'X-XSRF-TOKEN': 'another-token-of-this-length' };
    expect((await customer.get('/user/me', { headers })).code).toBe('403-1-00-01');
    expect((await customer.get('/user/me')).status).toBe(200);
  });

  it('a login gives a new pair, and a page that sends the old one gets nothing', async () => {
    const customer = await sandbox.loggedIn('demo-user');
    const headers = { 'X-XSRF-TOKEN': customer.cookies.get('XSRF-TOKEN') ?? '' };
    await customer.login('empty-user');
    expect(customer.cookies.get('XSRF-TOKEN')).not.toBe(headers['X-XSRF-TOKEN']);
    expect((await customer.get('/bills', { headers })).code).toBe('403-1-00-01');
  });

  it('a first GET gives a cookie that scripts can read', async () => {
    const answer = await sandbox.customer().get('/setting/info');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{16,}; Path=\/demo; Secure; SameSite=Lax$/),
    ]);
  });

  it.each(['0.0.0', '0.1.0', '0.1.99'])(
    'a portal of version %s, made for the contract before, is told to load anew',
    async (version) => {
      const headers = { 'X-Front-Version': version };
      expect((await sandbox.customer().get('/setting/info', { headers })).code).toBe('400-1-99-02');
    },
  );

  it('the portal of this project is new enough', async () => {
    const headers = { 'X-Front-Version': manifest.version };
    expect((await sandbox.customer().get('/setting/info', { headers })).status).toBe(200);
  });

  it('English is refused where the issuer offers none', async () => {
    const customer = sandbox.customer('plain');
    customer.language = 'en';
    expect((await customer.get('/setting/info')).code).toBe('403-1-00-02');
  });

  it('a customer code that nobody has is a wrong address', async () => {
    expect((await sandbox.customer('nobody').get('/setting/info')).code).toBe('404-1-00-01');
  });

  it('an entry that is missing is named', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const answer = await customer.post('/auth/login', { loginId: 'demo-user' });
    expect(answer.json).toEqual([
      {
        code: '400-1-00-01',
        target: ['password'],
        mapping: [{ key: 'name', value: 'password', type: 'FE' }],
      },
    ]);
  });

  it('an ordered error is answered once', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.orderedErrors.push({
      operationId: 'getCurrentUser',
      code: '500-1-00-01',
      times: 1,
    });
    const statuses = [];
    for (let time = 0; time < 2; time += 1) statuses.push((await customer.get('/user/me')).status);
    expect(statuses).toEqual([500, 200]);
  });
});
