import { describe, expect, it } from 'vitest';
import { readIndex } from '../../../../src/lib/archive-index.ts';
import { contentOf, readZip } from '../../../../src/lib/zip.ts';
import type { ArchiveDocument } from '../../../../src/shell/downloads/archive/archive-document.ts';
import {
  makeArchive,
  readServerIndex,
} from '../../../../src/shell/downloads/archive/make-archive.ts';
import { documentOf, zipOf } from './archives.ts';

const downloadedAt = '2026-11-25T01:15:30Z';
const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const options = { hasIndex: true, fileNames: 'published' } as const;
const request = { issuerName: '東都', language: 'ja', options, downloadedAt } as const;

const makeTestArchive = (
  zip: Blob,
  documents: readonly ArchiveDocument[],
  overrides: Partial<Parameters<typeof makeArchive>[1]> = {},
) => makeArchive(zip, { ...request, documents, ...overrides });

const pdfDocument = documentOf({});
const indexRow = {
  fileName: '請求書_INV-1.pdf',
  date: '2026-10-31',
  price: 387_930,
  partner: '東都 T5010001000000',
  type: '請求書',
  number: 'INV-1',
  remarks: '',
  sha256: sha256OfAbc,
  downloadedAt: '2026/11/25 10:15:30',
};

describe('an archive that the browser makes', () => {
  it('has the files of the ZIP and an index of these files', async () => {
    const zip = await zipOf({ '請求書_INV-1.pdf': 'abc' });
    const { file, rows } = await makeTestArchive(zip, [pdfDocument]);
    const [billEntry, indexEntry] = await readZip(file);
    expect(billEntry?.name).toBe('請求書_INV-1.pdf');
    expect(indexEntry?.name).toBe('索引簿_20261125-101530.csv');
    expect(billEntry && (await (await contentOf(file, billEntry)).text())).toBe('abc');
    expect(
      readIndex((indexEntry && (await (await contentOf(file, indexEntry)).text())) ?? ''),
    ).toEqual([indexRow]);
    expect(rows).toEqual([{ ...indexRow, size: 3 }]);
  });

  it('has sortable names if the customer wants them; a file without a document keeps its name', async () => {
    const zip = await zipOf({ '請求書_INV-1.pdf': 'abc', 'other.pdf': 'x' });
    const { file, rows } = await makeTestArchive(zip, [pdfDocument], {
      options: { hasIndex: false, fileNames: 'sortable' },
    });
    expect((await readZip(file)).map(({ name }) => name)).toEqual([
      '20261031_東都_387930_INV-1.pdf',
      'other.pdf',
    ]);
    expect(rows).toBeUndefined();
  });

  it('has the published file name instead of the number in the names of files of a mailed link', async () => {
    const { file } = await makeTestArchive(
      await zipOf({ '請求書_INV-1.pdf': 'abc' }),
      [documentOf({ billNumber: null })],
      { options: { hasIndex: false, fileNames: 'sortable' } },
    );
    expect((await readZip(file))[0]?.name).toBe('20261031_東都_387930_請求書-INV-1.pdf');
  });

  it('describes bills without amount, missing bills and files that belong to no bill', async () => {
    const zip = await zipOf({ 'a.pdf': 'abc', 'a.csv': 'abc', 'same.pdf': 'x' });
    const { rows = [] } = await makeTestArchive(zip, [
      documentOf({ fileName: 'a.pdf', billNumber: 'A', price: null }),
      documentOf({ fileName: 'a.csv', billNumber: 'A', price: 0 }),
      documentOf({ fileName: '', billNumber: 'B', reason: 'withdrawn' }),
      documentOf({ fileName: 'c.pdf', billNumber: 'C' }),
      documentOf({ fileName: 'c.csv', billNumber: 'C' }),
      documentOf({ fileName: 'd.pdf', billNumber: null, reason: 'deadlinePassed', price: null }),
      documentOf({ fileName: 'same.pdf', billNumber: 'E' }),
      documentOf({ fileName: 'same.pdf', billNumber: 'F' }),
    ]);
    expect(rows.map(({ fileName, number, remarks }) => [fileName, number, remarks])).toEqual([
      ['a.pdf', 'A', '金額なし'],
      ['a.csv', 'A', ''],
      ['same.pdf', '', '明細を特定できません'],
      ['', 'B', '未取得：発行元が公開を終了しました'],
      ['', 'C', '未取得：ダウンロードしていません'],
      ['', '', '未取得：ダウンロード期限が過ぎています / d.pdf / 金額なし'],
      ['', 'E', '未取得：ダウンロードしていません'],
      ['', 'F', '未取得：ダウンロードしていません'],
    ]);
    expect(rows[2]?.partner).toBe('東都');
  });

  it('has no row for a missing bill after the server has changed the names of all files', async () => {
    const zip = await zipOf({ 'a_b.pdf': 'abc', 'same.pdf': 'x', 'Same (2).pdf': 'x' });
    const { rows = [] } = await makeTestArchive(zip, [
      documentOf({ fileName: 'a/b.pdf', billNumber: 'G' }),
      documentOf({ fileName: 'same.pdf', billNumber: 'E' }),
      documentOf({ fileName: 'same.pdf', billNumber: 'F' }),
      documentOf({ fileName: 'same.pdf', billNumber: 'H', reason: 'withdrawn' }),
    ]);
    expect(rows.map(({ fileName, number, remarks }) => [fileName, number, remarks])).toEqual([
      ['a_b.pdf', 'G', ''],
      ['same.pdf', '', '明細を特定できません'],
      ['Same (2).pdf', '', '明細を特定できません'],
      ['', 'H', '未取得：発行元が公開を終了しました'],
    ]);
  });
});

describe('the index of a server', () => {
  it.each(['a.pdf', '索引簿_1.csv'])(
    'is not read from a file %s with other contents',
    async (fileName) => {
      expect(await readServerIndex(await zipOf({ [fileName]: 'a,b' }))).toBeUndefined();
    },
  );

  it('is not found in an empty ZIP', async () => {
    expect(await readServerIndex(await zipOf({}))).toBeUndefined();
  });
});
