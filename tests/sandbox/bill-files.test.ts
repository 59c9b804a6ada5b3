import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillList } from '../../generated/model/billList.ts';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { streamZip } from '../../mocks/sandbox/documents/zip.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 240 });

const listIn = (answer: Answer): BillList => JSON.parse(answer.bytes.toString('utf8'));

async function bills(customer: Customer): Promise<Bill[]> {
  const pages = [];
  for (let page = 1; page <= 3; page += 1) {
    pages.push(...listIn(await customer.get(`/bills?perPage=100&page=${page}`)).items);
  }
  return pages;
}

async function billWith(customer: Customer, isWanted: (bill: Bill) => boolean): Promise<Bill> {
  const found = (await bills(customer)).find(isWanted);
  if (!found) throw new Error('No bill fits.');
  return found;
}

const isOpen = (bill: Bill): boolean => bill.isPublished && !bill.isDownloadDeadlinePassed;

const again = async (customer: Customer, { billNumber }: Bill): Promise<Bill | undefined> =>
  listIn(await customer.get(`/bills?keyword=${billNumber}`)).items[0];

/** Names and sizes in a ZIP; yauzl checks each file's checksum. */
async function entriesOf(bytes: Buffer): Promise<{ name: string; size: number }[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries: { name: string; size: number }[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    entries.push({ name: entry.fileName, size: content.length });
  }
  return entries;
}

/** What the contract says of each call that gives files of a bill. */
const callsOfFiles = fullOperations(readContract())
  .filter(
    ({ path, method }) =>
      /^\/bills\/(zip|\{billId\}\/(pdf|csv|preview))$/.test(path) && method === 'get',
  )
  .map(({ path, description }) => ({
    path,
    isDownload: /(?<!not) as a download\b/.test(description.replaceAll(/\s+/g, ' ')),
  }));

it.each(callsOfFiles)(
  '$path is a download where the contract says so',
  async ({ path, isDownload }) => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.files.csv !== null && one.downloadStatus === 'notDownloaded',
    );
    await customer.get(`${path.replace('{billId}', bill.billId)}?billId=${bill.billId}`);
    expect((await again(customer, bill))?.downloadStatus).toBe(
      isDownload ? 'downloaded' : 'notDownloaded',
    );
  },
);

