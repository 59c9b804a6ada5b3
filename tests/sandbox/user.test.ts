import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const submit = (
  customer: Customer,
  items: { itemKey: string; value: string | null }[],
  more = {},
) =>
  customer.post('/user/change-requests', {
    revision: 'rev-1-1',
    changeReflectionMonth: '2026-12',
    items,
    ...more,
  });

const newPhone = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];

const idIn = (answer: Answer): string => {
  const request: { changeRequestId: string } = JSON.parse(answer.bytes.toString('utf8'));
  return request.changeRequestId;
};

describe('a change of registered information', () => {
  it('is in progress until its month, with content before and asked for', async () => {
    const customer = await sandbox.loggedIn();
    await submit(customer, newPhone);
    const answer = await customer.get('/user/registered-information');
    expect(answer.json).toMatchObject({
      pendingChangeRequest: {
        changeReflectionMonth: '2026-12',
        items: [{ preChangeContent: '03-5555-0100', requestedContent: '03-5555-0142' }],
      },
    });
  });

  it('is reflected from its month on', async () => {
    const customer = await sandbox.loggedIn();
    await submit(customer, [{ itemKey: 'customerName', value: '株式会社新青葉' }]);
    sandbox.world.clock.set(new Date('2026-12-01T09:00:00+09:00'));
    await customer.login();
    await customer.get('/user/registered-information');
    expect((await customer.get('/user/me')).json).toMatchObject({ customerName: '株式会社新青葉' });
  });

  it('can be cancelled', async () => {
    const customer = await sandbox.loggedIn();
    const changeRequestId = idIn(await submit(customer, newPhone));
    await customer.delete(`/user/change-requests/${changeRequestId}`);
    const answer = await customer.get('/user/registered-information');
    expect(answer.json).toMatchObject({ pendingChangeRequest: null });
  });

  it('cancelled twice is a conflict', async () => {
    const customer = await sandbox.loggedIn();
    const changeRequestId = idIn(await submit(customer, newPhone));
    await customer.delete(`/user/change-requests/${changeRequestId}`);
    const again = await customer.delete(`/user/change-requests/${changeRequestId}`);
    expect(again.code).toBe('409-1-00-01');
  });

  it('beside another is a conflict', async () => {
    const customer = await sandbox.loggedIn();
    await submit(customer, newPhone);
    expect((await submit(customer, newPhone)).code).toBe('409-1-00-01');
  });

  it('after the last day of acceptance is refused, and says from when it is not', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.changeLastDayOfMonth = 19;
    expect((await customer.get('/user/registered-information')).json).toMatchObject({
      changeAcceptance: { isAccepting: false, lastDayOfMonth: 19, acceptsAgainOn: '2026-12-01' },
    });
    expect((await submit(customer, newPhone)).code).toBe('400-1-06-12');
  });

  it('of a form that the issuer changed is refused', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.formVersion = 2;
    expect((await submit(customer, newPhone)).code).toBe('400-1-06-13');
  });

  it('that changes nothing is refused', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, [{ itemKey: 'phoneNumber', value: '03-5555-0100' }]);
    expect(answer.code).toBe('400-1-06-07');
  });

  it.each([
    ['phoneNumber', 'call me', '400-1-06-03'],
    ['postalCode', '12', '400-1-06-06'],
    ['invoiceRegisterNumber', 'X1234567890123', '400-1-06-11'],
    ['customerName', 'What?', '400-1-06-10'],
    ['customerName', '', '400-1-00-01'],
    ['customerName', 'あ'.repeat(201), '400-1-00-04'],
    ['closingDay', '17', '400-1-00-02'],
    ['loginId', 'empty-user', '400-1-06-08'],
    ['loginId', '日本語のログインＩＤ', '400-1-00-03'],
    ['creditLimit', '1', '400-1-06-13'],
  ])('of %s to %j is refused with %s', async (itemKey, value, code) => {
    const customer = await sandbox.loggedIn();
    expect((await submit(customer, [{ itemKey, value }])).code).toBe(code);
  });

  it('names every item that does not fit', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, [
      { itemKey: 'phoneNumber', value: 'x' },
      { itemKey: 'postalCode', value: 'y' },
    ]);
    expect(answer.json).toMatchObject([{ target: ['phoneNumber'] }, { target: ['postalCode'] }]);
  });
});

