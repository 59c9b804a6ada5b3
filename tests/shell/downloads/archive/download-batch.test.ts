import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexFile, readIndex } from '../../../../src/lib/archive-index.ts';
import { contentOf, readZip } from '../../../../src/lib/zip.ts';
import {
  saveArchiveOptions,
  type ArchiveOptions,
} from '../../../../src/shell/downloads/archive/archive-options.ts';
import { createDownloads } from '../../../../src/shell/downloads/download-store.ts';
import { readDownloadRecord } from '../../../../src/shell/downloads/download-record.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { stubApi } from '../../../support/api.ts';
import { documentOf, zipOf } from './archives.ts';
import { savedFiles } from '../../../support/saved.ts';

const settings = vi.hoisted(() => ({ issuerName: '東都', isArchiveIndexEnabled: true }));
vi.mock('../../../../src/shell/issuer/use-settings.ts', () => ({
  getArchiveSettings: () => settings,
}));

const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const publishedFiles = { '請求書_INV-1.pdf': 'abc' };
let customerCount = 0;
const fetchDocuments = vi.fn<(signal: AbortSignal) => Promise<ReturnType<typeof documentOf>[]>>();
const billFacts = {
  date: '2026-10-31',
  price: 387_930,
  partner: '東都 T5010001000000',
  type: '請求書',
  number: 'INV-1',
  remarks: '',
};

/** Downloads a ZIP. @returns the requested path, the saved file, and the state of the download */
async function downloadZip(zip: Blob, options: ArchiveOptions, path = '/bills/zip?billId=b-1') {
  saveArchiveOptions(options);
  const bytes = await zip.arrayBuffer();
  const requests = stubApi({
    'GET /bills/zip': () =>
      new Response(bytes, { headers: { 'content-disposition': 'attachment; filename="b.zip"' } }),
  });
  const downloads = createDownloads();
  await downloads.start({ position: 'all', key: 'zip', path, fetchDocuments });
  // The code of the download record loads late.
  await vi.dynamicImportSettled();
  const { name = '', file = new Blob() } = savedFiles[0] ?? {};
  return { path: requests[0]?.path, name, file, state: downloads.states.get()['all'] };
}

beforeEach(() => {
  settings.isArchiveIndexEnabled = true;
  fetchDocuments.mockResolvedValue([documentOf({})]);
  // Each test has its own customer, so a late record of an earlier test does not count.
  customerCount += 1;
  pageCustomer.set({ key: `customer-${customerCount}`, name: '架空商事' });
});

const indexOptions = { hasIndex: true, fileNames: 'published' } as const;

