import { expect, it, vi } from 'vitest';
import { billsOf, openBill, reloaded, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 240 });

const zip = (customer: Customer, bills: readonly { billId: string }[]) =>
  customer.get(`/bills/zip?${bills.map(({ billId }) => `billId=${billId}`).join('&')}`);

it('a second ZIP is refused while one is running, and allowed afterwards', async () => {
  const customer = await sandbox.loggedIn();
  const load = () => customer.get('/bills/zip?publicationMonth=2026-03');
  const [first, second] = await Promise.all([load(), load()]);
  expect(new Set([first.code, second.code])).toEqual(new Set(['400-1-05-01', undefined]));
  expect((await load()).status).toBe(200);
});

it('a ZIP that the customer stops ends, and counts for none of its bills', async () => {
  const customer = await sandbox.loggedIn();
  const before = await billsOf(customer);
  const stop = new AbortController();
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(
    `${sandbox.url}/demo/mypage-api/bills/zip?publicationDateFrom=2026-09-01`,
    { headers: { Cookie: cookie }, signal: stop.signal },
  );
  await response.body?.getReader().read();
  stop.abort();
  await expect
    .poll(() => sandbox.data.runningBatches.size, { timeout: 20_000, interval: 20 })
    .toBe(0);
  expect(await billsOf(customer)).toEqual(before);
});

it('a ZIP that fails is an error, counts for none of its bills, and another can follow', async () => {
  const customer = await sandbox.loggedIn();
  const bill = await openBill(customer, ({ downloadStatus }) => downloadStatus === 'notDownloaded');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  sandbox.setBill(bill.billId, "publicationDate = '9999-99-99'");
  const broken = await zip(customer, [bill]);
  sandbox.setBill(bill.billId, `publicationDate = '${bill.publicationDate}'`);
  expect(broken.code).toBe('500-1-00-01');
  expect(broken.headers.get('content-disposition')).toBe(null);
  expect(logged).toHaveBeenCalled();
  expect((await reloaded(customer, bill)).downloadStatus).toBe('notDownloaded');
  expect((await zip(customer, [bill])).status).toBe(200);
});
