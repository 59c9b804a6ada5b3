import { describe, expect, it } from 'vitest';
import { createMailboxClient } from './mailbox-client.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

const control = async (path: string, body?: unknown) => {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, json };
};

describe('the control address', () => {
  it('moves the clock forward', async () => {
    expect((await control('clock', { advanceSeconds: 180 })).json).toEqual({
      now: '2026-11-20T15:03:00+09:00',
    });
  });

  it('sets the clock', async () => {
    expect((await control('clock', { now: '2027-01-01T00:00:00+09:00' })).json).toEqual({
      now: '2027-01-01T00:00:00+09:00',
    });
  });

  it('orders an error so many times', async () => {
    await control('next-error', { operationId: 'getSettingInfo', code: '500-1-00-01', times: 2 });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await sandbox.customer().get('/setting/info')).status);
    }
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('orders no error that the contract does not give to the operation', async () => {
    const answer = await control('next-error', {
      operationId: 'getSettingInfo',
      code: '400-1-02-01',
    });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('cannot answer') },
    });
  });

  it.each([
    [{ batchFileLimit: '3' }, 'batchFileLimit is a number.'],
    [{ minimumFrontVersion: 3 }, 'minimumFrontVersion is a string.'],
    [{ batchFileLimits: 3 }, 'There is no limit batchFileLimits.'],
  ])('sets no limit to what it cannot be: %j', async (limits, said) => {
    const message = expect.stringContaining(said);
    expect(await control('limits', limits)).toMatchObject({ status: 400, json: { message } });
  });

  it('resets logins, clock and limits', async () => {
    const customer = await sandbox.loggedIn();
    await control('clock', { advanceSeconds: 60 });
    await control('limits', { batchFileLimit: 3 });
    await control('reset');
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
    expect(sandbox.world.clock.offset).toBe(0);
    expect(sandbox.world.limits.batchFileLimit).toBe(200);
  });

  it('changes a limit by its name', async () => {
    await control('limits', { batchFileLimit: 3 });
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/bills/search-options')).json).toMatchObject({ batchFileLimit: 3 });
  });

  it.each([
    ['download', 'downloadurl/login/index/'],
    ['invoiceNumber', 'invoiceRegisterNumber/index/'],
    ['firstPassword', 'bapPasswdMaster/passwdSetting/'],
  ])('lets the issuer mail a link for %s', async (kind, route) => {
    const { json } = await control('issuer-mail', { kind });
    expect(json).toMatchObject({ token: expect.stringMatching(/^tk_/) });
    expect(sandbox.mails()[0]?.text).toContain(`/demo/mypage/${route}tk_`);
    expect(sandbox.mails()[0]?.recipients).toEqual(['keiri@aoba-foods.example.jp']);
  });

  it('lets the issuer mail a link that is good for as long as the contract says', async () => {
    await control('issuer-mail', { kind: 'download' });
    const [mailed = ''] = /tk_[\w-]+/.exec(sandbox.mails()[0]?.text ?? '') ?? [];
    const isGood = async (): Promise<string> => {
      const { json } = await sandbox.customer().get(`/downloads/${mailed}`);
      return String(Reflect.get(Object(json), 'state'));
    };
    const days = sandbox.world.limits.downloadLinkDays;
    const states = [];
    for (const seconds of [days * 24 * 60 * 60 - 1, 2]) {
      sandbox.world.clock.advance(seconds);
      states.push(await isGood());
    }
    expect(states).toEqual(['valid', 'expired']);
  });

  it('refuses a limit that is none', async () => {
    expect((await control('limits', { noSuchLimit: 3 })).status).toBe(400);
  });

  it('refuses a provider state that is not in the vocabulary, and says where it stands', async () => {
    const answer = await control('provider-state', { state: 'it rains' });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('/_sandbox/state') },
    });
  });

  it('answers what a state leaves for the request', async () => {
    const state = 'a customer with bills is logged in';
    expect((await control('provider-state', { state, action: 'setup' })).json).toMatchObject({
      cookie: expect.stringMatching(/^MYPAGE_SESSION=.+; XSRF-TOKEN=.+/),
    });
  });
});

describe('the mailbox', () => {
  const mailbox = createMailboxClient(() => sandbox.mailboxUrl);

  const askForLink = async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    await customer.post('/auth/password-reissue', {
      loginId: 'demo-user',
      registeredMailAddress: 'keiri@aoba-foods.example.jp',
    });
  };

  it('shows a mail with its Japanese subject', async () => {
    await askForLink();
    expect(await mailbox.page()).toContain('パスワード設定のご案内');
  });

  it('makes the link in a mail one that can be clicked', async () => {
    await askForLink();
    expect(await mailbox.page()).toMatch(/<a href="http:\/\/[^"]+passwdSetting\/tk_[^"]+">/);
  });

  it('gives the same to tests as JSON', async () => {
    await askForLink();
    expect(await mailbox.json()).toMatchObject([
      {
        recipients: ['keiri@aoba-foods.example.jp'],
        links: [expect.stringContaining('/bapPasswdMaster/passwdSetting/')],
      },
    ]);
  });

  it('has the newest mail first, with the time that it is in Japan and whom it went to', async () => {
    await askForLink();
    sandbox.world.clock.advance(9 * 60 * 60);
    await askForLink();
    const page = await mailbox.page();
    const times = [...page.matchAll(/<time>([^<]+)<\/time>/g)].map(([, time]) => time);
    expect(times).toEqual(['2026-11-21T00:00:00+09:00', '2026-11-20T15:00:00+09:00']);
    expect(await mailbox.json()).toMatchObject(times.map((receivedAt) => ({ receivedAt })));
    expect(page).toContain('<dd>keiri@aoba-foods.example.jp</dd>');
  });

  it('is not kept by a browser, and tells no token to the page that a link leads to', async () => {
    const { headers } = await fetch(sandbox.mailboxUrl);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows markup in a mail as text', async () => {
    sandbox.world.db.insert('mails', {
      receivedAt: 0,
      sender: '',
      recipients: '[]',
      subject: '<script>alert(1)</script>',
      text: '<b>x</b>',
    });
    expect(await mailbox.page()).not.toMatch(/<script>|<b>/);
  });
});
