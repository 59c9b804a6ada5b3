import { describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillList } from '../../generated/model/billList.ts';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

async function bills(customer: Customer, query = ''): Promise<Bill[]> {
  const answer = await customer.get(`/bills?perPage=100${query}`);
  const list: BillList = JSON.parse(answer.bytes.toString('utf8'));
  return list.items;
}

const isOpen = (bill: Bill): boolean => bill.isPublished && !bill.isDownloadDeadlinePassed;

async function billWith(customer: Customer, isWanted: (bill: Bill) => boolean): Promise<Bill> {
  const found = (await bills(customer)).find((bill) => isOpen(bill) && isWanted(bill));
  if (!found) throw new Error('No bill fits.');
  return found;
}

const setBill = ({ billId }: Bill, set: string): void =>
  void sandbox.world.db.run(`UPDATE bills SET ${set} WHERE billId = ?`, billId);

const filesOf = (bill: Bill): number => (bill.files.csv === null ? 1 : 2);

describe('a file of a bill', () => {
  it('that the issuer does not publish is a wrong address', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, ({ files }) => files.csv === null);
    const csv = await customer.get(`/bills/${bill.billId}/csv`);
    setBill(bill, 'pdfSize = NULL');
    const paths = [`${bill.billId}/pdf`, `${bill.billId}/preview`];
    const answers = await Promise.all(paths.map((path) => customer.get(`/bills/${path}`)));
    expect([csv, ...answers].map(({ code }) => code)).toEqual(Array(3).fill('404-1-00-01'));
  });

  it.each([
    ['csv', 'csv', 'text/csv; charset=utf-8'],
    ['pdf', 'pdf', 'application/pdf'],
    ['preview', 'pdf', 'application/pdf'],
  ] as const)('has its own name and kind: %s', async (path, extension, mediaType) => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, ({ files }) => files.csv !== null);
    const { bytes, headers } = await customer.get(`/bills/${bill.billId}/${path}`);
    expect(headers.get('content-type')).toBe(mediaType);
    const disposition = headers.get('content-disposition');
    expect(disposition).toContain(`filename="${bill.billNumber}.${extension}"`);
    expect(disposition).toContain(encodeURIComponent(bill.files[extension]?.fileName ?? 'none'));
    expect(bytes.subarray(0, 4).toString('latin1') === '%PDF').toBe(extension === 'pdf');
  });

  it('is counted for each customer alone', async () => {
    const [customer, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('long-user')];
    const load = async (who: Customer) => {
      const { billId } = await billWith(who, ({ files }) => files.csv !== null);
      return (await who.get(`/bills/${billId}/csv`)).code;
    };
    sandbox.world.limits.downloadsPerTenSeconds = 1;
    const codes = [await load(customer), await load(customer), await load(other)];
    expect(codes).toEqual([undefined, '429-1-05-01', undefined]);
  });

  it('is refused for as long as the limit says, and not longer', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await billWith(customer, ({ files }) => files.csv !== null);
    const load = async () => (await customer.get(`/bills/${billId}/csv`)).code;
    sandbox.world.limits.downloadsPerTenSeconds = 1;
    const codes = [await load()];
    for (const seconds of [9, 1]) {
      sandbox.world.clock.advance(seconds);
      codes.push(await load());
    }
    expect(codes).toEqual([undefined, '429-1-05-01', undefined]);
  });
});

it('a download that cannot be recorded any more is told of', async () => {
  const customer = await sandbox.loggedIn();
  const { billId } = await billWith(customer, ({ files }) => files.csv !== null);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  sandbox.world.db.run('ALTER TABLE billDownloads RENAME TO elsewhere');
  expect((await customer.get(`/bills/${billId}/csv`)).status).toBe(200);
  expect(told).toHaveBeenCalledOnce();
});

describe('an attachment of a bill', () => {
  it('is the one asked for, and loading it makes the bill a downloaded one', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      ({ attachments, downloadStatus }) =>
        attachments.length > 1 && downloadStatus === 'notDownloaded',
    );
    const file = bill.attachments.at(-1);
    const answer = await customer.get(`/bills/${bill.billId}/attachments/${file?.fileId}`);
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent(file?.fileName ?? 'none'),
    );
    const [now] = await bills(customer, `&keyword=${bill.billNumber}`);
    expect(now?.downloadStatus).toBe('downloaded');
  });

  it('that the bill does not have is a wrong address', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await billWith(customer, ({ attachments }) => attachments.length > 0);
    const answer = await customer.get(`/bills/${billId}/attachments/no-such-file`);
    expect(answer.code).toBe('404-1-00-01');
  });
});

