import { describe, expect, it } from 'vitest';
import type { BillList } from '../../generated/model/billList.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests();

type Found = { billId: string; billNumber: string; version: number };

/** A bill of demo-user whose status the customer may set, with something of it changed. */
function billWith(set = 'isPublished = 1'): Found {
  const { db } = sandbox.world;
  const bill = db.get<Found>(
    `SELECT billId, billNumber, version FROM bills
     WHERE accountId = 'acc-bill' AND isPublished = 1 AND statusId = 'unconfirmed'
     ORDER BY publicationDate DESC LIMIT 1`,
  );
  if (!bill) throw new Error('No bill fits.');
  db.run(`UPDATE bills SET ${set} WHERE billId = ?`, bill.billId);
  return bill;
}

const setStatus = (customer: Customer, { billId, version }: Found, statusId: string) =>
  customer.put(`/bills/${billId}/status`, { revision: `rev-${version}`, statusId });

async function shown(customer: Customer, { billNumber }: Found): Promise<unknown> {
  const answer = await customer.get(`/bills?keyword=${billNumber}&searchTargetId=billNumber`);
  const { items }: BillList = JSON.parse(answer.bytes.toString('utf8'));
  return items[0];
}

describe('the status of a bill', () => {
  it('is set once for what was read, and then says what it is', async () => {
    const customer = await sandbox.loggedIn();
    const bill = billWith();
    const answer = await setStatus(customer, bill, 'confirmed');
    expect(answer.json).toMatchObject({
      billId: bill.billId,
      statusId: 'confirmed',
      revision: `rev-${bill.version + 1}`,
    });
    expect((await setStatus(customer, bill, 'confirming')).code).toBe('409-1-00-01');
    expect(await shown(customer, bill)).toEqual(answer.json);
  });

  it('is set by an access of the bill, as the next session sees', async () => {
    const bill = billWith('accessAt = NULL, previousAccessAt = NULL');
    const [here, there] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    await setStatus(here, bill, 'confirmed');
    expect(await shown(here, bill)).toMatchObject({ previousAccessAt: null });
    expect(await shown(there, bill)).toMatchObject({
      previousAccessAt: '2026-11-20T15:00:00+09:00',
      previousAccessIpAddress: '127.0.0.1',
    });
  });

  it('is one of the issuer’s', async () => {
    const answer = await setStatus(await sandbox.loggedIn(), billWith(), 'no-such-status');
    expect(answer.json).toEqual([
      {
        code: '400-1-05-05',
        target: ['statusId'],
        mapping: [{ key: 'name', value: 'statusId', type: 'FE' }],
      },
    ]);
  });

  it.each([
    ['of a bill that was withdrawn', 'isPublished = 0', 'confirmed', '403-1-05-01'],
    ['of a bill of somebody else', "accountId = 'acc-long'", 'confirmed', '404-1-00-01'],
    ['of a bill that the issuer approved', "statusId = 'approved'", 'confirmed', '400-1-05-06'],
    ['that only the issuer sets', 'isPublished = 1', 'approved', '400-1-05-06'],
    ['that it is', 'isPublished = 1', 'unconfirmed', '400-1-05-06'],
  ])('%s is not set', async (_, set, statusId, code) => {
    const customer = await sandbox.loggedIn();
    const bill = billWith(set);
    const before = sandbox.world.db.all('SELECT * FROM statusHistory');
    expect((await setStatus(customer, bill, statusId)).code).toBe(code);
    expect(sandbox.world.db.all('SELECT * FROM statusHistory')).toEqual(before);
  });
});

describe('the history of a bill’s status', () => {
  const history = (customer: Customer, billId: string, query = ''): Promise<Answer> =>
    customer.get(`/status-history?billId=${billId}${query}`);

  it('is read page by page, the newest first', async () => {
    const customer = await sandbox.loggedIn();
    const bill = billWith();
    sandbox.world.clock.advance(60);
    await setStatus(customer, bill, 'confirming');
    sandbox.world.clock.advance(60);
    await setStatus(customer, { ...bill, version: bill.version + 1 }, 'confirmed');
    const change = {
      updatedAt: '2026-11-20T15:02:00+09:00',
      updaterKind: 'customer',
      updaterName: '株式会社青葉フーズ流通',
      beforeStatusName: '確認中',
      afterStatusName: '確認済',
    };
    expect((await history(customer, bill.billId)).json).toMatchObject({
      bill: { billId: bill.billId, statusName: '確認済' },
      items: [
        change,
        { beforeStatusName: '未確認', afterStatusName: '確認中' },
        { beforeStatusName: null, updaterKind: 'system', updaterName: null },
      ],
      total: 3,
      page: 1,
      perPage: 50,
    });
    expect((await history(customer, bill.billId, '&perPage=2&page=2')).json).toMatchObject({
      items: [{ afterStatusName: '未確認' }],
      total: 3,
      page: 2,
      perPage: 2,
    });
    expect((await history(customer, bill.billId, '&perPage=1&page=1')).json).toMatchObject({
      items: [change],
    });
  });

  it.each([
    ['of a bill that was withdrawn', 'isPublished = 0', '403-1-05-01'],
    ['of a bill of somebody else', "accountId = 'acc-long'", '404-1-00-01'],
  ])('%s is not told', async (_, set, code) => {
    const customer = await sandbox.loggedIn();
    expect((await history(customer, billWith(set).billId)).code).toBe(code);
  });

  it('of a bill that nobody has is not told', async () => {
    expect((await history(await sandbox.loggedIn(), 'bill-of-nobody')).code).toBe('404-1-00-01');
  });
});

describe('the choices of the search', () => {
  it('are the months that the list shows, the present one first', async () => {
    sandbox.world.limits.lastMonths = 3;
    const { json } = await (await sandbox.loggedIn()).get('/bills/search-options');
    expect(json).toMatchObject({ lastMonths: 3, months: ['2026-11', '2026-10', '2026-09'] });
  });

  it('are the present month alone for a customer without bills', async () => {
    const { json } = await (await sandbox.loggedIn('empty-user')).get('/bills/search-options');
    expect(json).toMatchObject({ lastMonths: 24, months: ['2026-11'] });
  });
});
