import { describe, expect, it, vi } from 'vitest';
import { password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const key = '"press-0123456789abcdef"';
const headers = { 'Idempotency-Key': key };

/** What a call and its repeat under the same key answered. */
async function twice(call: () => ReturnType<Customer['call']>) {
  const first = await call();
  const second = await call();
  return { first, second };
}

const phone = (value: string) => ({
  revision: 'rev-1-1',
  changeReflectionMonth: '2026-12',
  items: [{ itemKey: 'phoneNumber', value }],
});

const uploadForm = (token: string, content = 'content'): FormData => {
  const form = new FormData();
  form.set('uploadToken', token);
  form.set('revision', 'rev-1');
  form.set('fileName', 'a.pdf');
  form.set('file', new Blob([content]), 'a.pdf');
  return form;
};

describe('a call that is sent twice under one key', () => {
  it('gets the first answer again, and nothing is done twice', async () => {
    const customer = await sandbox.loggedIn();
    const { first, second } = await twice(() =>
      customer.post('/user/change-requests', phone('03-5555-0142'), { headers }),
    );
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(
      sandbox.world.db.all("SELECT 1 FROM changeRequests WHERE accountId = 'acc-bill'"),
    ).toHaveLength(1);
  });

  it('mails once', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const body = { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba-foods.example.jp' };
    await twice(() => customer.post('/auth/password-reissue', body, { headers }));
    expect(sandbox.mails()).toHaveLength(1);
  });

  it('counts a wrong password once', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const body = { loginId: 'demo-user', password: 'wrong' };
    const { second } = await twice(() => customer.post('/auth/login', body, { headers }));
    expect(second.code).toBe('400-1-02-01');
    const failures = "SELECT failedLogins AS n FROM accounts WHERE accountId = 'acc-bill'";
    expect(sandbox.world.db.get(failures)).toEqual({ n: 1 });
  });

  it('logs in once, with the same cookies', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const cookies = new Map(customer.cookies);
    const body = { loginId: 'demo-user', password };
    const { first, second } = await twice(() => {
      for (const [name, value] of cookies) customer.cookies.set(name, value);
      return customer.post('/auth/login', body, { headers });
    });
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    expect((await customer.get('/user/me')).status).toBe(200);
  });

  it('is answered though the first has ended its session', async () => {
    const customer = await sandbox.loggedIn();
    const cookies = new Map(customer.cookies);
    const next = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };
    const { second } = await twice(() => {
      for (const [name, value] of cookies) customer.cookies.set(name, value);
      const body = { currentPassword: password, ...next };
      return customer.call('PUT', '/auth/password', { body, headers });
    });
    expect(second.status).toBe(204);
  });

  it('spends a link once', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const body = { password: 'Kaki-no-ki-1987', passwordConfirmation: 'Kaki-no-ki-1987' };
    const path = '/auth/password-settings/demo-password-link';
    const { second } = await twice(() => customer.post(path, body, { headers }));
    expect(second.status).toBe(204);
  });

  it('keeps a file once, whatever stands between the parts of the form', async () => {
    const customer = await sandbox.loggedIn();
    const row = sandbox.world.db.get<{ billId: string }>(
      "SELECT billId FROM bills WHERE accountId = 'acc-bill' AND canReturnFile = 1 AND isPublished = 1 AND statusId = 'unconfirmed'",
    );
    const bill = `/bills/${row?.billId}`;
    const grant = await customer.post(`${bill}/upload-tokens`, undefined);
    const token = String(Reflect.get(Object(grant.json), 'uploadToken'));
    const { first, second } = await twice(() =>
      customer.call('POST', `${bill}/returned-file`, { form: uploadForm(token), headers }),
    );
    const other = await customer.call('POST', `${bill}/returned-file`, {
      form: uploadForm(token, 'other'),
      headers,
    });
    expect([first.status, second.status, other.code]).toEqual([201, 201, '422-1-00-01']);
    expect(second.json).toEqual(first.json);
  });

  it('is refused if its content is another', async () => {
    const customer = await sandbox.loggedIn();
    await customer.post('/user/change-requests', phone('03-5555-0142'), { headers });
    const other = await customer.post('/user/change-requests', phone('03-5555-0143'), { headers });
    expect(other.code).toBe('422-1-00-01');
  });

  it('is the same content in another order', async () => {
    const customer = await sandbox.loggedIn();
    await customer.post('/user/change-requests', phone('03-5555-0142'), { headers });
    const { revision, changeReflectionMonth, items } = phone('03-5555-0142');
    const body = { items, revision, changeReflectionMonth };
    const other = await customer.post('/user/change-requests', body, { headers });
    expect(other.status).toBe(201);
  });

  it('is told to wait while the first is under way', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.callsUnderWay.add(
      `demo ${customer.cookies.get('MYPAGE_SESSION')} press-0123456789abcdef`,
    );
    const answer = await customer.post('/user/change-requests', phone('03-5555-0142'), { headers });
    expect(answer.code).toBe('409-1-00-02');
  });

  it('side by side is done once', async () => {
    const customer = await sandbox.loggedIn();
    const call = () => customer.post('/e-storage/linkage', undefined, { headers });
    const codes = (await Promise.all([call(), call()])).map(({ status }) => status);
    expect(codes.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(codes.every((status) => status === 201 || status === 409)).toBe(true);
  });

  it('is tried anew after an answer that said nothing of its content', async () => {
    const customer = await sandbox.loggedIn();
    const operationId = 'submitChangeRequest';
    sandbox.world.orderedErrors.push({ operationId, code: '500-1-00-01', times: 1 });
    const { first, second } = await twice(() =>
      customer.post('/user/change-requests', phone('03-5555-0142'), { headers }),
    );
    expect([first.status, second.status]).toEqual([500, 201]);
  });

  it('is refused if it goes to another address', async () => {
    const customer = await sandbox.loggedIn();
    await customer.post('/e-storage/linkage', {}, { headers });
    expect((await customer.post('/auth/logout', {}, { headers })).code).toBe('422-1-00-01');
  });

  it('is tried anew after a fault of the server itself, in the middle of the work', async () => {
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(sandbox.world.post, 'send').mockRejectedValueOnce(new Error('no post today'));
    const body = { mailAddress: 'keiri@shinki-shoji.example.jp' };
    const path = '/registration/mail-addresses';
    const first = await customer.post(path, body, { headers });
    sandbox.world.clock.advance(60 * 60);
    const second = await customer.post(path, body, { headers });
    expect([first.status, second.status]).toEqual([500, 200]);
  });

  it('is tried anew after too many of its kind', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.requestsPerMinute = 0;
    const first = await customer.post('/e-storage/linkage', undefined, { headers });
    sandbox.world.limits.requestsPerMinute = 1;
    const second = await customer.post('/e-storage/linkage', undefined, { headers });
    expect([first.code, second.status]).toEqual(['429-1-05-01', 201]);
  });

  it('by another login is another press', async () => {
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('empty-user')];
    await one.post('/e-storage/linkage', undefined, { headers });
    const answer = await other.post('/e-storage/linkage', undefined, { headers });
    expect(answer.status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const customer = await sandbox.loggedIn();
    await customer.post('/auth/logout', {}, { headers });
    sandbox.world.clock.advance(24 * 60 * 60 + 1);
    await customer.login();
    const rows = sandbox.world.db.all(
      'SELECT 1 FROM idempotencyKeys WHERE idempotencyKey = ?',
      'press-0123456789abcdef',
    );
    expect(rows).toEqual([]);
  });
});

it.each(['', 'press-0123456789abcdef', '"short"', '"with blanks and more of it"'])(
  'a call with the key %j is refused',
  async (own) => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.post('/auth/logout', {}, { headers: { 'Idempotency-Key': own } });
    expect(answer.code).toBe('400-1-99-01');
  },
);
