import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { openBill, reloaded, sandboxForTests } from './support.ts';

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
});
