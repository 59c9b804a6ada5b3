import { describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../generated/model/changeRequest.ts';
import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests();

interface Entry {
  itemKey: string;
  value: string | null;
}

const submit = (customer: Customer, items: readonly Entry[], more = {}) =>
  customer.post('/user/change-requests', {
    revision: 'rev-1-1',
    changeReflectionMonth: '2026-12',
    items,
    ...more,
  });

const newPhone = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];
const newLoginId = (value: string) => [{ itemKey: 'loginId', value }];

const requestIn = ({ bytes }: Answer): ChangeRequest => JSON.parse(bytes.toString('utf8'));

async function information(customer: Customer): Promise<RegisteredInformation> {
  const answer = await customer.get('/user/registered-information');
  return JSON.parse(answer.bytes.toString('utf8'));
}

const cancel = (customer: Customer, { changeRequestId }: ChangeRequest) =>
  customer.delete(`/user/change-requests/${changeRequestId}`);

/** Until the first day of the month from which the requests of these tests count. */
async function inDecember(loginId = 'demo-user'): Promise<Customer> {
  sandbox.world.clock.set(new Date('2026-12-01T00:00:00+09:00'));
  return sandbox.loggedIn(loginId);
}

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
    const { changeRequestId } = requestIn(await submit(customer, newPhone));
    await customer.delete(`/user/change-requests/${changeRequestId}`);
    const answer = await customer.get('/user/registered-information');
    expect(answer.json).toMatchObject({ pendingChangeRequest: null });
  });

  it('cancelled twice is a conflict', async () => {
    const customer = await sandbox.loggedIn();
    const { changeRequestId } = requestIn(await submit(customer, newPhone));
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

describe('changes of registered information', () => {
  it('are accepted up to the last day itself', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.changeLastDayOfMonth = 20;
    expect((await information(customer)).changeAcceptance).toEqual({
      isAccepting: true,
      lastDayOfMonth: 20,
      acceptsAgainOn: null,
      changeReflectionMonths: ['2026-12', '2027-01', '2027-02'],
    });
    sandbox.world.limits.changeLastDayOfMonth = 19;
    expect((await information(customer)).changeAcceptance).toEqual({
      isAccepting: false,
      lastDayOfMonth: 19,
      acceptsAgainOn: '2026-12-01',
      changeReflectionMonths: [],
    });
  });

  it('count from one of the months offered', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, newPhone, { changeReflectionMonth: '2027-03' });
    expect(answer.json).toMatchObject([{ code: '400-1-00-02', target: ['changeReflectionMonth'] }]);
  });

  it('are not sent over what somebody else has changed since', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, newPhone, { revision: 'rev-1-2' });
    expect(answer.code).toBe('409-1-00-01');
  });

  it.each([
    ['noSuchItem', 'x', '400-1-06-13', []],
    ['creditLimit', '1', '400-1-06-13', []],
    ['loginId', 'empty-user', '400-1-06-08', ['loginId']],
    ['loginId', '', '400-1-00-01', ['loginId']],
  ])('of %s to %j are refused with %s', async (itemKey, value, code, target) => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, [{ itemKey, value }]);
    expect(answer.json).toMatchObject([{ code, target }]);
  });

  it('may hold in any other item what is the login ID of somebody', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, [{ itemKey: 'sectionName', value: 'empty-user' }]);
    expect(answer.status).toBe(201);
  });
});

describe('a change request', () => {
  it('is shown with what changes alone, a choice by its label, in the order of the form', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await submit(customer, [
      { itemKey: 'closingDay', value: '31' },
      { itemKey: 'sectionName', value: null },
      { itemKey: 'personName', value: '佐藤 由美子' },
      ...newPhone,
    ]);
    const request = requestIn(answer);
    expect(request).toEqual({
      changeRequestId: expect.stringMatching(/^[\w-]+$/),
      requestedAt: '2026-11-20T15:00:00+09:00',
      changeReflectionMonth: '2026-12',
      isCancellable: true,
      items: [
        {
          itemKey: 'phoneNumber',
          label: '電話番号',
          preChangeContent: '03-5555-0100',
          requestedContent: '03-5555-0142',
        },
        {
          itemKey: 'sectionName',
          label: '部署名',
          preChangeContent: '経理部 経理課',
          requestedContent: null,
        },
        {
          itemKey: 'closingDay',
          label: '締日',
          preChangeContent: '20日',
          requestedContent: '末日',
        },
      ],
    });
    expect((await information(customer)).pendingChangeRequest).toEqual(request);
  });

  it('cannot be taken back once acceptance for its month is over', async () => {
    const customer = await sandbox.loggedIn();
    const request = requestIn(await submit(customer, newPhone));
    sandbox.world.limits.changeLastDayOfMonth = 19;
    expect((await information(customer)).pendingChangeRequest?.isCancellable).toBe(false);
    expect((await cancel(customer, request)).code).toBe('400-1-06-12');
  });

  it('for a later month can be taken back still', async () => {
    const customer = await sandbox.loggedIn();
    const later = { changeReflectionMonth: '2027-01' };
    const request = requestIn(await submit(customer, newPhone, later));
    sandbox.world.limits.changeLastDayOfMonth = 19;
    expect((await information(customer)).pendingChangeRequest?.isCancellable).toBe(true);
    expect((await cancel(customer, request)).status).toBe(204);
  });

  it('that is reflected is one no more, and makes the information another', async () => {
    await submit(await sandbox.loggedIn(), newPhone);
    expect(await information(await inDecember())).toMatchObject({
      revision: 'rev-1-2',
      pendingChangeRequest: null,
    });
  });

  it('for another login ID makes it the one to log in with', async () => {
    await submit(await sandbox.loggedIn(), newLoginId('aoba-keiri'));
    await information(await inDecember());
    const logins = [await sandbox.customer().login('aoba-keiri'), await sandbox.customer().login()];
    expect(logins.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('leaves the login ID as it is where somebody else has got the new one by then', async () => {
    const first = await sandbox.loggedIn('long-user');
    await submit(await sandbox.loggedIn(), [...newLoginId('wanted-by-two'), ...newPhone]);
    await submit(first, newLoginId('wanted-by-two'));
    await information(await inDecember('long-user'));
    const customer = await inDecember();
    const shown = JSON.stringify((await information(customer)).groups);
    expect(shown).toContain('demo-user');
    expect(shown).toContain('03-5555-0142');
    expect((await sandbox.customer().login('demo-user')).status).toBe(200);
    expect((await sandbox.customer().login('wanted-by-two')).status).toBe(200);
  });
});
