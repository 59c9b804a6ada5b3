import { describe, expect, it } from 'vitest';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import { contentDisposition } from '../../mocks/sandbox/documents/content-disposition.ts';
import { contentOf, type BillLine } from '../../mocks/sandbox/documents/content.ts';
import { makeCsv } from '../../mocks/sandbox/documents/csv.ts';

describe('the CSV of a bill', () => {
  const line: BillLine = {
    number: 1,
    day: '2026-10-01',
    name: 'Paper, "A4"',
    quantity: 2,
    unit: '箱',
    unitPrice: 300,
    rate: 10,
    amount: 600,
  };
  const head = { billNumber: 'INV-1', publicationDate: '2026-11-01', customerName: null };
  const content = { sums: [], taxable: 0, tax: 0, total: 0, isFree: false };
  const text = makeCsv(head, { ...content, lines: [line, { ...line, rate: 8, name: '茶' }] });

  it('is one that spreadsheets read, with the food marked', () => {
    const lines = text.toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF管理番号,/);
    expect(lines.slice(1)).toEqual([
      'INV-1,2026-11-01,,1,2026-10-01,"Paper, ""A4""",2,箱,300,10%,600',
      'INV-1,2026-11-01,,1,2026-10-01,茶 ※,2,箱,300,8%,600',
      '',
    ]);
  });
});

it.each(["O'Hara (1).pdf", '請求書 2026年10月.pdf', '100%;a.csv'])(
  'the name %s comes to the portal as it is, and to old readers in ASCII',
  (name) => {
    const header = contentDisposition(name, '請求 No. 7');
    expect(fileNameFrom(header)).toBe(name);
    expect(header).toMatch(/^attachment; filename="_No\._7\.(?:pdf|csv)"; filename\*=UTF-8''/);
    expect(header).not.toMatch(/filename\*=UTF-8''.*['()*]/);
  },
);

describe('what stands in a bill', () => {
  const contents = Array.from({ length: 400 }, (_, at) => contentOf(`DLV-${at}`, '2026-11-01'));

  it('adds up, and a credit takes back just the tax that a bill would ask', () => {
    for (const { lines, sums, taxable, tax, total } of contents) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxable);
      expect(total).toBe(taxable + tax);
      for (const part of sums) {
        const asked = Math.floor((Math.abs(part.taxable) * part.rate) / 100);
        expect(Math.abs(part.tax)).toBe(asked);
      }
    }
    expect(contents.some(({ total }) => total < 0)).toBe(true);
    expect(contents.some(({ isFree, total }) => isFree && total === 0)).toBe(true);
  });
});
