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
