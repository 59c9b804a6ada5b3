import { expect, it } from 'vitest';
import { createPartsIndex } from '../../../../src/pages/bills/parts/parts-index.ts';
import type { Plan } from '../../../../src/pages/bills/parts/plan.ts';

const makeBill = (billNumber: string) => ({
  id: billNumber,
  billNumber,
  title: `請求書 ${billNumber}`,
  fileCount: 1,
});
const makeRecordEntry = (fileName: string, archiveName: string | undefined, savedAt: string) => {
  const facts = {
    date: '2026-10-31',
    price: 1,
    partner: '東都',
    type: '請求書',
    number: fileName,
    remarks: '',
  };
  return { name: fileName, archive: archiveName, at: savedAt, size: 1, sha256: 'ab', facts };
};
const partDates = { from: '2026-10-01', to: '2026-10-31' };
const plan: Plan = {
  parts: [
    { ...partDates, state: 'saved', bills: [makeBill('A')], file: 'part-1.zip' },
    { ...partDates, state: 'empty', bills: [] },
    { ...partDates, state: 'waiting', bills: [makeBill('B'), makeBill('C')] },
    { ...partDates, state: 'saved', bills: [makeBill('F')], file: 'not-recorded.zip' },
  ],
  unavailable: [makeBill('D')],
  excluded: [makeBill('E')],
  unreadable: 2,
  isBegun: true,
};

it('the index of all parts lists the files of saved parts, then each missing bill with the reason', () => {
  const rows = createPartsIndex(
    plan,
    [
      makeRecordEntry('a.pdf', 'part-1.zip', '2026-11-25T01:00:00Z'),
      makeRecordEntry('a.csv', 'part-1.zip', '2026-11-25T01:00:00Z'),
      makeRecordEntry('old.pdf', 'part-1.zip', '2026-11-24T01:00:00Z'),
      makeRecordEntry('other.pdf', 'other.zip', '2026-11-25T01:00:00Z'),
      makeRecordEntry('alone.pdf', undefined, '2026-11-25T01:00:00Z'),
    ],
    'ja',
  );
  expect(rows.map(({ fileName, number, remarks }) => [fileName, number, remarks])).toEqual([
    ['a.pdf', 'a.pdf', ''],
    ['a.csv', 'a.csv', ''],
    ['', 'F', '索引簿を作成できませんでした / 請求書 F'],
    ['', 'B', '未取得：ダウンロードしていません (3/4) / 請求書 B'],
    ['', 'C', '未取得：ダウンロードしていません (3/4) / 請求書 C'],
    ['', 'D', '未取得：公開終了または期限切れです / 請求書 D'],
    ['', 'E', '未取得：公開終了または期限切れです / 請求書 E'],
    ['', '', '未取得：読み取れない明細があります (2)'],
  ]);
  expect(rows[0]).toMatchObject({ sha256: 'ab', downloadedAt: '2026/11/25 10:00:00', price: 1 });
});