describe('a returned file', () => {
  const returned = (customer: Customer) =>
    billWith(customer, ({ returnedFile }) => returnedFile !== null);

  it('has a name for old readers, too', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returned(customer);
    const { headers } = await customer.get(`/bills/${bill.billId}/returned-file`);
    expect(headers.get('content-disposition')).toContain(
      `filename="returned-${bill.billNumber}.pdf"`,
    );
  });

  it('of a bill that was taken back is taken back with it', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await returned(customer);
    setBill(bill, 'isPublished = 0');
    const answer = await customer.get(`/bills/${bill.billId}/returned-file`);
    expect(answer.code).toBe('403-1-05-01');
  });

  it('that was never sent is a wrong address', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await billWith(customer, ({ returnedFile }) => returnedFile === null);
    expect((await customer.get(`/bills/${billId}/returned-file`)).code).toBe('404-1-00-01');
  });

  it('cannot be had too often either', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await returned(customer);
    sandbox.world.limits.downloadsPerTenSeconds = 0;
    expect((await customer.get(`/bills/${billId}/returned-file`)).code).toBe('429-1-05-01');
  });
});

describe('a ZIP of bills', () => {
  const zip = (customer: Customer, wanted: readonly { billId: string }[]) =>
    customer.get(`/bills/zip?${wanted.map(({ billId }) => `billId=${billId}`).join('&')}`);

  it('is named by the day', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await zip(customer, [await billWith(customer, () => true)]);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="bills-20261120.zip"; filename*=UTF-8''${encodeURIComponent('明細一括_20261120.zip')}`,
    );
  });

  it('is refused if one of the bills is unknown or of another customer', async () => {
    const customer = await sandbox.loggedIn();
    const own = await billWith(customer, () => true);
    const [foreign] = await bills(await sandbox.loggedIn('long-user'));
    if (!foreign) throw new Error('long-user has no bills.');
    for (const other of [{ billId: 'no-such-bill' }, foreign]) {
      expect((await zip(customer, [own, other])).json).toMatchObject([
        { code: '400-1-05-05', target: ['billId'], mapping: [{ key: 'name', value: 'billId' }] },
      ]);
    }
  });

  it('may hold just as many files as the limit says, a bill that is named twice once', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, ({ files }) => files.csv !== null);
    sandbox.world.limits.batchFileLimit = filesOf(bill);
    const fits = await zip(customer, [bill, bill]);
    sandbox.world.limits.batchFileLimit -= 1;
    const tooMany = await zip(customer, [bill]);
    expect([fits.status, tooMany.code]).toEqual([200, '400-1-05-02']);
  });

  it('cannot be had too often in ten seconds', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, () => true);
    sandbox.world.limits.downloadsPerTenSeconds = 0;
    expect((await zip(customer, [bill])).code).toBe('429-1-05-01');
  });

  it('takes as long as it is told to, so that a second one can be tried', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, () => true);
    sandbox.world.limits.batchMilliseconds = 60;
    const started = performance.now();
    await zip(customer, [bill]);
    // A timer may be a millisecond early, never more.
    expect(performance.now() - started).toBeGreaterThan(58);
  });

  it('that cannot be made is an error, counts for none of its bills, and another can follow', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      ({ files, downloadStatus }) => files.csv !== null && downloadStatus === 'notDownloaded',
    );
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    setBill(bill, "publicationDate = '9999-99-99'");
    const broken = await zip(customer, [bill]);
    setBill(bill, `publicationDate = '${bill.publicationDate}'`);
    const [now] = await bills(customer, `&keyword=${bill.billNumber}`);
    expect([broken.code, now?.downloadStatus]).toEqual(['500-1-00-01', 'notDownloaded']);
    expect(broken.headers.get('content-disposition')).toBe(null);
    expect(told).toHaveBeenCalled();
    expect((await zip(customer, [bill])).status).toBe(200);
  });
});
