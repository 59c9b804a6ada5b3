import { describe, expect, it } from 'vitest';
import { readPlan, planToText } from '../../../../src/pages/bills/parts/plan-text.ts';
import {
  divideIntoParts,
  splitPart,
  createPartFileName,
  type DatedBill,
  type PartLimits,
  type Plan,
} from '../../../../src/pages/bills/parts/plan.ts';

let billCount = 0;
const makeBill = (date: string, fileCount = 2): DatedBill => {
  billCount += 1;
  const billNumber = `INV-${billCount}`;
  return { id: `bill-${billCount}`, billNumber, title: '請求書', fileCount, date };
};
const makeBills = (count: number, date: string, fileCount = 2): DatedBill[] =>
  Array.from({ length: count }, () => makeBill(date, fileCount));
const summariseParts = (datedBills: readonly DatedBill[], limits: PartLimits) =>
  divideIntoParts(datedBills, limits).map(({ from, to, bills: billsOfPart }) => [
    from,
    to,
    billsOfPart.length,
  ]);

describe('bills of a large batch', () => {
  it('fill each part up to the limit, across months', () => {
    const datedBills = [
      ...makeBills(3, '2026-09-10'),
      ...makeBills(1, '2026-09-30'),
      ...makeBills(2, '2026-10-01'),
    ];
    expect(summariseParts(datedBills, { maxFiles: 10, maxBills: 200 })).toEqual([
      ['2026-09-10', '2026-10-01', 5],
      ['2026-10-01', '2026-10-01', 1],
    ]);
  });

  it('are divided by the limit of files', () => {
    const datedBills = [...makeBills(2, '2026-10-05', 1), ...makeBills(4, '2026-10-06')];
    expect(summariseParts(datedBills, { maxFiles: 5, maxBills: 200 })).toEqual([
      ['2026-10-05', '2026-10-06', 3],
      ['2026-10-06', '2026-10-06', 2],
      ['2026-10-06', '2026-10-06', 1],
    ]);
  });

  it('are divided by the limit of bills', () => {
    expect(
      summariseParts(makeBills(401, '2026-10-05', 1), { maxFiles: 5000, maxBills: 200 }),
    ).toEqual([
      ['2026-10-05', '2026-10-05', 200],
      ['2026-10-05', '2026-10-05', 200],
      ['2026-10-05', '2026-10-05', 1],
    ]);
  });

  it('are in separate parts if each bill exceeds the limit of files', () => {
    expect(summariseParts(makeBills(2, '2026-10-05'), { maxFiles: 1, maxBills: 200 })).toHaveLength(
      2,
    );
  });

  it('are divided into two parts if their part is too large', () => {
    const [part] = divideIntoParts(makeBills(3, '2026-10-05'), { maxFiles: 20, maxBills: 200 });
    const halves = part === undefined ? [] : splitPart(part);
    expect(halves.map((half) => half.bills.length)).toEqual([2, 1]);
    expect(halves.flatMap((half) => half.bills)).toEqual(part?.bills);
  });
});

describe('a plan', () => {
  const plan: Plan = {
    parts: divideIntoParts([...makeBills(11, '2026-09-10'), makeBill('2026-10-01')], {
      maxFiles: 2,
      maxBills: 200,
    }),
    unavailable: [],
    excluded: [],
    unreadable: 0,
    isBegun: true,
  };

  it('numbers its files in the order of the parts', () => {
    expect(createPartFileName(plan, 0, 'bills.zip')).toBe('2026-09-10_01-12_bills.zip');
    expect(createPartFileName(plan, 11, 'bills.zip')).toBe('2026-10-01_12-12_bills.zip');
  });

  it('uses the file name of the server if there is only one part (S7)', () => {
    expect(createPartFileName({ ...plan, parts: plan.parts.slice(0, 1) }, 0, 'bills.zip')).toBe(
      'bills.zip',
    );
  });

  it('is unchanged after it was stored and read', () => {
    expect(readPlan(planToText(plan))).toEqual(plan);
    const oddTexts = [
      '',
      'ＩＮＶ-髙',
      'x'.repeat(80),
      `${'x'.repeat(80)}y`,
      '😀1',
      '😀2',
      '😁2',
      '0',
      '"\n',
    ];
    const unavailableBills = oddTexts.map((text) => ({
      id: text,
      billNumber: `${text}1`,
      title: text,
      fileCount: 0,
    }));
    expect(
      readPlan(
        planToText({ ...plan, unavailable: unavailableBills, excluded: unavailableBills.slice(1) }),
      ),
    ).toEqual({
      ...plan,
      unavailable: unavailableBills,
      excluded: unavailableBills.slice(1),
    });
  });

  // WebKit has the smallest storage: 5 MiB of 16 bit characters per tab, shared with other data.
  const MAX_STORED_LENGTH = 2_000_000;

  it('of 100,000 bills fits into the storage of a tab', () => {
    const manyBills = Array.from({ length: 100_000 }, (_, index): DatedBill => {
      const [month, serial] = [1 + Math.floor(index / 9000), String(index).padStart(6, '0')];
      const date = `2026-${String(month).padStart(2, '0')}-${10 + (index % 9000 > 4000 ? 10 : 0)}`;
      return {
        id: `main-bill-${serial}`,
        billNumber: `INV-2026${String(month).padStart(2, '0')}-${serial}`,
        title: `2026年${month}月分 ${['ご請求書', '納品書', 'お支払通知書'][index % 3]}（東都電子商事）`,
        fileCount: 1 + (index % 2),
        date,
      };
    });
    const largePlan: Plan = {
      ...plan,
      parts: divideIntoParts(manyBills, { maxFiles: 1000, maxBills: 200 }),
    };
    const storedText = planToText(largePlan);
    expect(storedText.length).toBeLessThan(MAX_STORED_LENGTH);
    expect(readPlan(storedText)).toEqual(largePlan);
  });

  it.each([
    '',
    '{',
    'null',
    '{"parts":[{"bills":1}]}',
    planToText(plan).replace('"titles":["', '"titles":[],"others":["'),
    planToText(plan).replace('"files":[2', '"files":["2"'),
    planToText(plan).replace('"numbers":["', '"numbers":[],"others":["'),
  ])('is not read from an invalid stored text: %j', (storedText) => {
    expect(readPlan(storedText)).toBeUndefined();
  });
});
