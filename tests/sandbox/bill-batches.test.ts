import { expect, it, vi } from 'vitest';
import { fetchBills, findOpenBill, reloadBill, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ demoBillCount: 240 });

const downloadZip = (customer: Customer, bills: readonly { billId: string }[]) =>
  customer.get(`/bills/zip?${bills.map(({ billId }) => `billId=${billId}`).join('&')}`);

it('a second ZIP is refused while the first ZIP is running, and allowed afterwards', async () => {
  const customer = await sandbox.logIn();
  const downloadMonth = () => customer.get('/bills/zip?publicationMonth=2026-03');
  const answers = await Promise.all([downloadMonth(), downloadMonth()]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['400-1-05-01', undefined]));
  expect((await downloadMonth()).status).toBe(200);
});

it('a ZIP that the customer cancels ends, and does not count as a download of its bills', async () => {
  const customer = await sandbox.logIn();
  const billsBefore = await fetchBills(customer);
  const abortController = new AbortController();
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(
    `${sandbox.url}/demo/mypage-api/bills/zip?publicationDateFrom=2026-09-01`,
    { headers: { Cookie: cookie }, signal: abortController.signal },
  );
  await response.body?.getReader().read();
  abortController.abort();
  await expect
    .poll(() => sandbox.data.runningBatches.size, { timeout: 20_000, interval: 20 })
    .toBe(0);
  expect(await fetchBills(customer)).toEqual(billsBefore);
});

it('a ZIP that fails returns an error, does not count as a download and does not block the next ZIP', async () => {
  sandbox.data.clock.set(new Date('2026-11-21T00:00:00+09:00'));
  const customer = await sandbox.logIn();
  const bill = await findOpenBill(
    customer,
    ({ downloadStatus }) => downloadStatus === 'notDownloaded',
  );
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  sandbox.setBill(bill.billId, "publicationDate = '9999-99-99'");
  const failedZip = await downloadZip(customer, [bill]);
  sandbox.setBill(bill.billId, `publicationDate = '${bill.publicationDate}'`);
  expect(failedZip.code).toBe('500-1-00-01');
  expect(failedZip.headers.get('content-disposition')).toBe(null);
  expect(consoleError).toHaveBeenCalled();
  expect((await reloadBill(customer, bill)).downloadStatus).toBe('notDownloaded');
  // A bill that is selected twice is downloaded once.
  const { headers } = await downloadZip(customer, [bill, bill]);
  expect(headers.get('content-disposition')).toContain('bills-20261121.zip');
  expect((await reloadBill(customer, bill)).downloadStatus).toBe('downloaded');
});
