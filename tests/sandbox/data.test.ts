import { expect, it } from 'vitest';
import { Clock } from '../../mocks/sandbox/clock.ts';
import { contentDispositionOf } from '../../mocks/sandbox/documents/content-disposition.ts';
import { billContentOf, type BillLine } from '../../mocks/sandbox/documents/content.ts';
import { makeCsv } from '../../mocks/sandbox/documents/csv.ts';
import { defaultLimits } from '../../mocks/sandbox/limits.ts';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import { sandboxForTests } from './support.ts';

// The time is earlier than the hour at which bills are published.
const seedTime = '2026-11-20T00:10:00+09:00';
// The number of bills of the demonstration: with fewer bills, none is published on this day.
const sandbox = sandboxForTests({ clock: new Clock(seedTime), demoBillCount: 1200 });

it('the default limits fit the demonstration', () => {
  const bills = { lastMonths: 24, batchFileLimit: 200, deadlineSoonDays: 7 };
  const files = { fileSizeLimit: 10_485_760, bodySizeLimit: 20_971_520, fileNameMaxLength: 100 };
  const calls = { downloadsPerTenSeconds: 60, requestsPerMinute: 20, mailResendSeconds: 60 };
  const logins = { failedLoginLimit: 5, minimumFrontVersion: '0.2.0', isLoginIdRequired: 1 };
  const months = { changeLastDayOfMonth: 31, changeReflectionMonthCount: 3 };
  expect(defaultLimits).toMatchObject({ ...bills, ...files, ...calls, ...logins, ...months });
});

it.each([
  ['bills', 'lastDownloadedAt'],
  ['bills', 'accessAt'],
  ['billDownloads', 'downloadedAt'],
  ['statusHistory', 'changedAt'],
])('the seed has no time in the future in %s.%s', (table, column) => {
  const timesOfColumn = sandbox.data.db.get<{ count: number; last: number }>(
    `SELECT count(${column}) AS count, max(${column}) AS last FROM ${table}`,
  );
  expect(timesOfColumn?.count).toBeGreaterThan(0);
  expect(timesOfColumn?.last).toBeLessThanOrEqual(Date.parse(seedTime));
});

it('the seed has no download before the publication of its bill', () => {
  const earlyDownloads = sandbox.data.db.get(
    `SELECT count(*) AS count FROM billDownloads JOIN bills USING (billRowId)
     JOIN (SELECT billRowId, min(changedAt) AS first FROM statusHistory GROUP BY billRowId)
     USING (billRowId) WHERE downloadedAt < first`,
  );
  expect(earlyDownloads).toEqual({ count: 0 });
});

it('the seed has bills whose sums and taxes are correct, including credit notes and free deliveries', () => {
  const contents = Array.from({ length: 400 }, (_, index) =>
    billContentOf(`DLV-${index}`, '2026-11-01'),
  );
  for (const { lines, sums, taxable, tax, total } of contents) {
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxable);
    expect(total).toBe(taxable + tax);
    for (const taxGroup of sums) {
      const expected = Math.floor((Math.abs(taxGroup.taxable) * taxGroup.rate) / 100);
      expect(Math.abs(taxGroup.tax)).toBe(expected);
    }
  }
  expect(contents.some(({ total }) => total < 0)).toBe(true);
  expect(contents.some(({ isFree, total }) => isFree && total === 0)).toBe(true);
});

it('a CSV has a byte order mark, quoted texts and marked food items', () => {
  const paperItem = { number: 1, day: '2026-10-01', name: 'Paper, "A4"', quantity: 2 };
  const line: BillLine = { ...paperItem, unit: '箱', unitPrice: 300, rate: 10, amount: 600 };
  const bill = { billNumber: 'INV-1', publicationDate: '2026-11-01', customerName: null };
  const content = { sums: [], taxable: 0, tax: 0, total: 0, isFree: false };
  const csv = makeCsv(bill, { ...content, lines: [line, { ...line, rate: 8, name: '茶' }] });
  const [headings, ...lines] = csv.toString('utf8').split('\r\n');
  expect(headings).toMatch(/^\uFEFF管理番号,/);
  expect(lines).toEqual([
    'INV-1,2026-11-01,,1,2026-10-01,"Paper, ""A4""",2,箱,300,10%,600',
    'INV-1,2026-11-01,,1,2026-10-01,茶 ※,2,箱,300,8%,600',
    '',
  ]);
});

it.each(["O'Hara (1).pdf", '請求書 2026年10月.pdf', '100%;a.csv'])(
  'the portal reads the file name %s unchanged; old browsers read an ASCII name',
  (name) => {
    const header = contentDispositionOf(name, '請求 No. 7');
    expect(fileNameFrom(header)).toBe(name);
    expect(header).toMatch(/^attachment; filename="_No\._7\.(?:pdf|csv)"; filename\*=UTF-8''/);
    expect(header).not.toMatch(/filename\*=UTF-8''.*['()*]/);
  },
);
