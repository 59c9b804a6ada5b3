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
    const { json } = await customer.get('/user/registered-information');
    expect(json).toMatchObject({ revision: 'rev-2-1' });
    expect(JSON.stringify(json)).toContain('phoneNumber');
    expect(JSON.stringify(json)).not.toContain('faxNumber');
  });

  it('can count from as many months as the issuer lets choose', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.changeReflectionMonthCount = 1;
    expect((await customer.get('/user/registered-information')).json).toMatchObject({
      changeAcceptance: { changeReflectionMonths: ['2026-12'] },
    });
    const later = await submit(customer, newPhone, { changeReflectionMonth: '2027-01' });
    expect(later).toMatchObject({ code: '400-1-00-02' });
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

const revisionIn = (answer: Answer): string => {
  const made: { revision: string } = JSON.parse(answer.bytes.toString('utf8'));
  return made.revision;
};

describe('the electronic-storage linkage', () => {
  it('is absent, then generated, then absent again', async () => {
    const customer = await sandbox.loggedIn();
    const states: unknown[] = [(await customer.get('/e-storage/linkage')).json];
    const made = await customer.call('POST', '/e-storage/linkage');
    states.push(made.json);
    await customer.delete(`/e-storage/linkage?revision=${revisionIn(made)}`);
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
      customer.call(method, `/e-storage/linkage${method === 'DELETE' ? '?revision=rev-1' : ''}`),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes).toEqual(['404-1-00-01', '404-1-00-01', '404-1-00-01']);
  });

  it('is not deleted by whoever has seen another one', async () => {
    const customer = await sandbox.loggedIn();
    const remove = (revision: string) => customer.delete(`/e-storage/linkage?revision=${revision}`);
    const first = revisionIn(await customer.call('POST', '/e-storage/linkage'));
    await remove(first);
    const second = revisionIn(await customer.call('POST', '/e-storage/linkage'));
    const answers = [await remove(first), await remove(second), await remove(second)];
    expect(answers.map(({ status }) => status)).toEqual([409, 204, 409]);
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