describe('a download of several files', () => {
  it('is by default the ZIP of the server, which is one file in the record', async () => {
    const zip = await zipOf(publishedFiles);
    const { path, file } = await downloadZip(zip, { hasIndex: false, fileNames: 'published' });
    expect(path).toBe('/bills/zip?billId=b-1');
    expect(file.size).toBe(zip.size);
    await expect
      .poll(() => readDownloadRecord().files)
      .toMatchObject([{ name: 'b.zip', size: zip.size }]);
    expect(fetchDocuments).not.toHaveBeenCalled();
  });

  it.each([
    ['/bills/zip?billId=b-1', indexOptions, '&hasIndex=true&fileNames=published'],
    ['/bills/zip', { hasIndex: false, fileNames: 'sortable' }, '?fileNames=sortable'],
  ] as const)(
    'is requested with the chosen options from a server that makes archives: %s %j',
    async (path, options, query) => {
      const { path: requestedPath } = await downloadZip(await zipOf(publishedFiles), options, path);
      expect(requestedPath).toBe(path + query);
      expect(fetchDocuments).not.toHaveBeenCalled();
    },
  );

  it('adds the files of the server’s index to the record', async () => {
    const row = {
      ...billFacts,
      fileName: '請求書_INV-1.pdf',
      sha256: sha256OfAbc,
      downloadedAt: '2026/11/25 10:15:30',
    };
    const missingRow = { ...row, fileName: '', number: 'INV-2' };
    const serverIndex = await indexFile([row, missingRow], 'ja').text();
    const zip = await zipOf({ ...publishedFiles, '索引簿_20261125-101530.csv': serverIndex });
    const { file } = await downloadZip(zip, indexOptions);
    expect(file.size).toBe(zip.size);
    await expect
      .poll(() => readDownloadRecord().files)
      .toEqual([
        {
          name: '請求書_INV-1.pdf',
          size: 3,
          sha256: sha256OfAbc,
          at: expect.any(String),
          archive: 'b.zip',
          facts: billFacts,
        },
      ]);
  });

  it('has an index and file names that the browser makes if the server makes no archives', async () => {
    settings.isArchiveIndexEnabled = false;
    const options = { hasIndex: true, fileNames: 'sortable' } as const;
    const { path, file } = await downloadZip(await zipOf(publishedFiles), options);
    expect(path).toBe('/bills/zip?billId=b-1');
    const [billEntry, indexEntry] = await readZip(file);
    expect(billEntry?.name).toBe('20261031_東都_387930_INV-1.pdf');
    const indexText = indexEntry && (await (await contentOf(file, indexEntry)).text());
    expect(readIndex(indexText ?? '')).toMatchObject([
      { ...billFacts, fileName: billEntry?.name, sha256: sha256OfAbc },
    ]);
    await expect
      .poll(() => readDownloadRecord().files)
      .toMatchObject([{ name: billEntry?.name, size: 3, archive: 'b.zip', facts: billFacts }]);
  });

  it('fails before the ZIP is requested if the bills cannot be fetched', async () => {
    settings.isArchiveIndexEnabled = false;
    const error = new Error('no bills');
    fetchDocuments.mockRejectedValue(error);
    const { path, state } = await downloadZip(await zipOf(publishedFiles), indexOptions);
    expect([path, savedFiles]).toEqual([undefined, []]);
    expect(state).toMatchObject({ phase: 'failed', error });
  });

  it('is saved unchanged, with a remark in the record, if the ZIP cannot be read', async () => {
    settings.isArchiveIndexEnabled = false;
    const { file } = await downloadZip(new Blob(['PK']), indexOptions);
    expect(await file.text()).toBe('PK');
    await expect
      .poll(() => readDownloadRecord().files)
      .toMatchObject([{ name: 'b.zip', facts: { remarks: '索引簿を作成できませんでした' } }]);
  });

  it('is not saved if the customer cancels while the index is created', async () => {
    settings.isArchiveIndexEnabled = false;
    const downloads = createDownloads();
    saveArchiveOptions(indexOptions);
    const bytes = await (await zipOf(publishedFiles)).arrayBuffer();
    const digestSpy = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async () => {
      downloads.cancel('all');
      return new ArrayBuffer(32);
    });
    stubApi({
      'GET /bills/zip': () =>
        new Response(bytes, { headers: { 'content-disposition': 'attachment; filename="b.zip"' } }),
    });
    const zipRequest = { position: 'all', key: 'zip', path: '/bills/zip' };
    await downloads.start({ ...zipRequest, fetchDocuments });
    expect(digestSpy).toHaveBeenCalled();
    expect(savedFiles).toEqual([]);
    expect(downloads.states.get()).toEqual({});
  });
});

it('a download of one file adds the facts of the bill to the record', async () => {
  const headers = { 'content-disposition': 'attachment; filename="a.pdf"' };
  stubApi({ 'GET /bills/b-1/pdf': () => new Response('abc', { headers }) });
  const request = { position: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
  await createDownloads().start({ ...request, document: documentOf({}) });
  await vi.dynamicImportSettled();
  await expect.poll(() => readDownloadRecord().files).toMatchObject([{ facts: billFacts }]);
});