describe('the PDF of a bill', () => {
  it('carries its Japanese name, and an ASCII one for old readers', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.billTypeId === 'invoice');
    const answer = await customer.get(`/bills/${bill.billId}/pdf`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${bill.billNumber}.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_${bill.billNumber}.pdf`,
    );
  });

  it('is as large as the list says, for every type and length', async () => {
    const customer = await sandbox.loggedIn();
    const open = (await bills(customer)).filter(isOpen).slice(0, 20);
    for (const bill of open) {
      const answer = await customer.get(`/bills/${bill.billId}/pdf`);
      expect([bill.billId, answer.bytes.length]).toEqual([bill.billId, bill.files.pdf?.size]);
    }
  });

  it('has its cross-reference table where it says', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, isOpen);
    const pdf = (await customer.get(`/bills/${bill.billId}/pdf`)).bytes;
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1'))?.[1]);
    expect(pdf.subarray(start, start + 4).toString('latin1')).toBe('xref');
  });

  it('embeds its fonts', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, isOpen);
    const pdf = (await customer.get(`/bills/${bill.billId}/pdf`)).bytes.toString('latin1');
    expect(pdf.match(/\/FontFile2/g)?.length).toBe(2);
  });
});

describe('a look at a bill', () => {
  it('gives the PDF to be shown, under its Japanese name', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, isOpen);
    const looked = await customer.get(`/bills/${bill.billId}/preview`);
    const loaded = await customer.get(`/bills/${bill.billId}/pdf`);
    const header = loaded.headers.get('content-disposition')?.replace('attachment', 'inline');
    expect(looked.headers.get('content-disposition')).toBe(header);
    expect(looked.bytes.equals(loaded.bytes)).toBe(true);
  });

  it('is an access of it and no download', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.downloadStatus === 'notDownloaded' && !one.previousAccessAt,
    );
    await customer.get(`/bills/${bill.billId}/preview`);
    await customer.login();
    expect(await again(customer, bill)).toEqual({
      ...bill,
      previousAccessAt: '2026-11-20T15:00:00+09:00',
      previousAccessIpAddress: '127.0.0.1',
    });
  });

  it('is refused as a download is', async () => {
    const customer = await sandbox.loggedIn();
    const codeOf = async (isWanted: (bill: Bill) => boolean) => {
      const { billId } = await billWith(customer, isWanted);
      return (await customer.get(`/bills/${billId}/preview`)).code;
    };
    expect(await codeOf((bill) => !bill.isPublished)).toBe('403-1-05-01');
    expect(await codeOf((bill) => bill.isPublished && bill.isDownloadDeadlinePassed)).toBe(
      '404-1-08-01',
    );
    expect((await customer.get('/bills/no-such-bill/preview')).code).toBe('404-1-00-01');
  });

  it('is not to be had where the issuer offers none', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const bill = await billWith(customer, isOpen);
    expect((await customer.get(`/bills/${bill.billId}/preview`)).code).toBe('404-1-00-01');
    expect((await customer.get(`/bills/${bill.billId}/pdf`)).status).toBe(200);
  });
});

describe('the CSV of a bill', () => {
  it('opens in spreadsheet programs: byte order mark, CRLF, as many fields in each line', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.files.csv !== null);
    const { bytes } = await customer.get(`/bills/${bill.billId}/csv`);
    const text = bytes.toString('utf8');
    const lines = text.slice(1).split('\r\n');
    expect(text.startsWith('\uFEFF管理番号,発行日,')).toBe(true);
    expect(lines.at(-1)).toBe('');
    expect(new Set(lines.slice(0, -1).map((line) => line.split(',').length))).toEqual(
      new Set([11]),
    );
  });

  it('is as large as the list says', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.files.csv !== null);
    const { bytes } = await customer.get(`/bills/${bill.billId}/csv`);
    expect(bytes.length).toBe(bill.files.csv?.size);
  });

  it('adds up to the amount of the list', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.files.csv !== null && (one.price ?? 0) > 0,
    );
    const { bytes } = await customer.get(`/bills/${bill.billId}/csv`);
    const rows = bytes.toString('utf8').trim().split('\r\n').slice(1);
    const sums = { '8%': 0, '10%': 0 };
    for (const row of rows) {
      const fields = row.split(',');
      const rate = fields[9] === '8%' ? '8%' : '10%';
      sums[rate] += Number(fields[10]);
    }
    const total =
      sums['8%'] + Math.floor(sums['8%'] * 0.08) + sums['10%'] + Math.floor(sums['10%'] / 10);
    expect(total).toBe(bill.price);
  });
});

describe('a download', () => {
  it('is recorded: when, and that it was the first', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.downloadStatus === 'notDownloaded',
    );
    await customer.get(`/bills/${bill.billId}/pdf`);
    expect(await again(customer, bill)).toMatchObject({
      downloadStatus: 'downloaded',
      lastDownloadedAt: '2026-11-20T15:00:00+09:00',
    });
  });

  it('of the same file a second time makes it re-downloaded', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.downloadStatus === 'notDownloaded' && one.files.csv !== null,
    );
    const states = [];
    for (const file of ['pdf', 'csv', 'pdf']) {
      await customer.get(`/bills/${bill.billId}/${file}`);
      states.push((await again(customer, bill))?.downloadStatus);
    }
    expect(states).toEqual(['downloaded', 'downloaded', 'redownloaded']);
  });

  it('stays re-downloaded when another file of the bill comes for the first time', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.downloadStatus === 'notDownloaded' && one.files.csv !== null,
    );
    for (const file of ['pdf', 'pdf', 'csv']) await customer.get(`/bills/${bill.billId}/${file}`);
    expect((await again(customer, bill))?.downloadStatus).toBe('redownloaded');
  });

  it('of a month that the list does not reach back to is refused', async () => {
    const customer = await sandbox.loggedIn();
    const { billId } = await billWith(customer, isOpen);
    sandbox.world.db.run(
      "UPDATE bills SET publicationDate = '2020-01-31', downloadDeadline = NULL WHERE billId = ?",
      billId,
    );
    expect((await customer.get(`/bills/${billId}/pdf`)).code).toBe('404-1-08-01');
  });

  it('shows as previous access from the next session on, with its address', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, isOpen);
    for (const address of ['192.0.2.43', '192.0.2.44']) {
      const headers = { 'X-Forwarded-For': address };
      await customer.get(`/bills/${bill.billId}/pdf`, { headers });
    }
    const inSession = await again(customer, bill);
    await customer.login();
    const afterwards = await again(customer, bill);
    expect(inSession?.previousAccessAt).toBe(bill.previousAccessAt);
    expect(inSession?.previousAccessIpAddress).toBe(bill.previousAccessIpAddress);
    expect(afterwards).toMatchObject({
      previousAccessAt: '2026-11-20T15:00:00+09:00',
      previousAccessIpAddress: '192.0.2.44',
    });
  });

  it('past the deadline is refused', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => one.isDownloadDeadlinePassed && one.isPublished);
    expect((await customer.get(`/bills/${bill.billId}/pdf`)).code).toBe('404-1-08-01');
  });

  it('on the last day is still possible', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && (one.downloadDeadline ?? '9999') < '2027-09',
    );
    sandbox.world.clock.set(new Date(`${bill.downloadDeadline}T23:59:00+09:00`));
    await customer.login();
    expect((await customer.get(`/bills/${bill.billId}/pdf`)).status).toBe(200);
  });

  it('of a withdrawn bill is refused', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => !one.isPublished);
    expect((await customer.get(`/bills/${bill.billId}/csv`)).code).toBe('403-1-05-01');
  });

  it("of another customer's bill is a wrong address", async () => {
    const bill = await billWith(await sandbox.loggedIn(), isOpen);
    const other = await sandbox.loggedIn('auto-user');
    expect((await other.get(`/bills/${bill.billId}/pdf`)).code).toBe('404-1-00-01');
  });

  it('is refused after too many in ten seconds, and possible again later', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.files.csv !== null);
    sandbox.world.limits.downloadsPerTenSeconds = 2;
    const results = [];
    for (let time = 0; time < 3; time += 1) {
      results.push((await customer.get(`/bills/${bill.billId}/csv`)).code ?? 'file');
    }
    sandbox.world.clock.advance(11);
    results.push((await customer.get(`/bills/${bill.billId}/csv`)).code ?? 'file');
    expect(results).toEqual(['file', 'file', '429-1-05-01', 'file']);
  });

  it('of an attachment gives the file as the issuer attached it', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.attachments.length > 0);
    const [file] = bill.attachments;
    const answer = await customer.get(`/bills/${bill.billId}/attachments/${file?.fileId}`);
    expect(answer.bytes.length).toBe(file?.size);
  });
});

describe('a batch download', () => {
  it('holds PDF and CSV of the selected bills, by their Japanese names', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, (one) => isOpen(one) && one.files.csv !== null);
    const { bytes } = await customer.get(`/bills/zip?billId=${bill.billId}`);
    expect(await entriesOf(bytes)).toEqual([
      { name: bill.files.pdf?.fileName, size: bill.files.pdf?.size },
      { name: bill.files.csv?.fileName, size: bill.files.csv?.size },
    ]);
  });

  it('of a whole search leaves out what is past its deadline or withdrawn', async () => {
    const customer = await sandbox.loggedIn();
    const month = '2026-03';
    const open = (await bills(customer)).filter(
      (bill) => isOpen(bill) && bill.publicationDate.startsWith(month),
    );
    const { bytes } = await customer.get(`/bills/zip?publicationMonth=${month}`);
    const pdfs = (await entriesOf(bytes)).filter(({ name }) => name.endsWith('.pdf'));
    expect(pdfs.length).toBe(open.length);
  });

  it('holds files of one name under names that a file manager tells apart, and opens', async () => {
    const names = [
      '請求書.pdf',
      '請求書.pdf',
      '請求書 (2).pdf',
      '請求書.PDF',
      'v1.2.csv',
      'v1.2.csv',
    ];
    const zip = streamZip(
      [...names, 'README', 'README'].map((fileName) => ({
        fileName,
        modifiedAt: Date.parse('2026-11-20T09:00:00+09:00'),
        make: () => Buffer.from(fileName),
      })),
      () => {},
    );
    expect((await entriesOf(await buffer(zip))).map(({ name }) => name)).toEqual([
      '請求書.pdf',
      '請求書 (2).pdf',
      '請求書 (2) (2).pdf',
      '請求書 (3).PDF',
      'v1.2.csv',
      'v1.2 (2).csv',
      'README',
      'README (2)',
    ]);
  });

  it('of what is new and ends soon holds these bills and no other', async () => {
    const customer = await sandbox.loggedIn();
    const query =
      'downloadStatus=notDownloaded&downloadDeadlineFrom=2026-11-20&downloadDeadlineTo=2027-10-31';
    const expected = (await bills(customer))
      .filter(
        (bill) =>
          isOpen(bill) &&
          bill.downloadStatus === 'notDownloaded' &&
          bill.downloadDeadline !== null &&
          bill.downloadDeadline <= '2027-10-31',
      )
      .flatMap(({ files }) => [files.pdf?.fileName, files.csv?.fileName])
      .filter((name) => name !== undefined);
    const names = (await entriesOf((await customer.get(`/bills/zip?${query}`)).bytes)).map(
      ({ name }) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  it('over the limit is refused with the limit', async () => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/bills/zip')).json).toMatchObject([
      { code: '400-1-05-02', mapping: [{ key: 'limit', value: '200' }] },
    ]);
  });

  it('with nothing in it is refused', async () => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/bills/zip?keyword=nothing-like-this')).code).toBe('400-1-05-03');
  });

  it('beside a running one is refused', async () => {
    const customer = await sandbox.loggedIn();
    const results = await Promise.all([
      customer.get('/bills/zip?publicationMonth=2026-03'),
      customer.get('/bills/zip?publicationMonth=2026-03'),
    ]);
    expect(new Set(results.map(({ status, code }) => code ?? status))).toEqual(
      new Set([200, '400-1-05-01']),
    );
  });

  it('can follow one that is over', async () => {
    const customer = await sandbox.loggedIn();
    await customer.get('/bills/zip?publicationMonth=2026-03');
    expect((await customer.get('/bills/zip?publicationMonth=2026-03')).status).toBe(200);
  });

  it('is free again after a reader that went away', async () => {
    const customer = await sandbox.loggedIn();
    const gone = new AbortController();
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(
      `${sandbox.url}/demo/mypage-api/bills/zip?publicationDateFrom=2026-09-01`,
      { headers: { Cookie: cookie }, signal: gone.signal },
    );
    await response.body?.getReader().read();
    gone.abort();
    await expect
      .poll(() => sandbox.world.runningBatches.size, { timeout: 20_000, interval: 20 })
      .toBe(0);
  });

  it('that is stopped counts for none of its bills', async () => {
    const customer = await sandbox.loggedIn();
    const before = await bills(customer);
    const gone = new AbortController();
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(
      `${sandbox.url}/demo/mypage-api/bills/zip?publicationDateFrom=2026-09-01`,
      { headers: { Cookie: cookie }, signal: gone.signal },
    );
    await response.body?.getReader().read();
    gone.abort();
    await expect
      .poll(() => sandbox.world.runningBatches.size, { timeout: 20_000, interval: 20 })
      .toBe(0);
    expect(await bills(customer)).toEqual(before);
  });
});

describe('what a PDF says', () => {
  it('is what a qualified invoice needs', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(
      customer,
      (one) => isOpen(one) && one.billTypeId === 'invoice' && (one.price ?? 0) > 0,
    );
    const { bytes } = await customer.get(`/bills/${bill.billId}/pdf`);
    // Not interested in how the face is hinted, of which the reader would tell.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf, { mergePages: true });
    const amount = new Intl.NumberFormat('ja-JP').format(bill.price ?? 0);
    for (const part of [
      '東都電子商事株式会社',
      'T5010001000000',
      '御中',
      bill.billNumber,
      amount,
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is compressed text, readable without a password', async () => {
    const customer = await sandbox.loggedIn();
    const bill = await billWith(customer, isOpen);
    const pdf = (await customer.get(`/bills/${bill.billId}/pdf`)).bytes;
    const start = pdf.indexOf('stream\n') + 'stream\n'.length;
    expect(() => inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start)))).not.toThrow();
  });
});
