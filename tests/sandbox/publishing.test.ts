import { describe, expect, it } from 'vitest';
import type { BillList } from '../../generated/model/billList.ts';
import { issuerOfPath } from '../../mocks/sandbox/http/guards.ts';
import { changeBill, publishBills } from '../../mocks/sandbox/publishing.ts';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const publish = (order: Partial<Parameters<typeof publishBills>[2]> = {}) =>
  publishBills(sandbox.data, issuerOfPath('demo'), {
    loginId: 'demo-user',
    count: 2,
    billTypeId: 'invoice',
    ...order,
  });
const change = (order: Partial<Parameters<typeof changeBill>[2]>) =>
  changeBill(sandbox.data, issuerOfPath('demo'), { loginId: 'demo-user', ...order });
const jsonOf = async <T>(customer: Customer, path: string): Promise<T> =>
  JSON.parse((await customer.get(path)).bytes.toString());
const newestBills = (customer: Customer) => jsonOf<BillList>(customer, '/bills?page=1&perPage=3');

describe('a change by the issuer', () => {
  it('withdraws the newest bill, and sets the deadline of another', async () => {
    const customer = await sandbox.loggedIn();
    const [firstId = '', lastId = ''] = await publish();
    expect(change({ isPublished: false })).toBe(lastId);
    expect((await customer.get(`/bills/${lastId}/pdf`)).code).toBe('403-1-05-01');
    change({ billId: firstId, deadlineInDays: 1 });
    const { items } = await newestBills(customer);
    expect(items.find(({ billId }) => billId === firstId)?.downloadDeadline).toBe('2026-11-21');
  });
});
