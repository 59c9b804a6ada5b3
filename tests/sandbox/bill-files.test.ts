import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { billWith, isOpen, openBill, reloaded, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 240 });

/** The operations that answer a bill's files, and whether the contract counts the call as a download. */
const fileOperations = fullOperations(readContract())
  .filter(
    ({ path, method }) =>
      /^\/bills\/(zip|\{billId\}\/(pdf|csv|preview))$/.test(path) && method === 'get',
  )
  .map(({ path, description }) => ({
    path,
    status: /(?<!not) as a download\b/.test(description.replaceAll(/\s+/g, ' '))
      ? 'downloaded'
      : 'notDownloaded',
  }));

it.each(fileOperations)(
  '$path makes a new bill $status, as in the contract',
  async ({ path, status }) => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(customer, (one) => one.downloadStatus === 'notDownloaded');
    await customer.get(`${path.replace('{billId}', bill.billId)}?billId=${bill.billId}`);
    expect((await reloaded(customer, bill)).downloadStatus).toBe(status);
  },
);

describe('a file of a bill', () => {
  it.each([
    ['csv', 'csvSize = NULL'],
    ['pdf', 'pdfSize = NULL'],
    ['preview', 'pdfSize = NULL'],
    ['attachments/no-such-file', 'isPublished = 1'],
  ])('that does not exist gets 404: %s', async (path, set) => {
    const customer = await sandbox.loggedIn();
    const { billId } = await openBill(customer);
    sandbox.setBill(billId, set);
    expect((await customer.get(`/bills/${billId}/${path}`)).code).toBe('404-1-00-01');
  });

  it('is refused if its month is older than the list', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await openBill(customer);
    sandbox.setBill(billId, "publicationDate = '2020-01-31', downloadDeadline = NULL");
    expect((await customer.get(`/bills/${billId}/pdf`)).code).toBe('404-1-08-01');
  });

  it('can be downloaded until the end of its last day', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(customer, (one) => (one.downloadDeadline ?? '9999') < '2027-09');
    sandbox.world.clock.set(new Date(`${bill.downloadDeadline}T23:59:00+09:00`));
    await customer.login();
    expect((await customer.get(`/bills/${bill.billId}/pdf`)).status).toBe(200);
  });

  it('is refused after too many downloads in ten seconds, for that customer alone', async () => {
    const [customer, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('long-user')];
    sandbox.world.limits.downloadsPerTenSeconds = 1;
    const load = async (one: Customer) =>
      (await one.get(`/bills/${(await openBill(one)).billId}/csv`)).code;
    const codes = [await load(customer), await load(customer), await load(other)];
    for (const seconds of [9, 1]) {
      sandbox.world.clock.advance(seconds);
      codes.push(await load(customer));
    }
    const refused = '429-1-05-01';
    expect(codes).toEqual([undefined, refused, undefined, refused, undefined]);
  });

  it.each([
    [['pdf'], 'downloaded'],
    [['pdf', 'csv'], 'downloaded'],
    [['pdf', 'csv', 'pdf'], 'redownloaded'],
    [['pdf', 'pdf', 'csv'], 'redownloaded'],
  ])('after the downloads %j makes the bill %s', async (files, downloadStatus) => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(customer, (one) => one.downloadStatus === 'notDownloaded');
    for (const file of files) await customer.get(`/bills/${bill.billId}/${file}`);
    expect(await reloaded(customer, bill)).toMatchObject({
      downloadStatus,
      lastDownloadedAt: '2026-11-20T15:00:00+09:00',
    });
  });

  it('shows its previous access, with the address, from the next session on', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(customer);
    for (const address of ['192.0.2.43', '192.0.2.44']) {
      const headers = { 'X-Forwarded-For': address };
      await customer.get(`/bills/${bill.billId}/pdf`, { headers });
    }
    const { previousAccessAt, previousAccessIpAddress } = bill;
    expect(await reloaded(customer, bill)).toMatchObject({
      previousAccessAt,
      previousAccessIpAddress,
    });
    await customer.login();
    expect(await reloaded(customer, bill)).toMatchObject({
      previousAccessAt: '2026-11-20T15:00:00+09:00',
      previousAccessIpAddress: '192.0.2.44',
    });
  });

  it('is sent even if the download cannot be recorded, which is logged', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await openBill(customer);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    sandbox.world.db.run('ALTER TABLE billDownloads RENAME TO elsewhere');
    expect((await customer.get(`/bills/${billId}/csv`)).status).toBe(200);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the PDF of a bill', () => {
  it('is a qualified invoice with embedded fonts and a correct cross-reference table', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(
      customer,
      ({ billTypeId, price }) => billTypeId === 'invoice' && (price ?? 0) > 0,
    );
    const { bytes } = await customer.get(`/bills/${bill.billId}/pdf`);
    const source = bytes.toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    expect(source.slice(start, start + 4)).toBe('xref');
    expect(source.match(/\/FontFile2/g)?.length).toBe(2);
    // Without its warnings about the hinting of the font.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf, { mergePages: true });
    const amount = new Intl.NumberFormat('ja-JP').format(bill.price ?? 0);
    const parts = ['東都電子商事株式会社', 'T5010001000000', '御中', bill.billNumber, amount];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('is not offered as a preview if the issuer has none', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const { billId } = await billWith(customer, isOpen);
    expect((await customer.get(`/bills/${billId}/preview`)).code).toBe('404-1-00-01');
    expect((await customer.get(`/bills/${billId}/pdf`)).status).toBe(200);
  });
});

it('an attachment is the requested one, and its download counts for the bill', async () => {
  const customer = await sandbox.loggedIn();
  const bill = await openBill(
    customer,
    (one) => one.attachments.length > 1 && one.downloadStatus === 'notDownloaded',
  );
  const file = bill.attachments.at(-1);
  const answer = await customer.get(`/bills/${bill.billId}/attachments/${file?.fileId}`);
  const disposition = answer.headers.get('content-disposition');
  expect(disposition).toContain(encodeURIComponent(file?.fileName ?? 'none'));
  expect((await reloaded(customer, bill)).downloadStatus).toBe('downloaded');
});

describe('a returned file', () => {
  const download = (customer: Customer, billId: string) =>
    customer.get(`/bills/${billId}/returned-file`);

  it('has an ASCII name too, and is withdrawn with its bill', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await openBill(customer, ({ returnedFile }) => returnedFile !== null);
    const { headers } = await download(customer, bill.billId);
    expect(headers.get('content-disposition')).toContain(
      `filename="returned-${bill.billNumber}.pdf"`,
    );
    sandbox.setBill(bill.billId, 'isPublished = 0');
    expect((await download(customer, bill.billId)).code).toBe('403-1-05-01');
  });
});
