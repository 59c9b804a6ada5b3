import { describe, expect, it } from 'vitest';
import {
  indexFile,
  indexFileName,
  isIndexFileName,
  partnerText,
  readIndex,
  remarkText,
  sortableFileName,
  type IndexRow,
} from '../../src/lib/archive-index.ts';

const completeRow: IndexRow = {
  fileName: '請求書_INV-1.pdf',
  date: '2026-10-31',
  price: 387_930,
  partner: partnerText('東都電子商事株式会社', 'T5010001000000'),
  type: '請求書',
  number: 'INV-1',
  remarks: '',
  sha256: 'ab'.repeat(32),
  downloadedAt: '2026/11/25 10:15:30',
};
const rowWithoutFile: IndexRow = {
  ...completeRow,
  fileName: '',
  price: null,
  type: '=1+1, "x"',
  remarks: remarkText('withdrawn', 'ja'),
  sha256: '',
  downloadedAt: '',
};

const remarks = [
  ...(['withdrawn', 'deadlinePassed', 'noFile', 'notReceived', 'gone', 'unreadable'] as const),
  ...(['unknownDocument', 'noIndex'] as const),
];

describe('the index of an archive', () => {
  it('is a CSV for spreadsheets with the columns of the contract, in which no value is a formula', async () => {
    const bytes = await indexFile([completeRow, rowWithoutFile], 'ja').arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      [
        '\uFEFF連番,ファイル名,取引年月日,金額,取引先,書類の種類,明細番号,備考,SHA-256,ダウンロード日時',
        `1,請求書_INV-1.pdf,2026/10/31,387930,東都電子商事株式会社 T5010001000000,請求書,INV-1,,${'ab'.repeat(32)},2026/11/25 10:15:30`,
        `2,,2026/10/31,,東都電子商事株式会社 T5010001000000,"'=1+1, ""x""",INV-1,未取得：発行元が公開を終了しました,,`,
        '',
      ].join('\r\n'),
    );
  });

  it.each(['ja', 'en'] as const)('can be read again: %s', async (language) => {
    const rows = [completeRow, rowWithoutFile, { ...completeRow, price: 0 }];
    expect(readIndex(await indexFile(rows, language).text())).toEqual(rows);
  });

  it('has empty values where a row is too short', async () => {
    const headings = (await indexFile([], 'ja').text()).trimEnd();
    const { price, ...texts } = readIndex(`${headings}\r\n1\r\n`)?.[0] ?? completeRow;
    expect([price, new Set(Object.values(texts))]).toEqual([null, new Set([''])]);
  });

  it('is not read from a CSV with other headings', () => {
    expect(readIndex('管理番号,発行日\r\nINV-1,2026-10-31\r\n')).toBeUndefined();
    expect(readIndex('')).toBeUndefined();
  });

  it('has headings and remarks in the language of the page', async () => {
    expect((await indexFile([], 'en').text()).trim()).toBe(
      'No.,File name,Date of transaction,Amount,Partner,Type of document,Bill number,Remarks,SHA-256,Downloaded at',
    );
    const reasonsIn = (language: 'ja' | 'en') =>
      remarks.map((remark) => remarkText(remark, language).replace(/^.*(: |：)/, '')).join('; ');
    expect(reasonsIn('ja')).toContain(
      'ました; ダウンロード期限が過ぎています; ファイルがありません;',
    );
    expect(reasonsIn('en')).toBe(
      'withdrawn by the issuer; the download deadline has passed; no file; not downloaded; withdrawn, or past the deadline; ' +
        'bills that could not be read; The document could not be identified; The index could not be created',
    );
  });

  it('shows only the name of a partner without a registration number', () => {
    expect(partnerText('東都', null)).toBe('東都');
  });

  it.each([
    ['ja', '索引簿_20261125-101530.csv'],
    ['en', 'index_20261125-101530.csv'],
  ] as const)('has the time in Japan in its name: %s', (language, name) => {
    expect(indexFileName('2026-11-25T01:15:30Z', language)).toBe(name);
    expect(isIndexFileName(name)).toBe(true);
  });

  it.each(['請求書_INV-1.csv', '索引簿_1.pdf', '索引簿.csv'])(
    'does not have the name %s',
    (name) => {
      expect(isIndexFileName(name)).toBe(false);
    },
  );
});

describe('a sortable file name', () => {
  it.each([
    [{}, '東都', '20261031_東都_387930_INV-1.pdf'],
    [{ price: -500 }, '東都', '20261031_東都_-500_INV-1.pdf'],
    [{ price: null }, '東都', '20261031_東都_金額なし_INV-1.pdf'],
    [{ number: 'A/1_2_3' }, 'a_b:c', '20261031_a-b_c_387930_A_1-2-3.pdf'],
    [{}, '𠮷'.repeat(40), `20261031_${'𠮷'.repeat(30)}_387930_INV-1.pdf`],
  ])('with the values %j and the company name %j is %j', (overrides, companyName, name) => {
    expect(sortableFileName({ ...completeRow, ...overrides }, companyName, 'pdf', 'ja')).toBe(name);
  });

  it('is in English on the English page', () => {
    expect(sortableFileName({ ...completeRow, price: null }, 'Toto', 'csv', 'en')).toBe(
      '20261031_Toto_No-amount_INV-1.csv',
    );
  });
});
