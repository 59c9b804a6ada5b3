import { describe, expect, it } from 'vitest';
import type { BillCounts } from '../../generated/model/billCounts.ts';
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
const fetchNewestBills = (customer: Customer) =>
  jsonOf<BillList>(customer, '/bills?page=1&perPage=3');

describe('published bills', () => {
  it('are new, first in the list, counted, found by number, and can be downloaded', async () => {
    const customer = await sandbox.loggedIn();
    const countsBefore = await jsonOf<BillCounts>(customer, '/bills/counts');
    const billIds = await publish();
    const { items } = await fetchNewestBills(customer);
    const publishedBills = items.filter(({ billId }) => billIds.includes(billId));
    expect(publishedBills).toHaveLength(2);
    expect(publishedBills[0]).toMatchObject({
      downloadStatus: 'notDownloaded',
      publicationDate: '2026-11-20',
      mailAttachment: 'attached',
    });
    const countsAfter = await jsonOf<BillCounts>(customer, '/bills/counts');
    expect(countsAfter.notDownloadedCount).toBe(countsBefore.notDownloadedCount + 2);
    const number = publishedBills[0]?.billNumber ?? '';
    expect(await jsonOf(customer, `/bills?keyword=${number}`)).toMatchObject({ total: 1 });
    expect((await customer.get(`/bills/${billIds[0]}/pdf`)).bytes.toString('latin1', 0, 5)).toBe(
      '%PDF-',
    );
  });

  it('are announced by mail: with their files to the addresses that receive attachments, without files to the others', async () => {
    const billIds = await publish();
    expect(sandbox.mails().map(({ recipients, attachments }) => [recipients, attachments])).toEqual(
      [
        [['y.sato@aoba-foods.example.jp'], []],
        [
          ['keiri@aoba-foods.example.jp'],
          billIds.map((billId) => `請求書_${billId.replace('acc-bill-', '')}.pdf`),
        ],
      ],
    );
    expect(sandbox.mails()[0]?.text).toContain('/demo/mypage/bapPublishedBillAppSearch');
    const mailId = sandbox.mails()[1]?.mailId ?? 0;
    expect(sandbox.data.mail.attachment(mailId, 0)?.content.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('a change by the issuer', () => {
  it('withdraws the newest bill, and sets the deadline of another', async () => {
    const customer = await sandbox.loggedIn();
    const [firstId = '', lastId = ''] = await publish();
    expect(change({ isPublished: false })).toBe(lastId);
    expect((await customer.get(`/bills/${lastId}/pdf`)).code).toBe('403-1-05-01');
    change({ billId: firstId, deadlineInDays: 1 });
    const { items } = await fetchNewestBills(customer);
    expect(items.find(({ billId }) => billId === firstId)?.downloadDeadline).toBe('2026-11-21');
  });
});