describe('mail addresses', () => {
  const save = (customer: Customer, mailAddress: string, sub: string[]) =>
    customer.put('/user/mail-addresses', {
      mailAddress,
      subMailAddressList: sub.map((subMailAddress) => ({ subMailAddress })),
    });

  it('are kept', async () => {
    const customer = await sandbox.loggedIn();
    await save(customer, 'new@aoba-foods.example.jp', []);
    expect((await customer.get('/user/mail-addresses')).json).toMatchObject({
      mailAddress: 'new@aoba-foods.example.jp',
      subMailAddressList: [],
    });
  });

  it('a change is told to old and new addresses', async () => {
    const customer = await sandbox.loggedIn();
    await save(customer, 'new@aoba-foods.example.jp', []);
    expect(sandbox.mails()[0]?.recipients).toEqual([
      'keiri@aoba-foods.example.jp',
      'y.sato@aoba-foods.example.jp',
      'new@aoba-foods.example.jp',
    ]);
  });

  it.each([
    ['no-address', [], '400-1-06-01'],
    ['a@example.jp', ['a@example.jp'], '400-1-00-02'],
    [
      'a@example.jp',
      ['b@example.jp', 'c@example.jp', 'd@example.jp', 'e@example.jp'],
      '400-1-00-02',
    ],
    ['keiri@aoba-foods.example.jp', ['y.sato@aoba-foods.example.jp'], '400-1-06-07'],
  ])('%s with %j is refused', async (main, sub, code) => {
    const customer = await sandbox.loggedIn();
    expect((await save(customer, main, sub)).code).toBe(code);
  });
});

describe('attachments to mails', () => {
  it('can be switched off', async () => {
    const customer = await sandbox.loggedIn();
    await customer.put('/user/ledger-mail-attachment', { isLedgerMailAttached: false });
    expect((await customer.get('/user/account-settings')).json).toMatchObject({
      isLedgerMailAttached: false,
    });
  });

  it('stay as they are where the issuer decides', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const answer = await customer.put('/user/ledger-mail-attachment', {
      isLedgerMailAttached: false,
    });
    expect(answer.code).toBe('400-1-06-13');
  });

  const line = { billTypeId: 'invoice', isAttached: true, fileFormats: ['pdf', 'csv'] };

  it('are set by bill type', async () => {
    const customer = await sandbox.loggedIn();
    const items = [{ ...line, mailAddresses: ['y.sato@aoba-foods.example.jp'] }];
    await customer.put('/user/attached-mail-settings', { items });
    expect((await customer.get('/user/attached-mail-settings')).json).toMatchObject({
      items: [{ ...items[0] }, { billTypeId: 'deliveryNote' }, { billTypeId: 'paymentStatement' }],
    });
  });

  it('go to registered addresses only', async () => {
    const customer = await sandbox.loggedIn();
    const items = [{ ...line, mailAddresses: ['stranger@example.jp'] }];
    expect((await customer.put('/user/attached-mail-settings', { items })).code).toBe(
      '400-1-06-01',
    );
  });
});

describe('the electronic-storage linkage', () => {
  it('is absent, then generated, then absent again', async () => {
    const customer = await sandbox.loggedIn();
    const states: unknown[] = [(await customer.get('/e-storage/linkage')).json];
    states.push((await customer.call('POST', '/e-storage/linkage')).json);
    await customer.delete('/e-storage/linkage');
    states.push((await customer.get('/e-storage/linkage')).json);
    expect(states).toMatchObject([
      { state: 'absent', deletedAt: null },
      { state: 'generated', linkageCode: expect.stringMatching(/^\d{4}:\d{13}$/) },
      { state: 'absent', deletedAt: '2026-11-20T15:00:00+09:00' },
    ]);
  });

  it('is not there where the issuer offers none', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const calls = ['GET', 'POST', 'DELETE'].map((method) =>
      customer.call(method, '/e-storage/linkage'),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes).toEqual(['404-1-00-01', '404-1-00-01', '404-1-00-01']);
  });

  it('cannot be registered twice', async () => {
    const customer = await sandbox.loggedIn();
    await customer.call('POST', '/e-storage/linkage');
    expect((await customer.call('POST', '/e-storage/linkage')).code).toBe('409-1-00-01');
  });
});

describe('notices', () => {
  it('are listed in their posting period only', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.clock.advance(32 * 24 * 60 * 60);
    await customer.login();
    expect((await customer.get('/notices')).json).toMatchObject({ total: 2 });
  });

  it('are read once they were listed', async () => {
    const customer = await sandbox.loggedIn();
    await customer.get('/notices');
    expect((await customer.get('/notices')).json).toMatchObject({
      items: [{ isRead: true }, { isRead: true }, { isRead: true }],
    });
  });

  it.each([
    ['notice-0042/attachments/notice-0042-1', undefined],
    ['notice-0018/attachments/notice-0018-1', '400-1-04-01'],
    ['notice-0042/attachments/gone', '400-1-04-02'],
    ['gone/attachments/gone', '400-1-04-02'],
  ])('%s answers %s', async (path, code) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(`/notices/${path}`)).code).toBe(code);
  });

  it("the operator's are in the language asked for", async () => {
    const customer = await sandbox.loggedIn();
    customer.language = 'en';
    expect((await customer.get('/notices/operator')).json).toMatchObject({
      items: [{ title: '[Important] Service stopped for maintenance (December 5)' }, {}, {}, {}],
    });
  });
});
