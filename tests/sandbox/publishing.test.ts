import { expect, it } from 'vitest';
import type { BillList } from '../../generated/model/billList.ts';
import { attachmentSizeLimit } from '../../mocks/sandbox/areas/account-settings.ts';
import { issuerOfPath } from '../../mocks/sandbox/http/guards.ts';
import { changeBill, publishBills } from '../../mocks/sandbox/publishing.ts';
import { seedAll } from '../../mocks/sandbox/seed/seed.ts';
import { accountAddresses, fetchBills, jsonOf, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();
const [mainAddress, subAddress] = accountAddresses;

const publish = (publicationDetails: Partial<Parameters<typeof publishBills>[2]> = {}) =>
  publishBills(sandbox.data, issuerOfPath('demo'), {
    loginId: 'demo-user',
    count: 2,
    billTypeId: 'invoice',
    ...publicationDetails,
  });
const changeDemoBill = (changeDetails: Partial<Parameters<typeof changeBill>[2]>) =>
  changeBill(sandbox.data, issuerOfPath('demo'), { loginId: 'demo-user', ...changeDetails });
const newestBills = async (customer: Customer) =>
  jsonOf<BillList>(await customer.get('/bills?page=1&perPage=3'));

it('a mailed bill cannot be downloaded while it is withdrawn; another mailed bill gets a deadline', async () => {
  const customer = await sandbox.logIn();
  const [firstId = '', lastId = ''] = await publish();
  expect(changeDemoBill({ isPublished: false })).toBe(lastId);
  expect((await customer.get(`/bills/${lastId}/pdf`)).code).toBe('403-1-05-01');
  changeDemoBill({ isPublished: true });
  expect((await customer.get(`/bills/${lastId}/pdf`)).code).toBe(undefined);
  changeDemoBill({ billId: firstId, deadlineInDays: 1 });
  const changeOfOther = () => changeDemoBill({ loginId: 'long-user', billId: lastId });
  expect(changeOfOther).toThrow(`long-user has no bill ${lastId}`);
  const files = [firstId, lastId].map((id) => `請求書_${id.replace('acc-bill-', '')}.pdf`);
  expect(sandbox.mails()).toMatchObject([
    { recipients: [subAddress], attachments: [] },
    { recipients: [mainAddress], attachments: files },
  ]);
  const { items } = await newestBills(customer);
  expect(items.find(({ billId }) => billId === firstId)).toMatchObject({
    downloadDeadline: '2026-11-21',
    publicationDate: '2026-11-20',
    paymentDueDate: '2026-12-31',
    mailAttachment: 'attached',
  });
});

it('a bill published on the first of a month comes after the seeded bills, and a search finds it', async () => {
  sandbox.data.clock.set(new Date('2026-12-01T10:00:00+09:00'));
  seedAll(sandbox.data);
  const [billId = ''] = await publish({ count: 1 });
  const customer = await sandbox.logIn();
  const isPublishedBill = (bill: { billId: string }) => bill.billId === billId;
  expect((await newestBills(customer)).items.some(isPublishedBill)).toBe(false);
  const foundBills = await fetchBills(customer, `&keyword=${billId.replace('acc-bill-', '')}`);
  expect(foundBills.map(isPublishedBill)).toEqual([true]);
});

it.each([
  [0, 'attached', [['請求書_INV-202611-90191.pdf'], []]],
  [1, 'tooLarge', [[]]],
])(
  'a bill whose PDF exceeds the limit of attachments by %i bytes is %s',
  async (excessBytes, mailAttachment, attachments) => {
    sandbox.data.db.run(
      `CREATE TRIGGER enlargePdf AFTER INSERT ON bills BEGIN
         UPDATE bills SET pdfSize = ${attachmentSizeLimit + excessBytes} WHERE billRowId = new.billRowId; END`,
    );
    const [billId] = await publish({ count: 1 });
    expect(sandbox.data.db.find('bills', { billId: billId ?? '' })).toMatchObject({
      mailAttachment,
    });
    const mails = sandbox.mails().toReversed();
    expect(mails.map((mail) => mail.attachments)).toEqual(attachments);
    expect(mails.flatMap(({ recipients }) => recipients)).toEqual(accountAddresses);
  },
);

it('all addresses are notified of new bills without attached files while attachments are switched off', async () => {
  sandbox.changeAccount('demo-user', ({ profile }) => (profile.isLedgerMailAttached = false));
  await publish();
  expect(sandbox.mails()).toMatchObject([{ recipients: accountAddresses, attachments: [] }]);
  const { items } = await newestBills(await sandbox.logIn());
  expect(items[0]).toMatchObject({ mailAttachment: 'notAttached', downloadDeadline: null });
});
