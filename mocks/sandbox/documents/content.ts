import { SeededRandom } from '../seeded-random.ts';

/** A line of a bill. Amounts are in whole yen without tax. */
export type BillLine = {
  number: number;
  day: string;
  name: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  /** Consumption tax in percent: 10, or 8 for food. */
  rate: 8 | 10;
  amount: number;
};

/** Sum and tax of all lines with one rate. A qualified invoice rounds the tax down once per rate. */
type TaxSum = { rate: 8 | 10; taxable: number; tax: number };

export type BillContent = {
  lines: BillLine[];
  sums: TaxSum[];
  taxable: number;
  tax: number;
  /** With tax; negative for a credit note. */
  total: number;
  /** A document without an amount, such as a free loan of goods. */
  isFree: boolean;
};

/** Goods and services on the bills. `rate` is the rate of the consumption tax. */
const articles = [
  { name: '冷蔵配送料（定期便）', unit: '便', unitPrice: 18500, rate: 10 },
  { name: '冷凍配送料（関東エリア）', unit: '便', unitPrice: 22400, rate: 10 },
  { name: '倉庫保管料（定温）', unit: 'パレット', unitPrice: 3200, rate: 10 },
  { name: '荷役作業料', unit: '時間', unitPrice: 2850, rate: 10 },
  { name: '業務用だし醤油 1.8L×6本', unit: '箱', unitPrice: 4980, rate: 8 },
  { name: '国産米（コシヒカリ）30kg', unit: '袋', unitPrice: 11800, rate: 8 },
  { name: '冷凍讃岐うどん 250g×40食', unit: '箱', unitPrice: 3640, rate: 8 },
  { name: '緑茶ティーバッグ 100包', unit: '箱', unitPrice: 1280, rate: 8 },
  { name: 'キッチンペーパー（業務用）', unit: '箱', unitPrice: 5400, rate: 10 },
  { name: '食品用ラップフィルム 45cm×100m', unit: '本', unitPrice: 980, rate: 10 },
  { name: '燃料サーチャージ', unit: '式', unitPrice: 12600, rate: 10 },
  { name: '通い箱リース料', unit: '箱', unitPrice: 450, rate: 10 },
] as const;

function lineOf(
  random: SeededRandom,
  lineNumber: number,
  month: string,
  quantitySign: number,
): BillLine {
  const { name, unit, unitPrice, rate } = random.pick(articles);
  const quantity = random.integer(1, 24) * quantitySign;
  const day = `${month}-${String(random.integer(1, 28)).padStart(2, '0')}`;
  return {
    number: lineNumber,
    day,
    name,
    quantity,
    unit,
    unitPrice,
    rate,
    amount: quantity * unitPrice,
  };
}

/**
 * The content of a bill. The content depends only on the number and the date of the bill, so that PDF, CSV, list and
 * search agree without stored lines.
 *
 * @param billNumber the issuer's number
 * @param publicationDate yyyy-MM-dd; the lines are from the month before
 */
export function billContentOf(billNumber: string, publicationDate: string): BillContent {
  const random = new SeededRandom(billNumber);
  const isCredit = random.chance(3);
  const isFree = !isCredit && billNumber.startsWith('DLV') && random.chance(10);
  const previousMonth = new Date(`${publicationDate.slice(0, 7)}-01T00:00:00Z`);
  previousMonth.setUTCMonth(previousMonth.getUTCMonth() - 1);
  const month = previousMonth.toISOString().slice(0, 7);
  const lineCount = isCredit ? random.integer(1, 2) : random.integer(3, 14);
  const lines = Array.from({ length: lineCount }, (_, index) =>
    lineOf(random, index + 1, month, isCredit ? -1 : 1),
  );
  lines.sort((a, b) => a.day.localeCompare(b.day));
  for (const [index, line] of lines.entries()) {
    line.number = index + 1;
    if (isFree) line.unitPrice = line.amount = 0;
  }
  const sums = ([10, 8] as const)
    .map((rate) => {
      const taxable = lines.reduce((sum, line) => sum + (line.rate === rate ? line.amount : 0), 0);
      return { rate, taxable, tax: Math.trunc((taxable * rate) / 100) };
    })
    .filter(({ taxable }) => taxable !== 0);
  const taxable = sums.reduce((sum, taxSum) => sum + taxSum.taxable, 0);
  const tax = sums.reduce((sum, taxSum) => sum + taxSum.tax, 0);
  return { lines, sums, taxable, tax, total: taxable + tax, isFree };
}

/** The size that the list shows and to which a PDF is padded. To draw the PDFs of 50 bills would take a second. */
export function pdfSizeOf(billNumber: string, lineCount: number): number {
  return 64_000 + lineCount * 900 + new SeededRandom(`${billNumber}.pdf`).integer(0, 8_000);
}
