import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { BillSummary } from '../../generated/model/billSummary.ts';
import { DownloadStatus } from '../../generated/model/downloadStatus.ts';
import type { BillRow } from '../../mocks/sandbox/bills.ts';
import { conditionsOf, type SearchParams } from '../../mocks/sandbox/search/conditions.ts';
import { findBills, summaryOf } from '../../mocks/sandbox/search/search.ts';
import { jsonOf, sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 600 });

type Row = BillRow &
  Record<'searchNumber' | 'searchTitle' | 'searchCustomer' | 'searchFile' | 'searchOrder', string>;

const columns = {
  billNumber: 'searchNumber',
  title: 'searchTitle',
  customerName: 'searchCustomer',
  fileName: 'searchFile',
  freeItem1: 'searchOrder',
} as const satisfies Record<string, keyof Row>;

type Wanted = SearchParams & { searchTargetId?: keyof typeof columns | undefined };

const today = '2026-11-20';

const regular = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const hasKeywords = (row: Row, { searchTargetId, keyword = [] }: Wanted): boolean => {
  const searched = searchTargetId ? [columns[searchTargetId]] : Object.values(columns);
  return keyword.every((word) => searched.some((column) => row[column].includes(word)));
};

const isOneOf = (chosen: readonly string[] | undefined, id: string): boolean =>
  chosen?.includes(id) ?? true;

const isBetween = <T extends string | number>(value: T | null, from?: T, to?: T): boolean =>
  (from === undefined || (value !== null && value >= from)) &&
  (to === undefined || (value !== null && value <= to));

/** The number of a bill's files that can be downloaded now (S4). */
const downloadableFiles = (row: Row): number =>
  row.isPublished === 1 && deadlineGroup(row) !== 2
    ? [row.pdfSize, row.csvSize].filter((size) => size !== null).length
    : 0;

/** The conditions of a search as the contract defines them, without any index. */
const matches = (row: Row, wanted: Wanted): boolean =>
  hasKeywords(row, wanted) &&
  isOneOf(wanted.billTypeId, row.billTypeId) &&
  isOneOf(wanted.statusId, row.statusId) &&
  (wanted.publicationMonth === undefined ||
    row.publicationDate.startsWith(wanted.publicationMonth)) &&
  isBetween(row.publicationDate, wanted.publicationDateFrom, wanted.publicationDateTo) &&
  isBetween(row.price, wanted.priceFrom, wanted.priceTo) &&
  isOneOf(wanted.downloadStatus, row.downloadStatus) &&
  isBetween(row.downloadDeadline, wanted.downloadDeadlineFrom, wanted.downloadDeadlineTo) &&
  isBetween(row.paymentDueDate, wanted.paymentDueDateFrom, wanted.paymentDueDateTo) &&
  (wanted.isDownloadable === undefined || downloadableFiles(row) > 0 === wanted.isDownloadable);

/** The summary of a search as the contract defines it. */
function expectedSummary(hits: readonly Row[]): BillSummary {
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const fileCounts = hits.map(downloadableFiles);
  return {
    total: hits.length,
    totalPrice: sum(hits.map(({ price }) => price ?? 0)),
    withoutPriceCount: hits.filter(({ price }) => price === null).length,
    downloadableCount: fileCounts.filter((count) => count > 0).length,
    downloadableFileCount: sum(fileCounts),
  };
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const byTies = (a: Row, b: Row): number =>
  compare(b.publicationDate, a.publicationDate) || compare(a.billNumber, b.billNumber);

/** By a value; bills without one come last, ties are newest first (contract, BillSort). */
const by =
  (valueOf: (row: Row) => string | number | null, direction: 1 | -1) =>
  (a: Row, b: Row): number => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || byTies(a, b);
    }
    return compare(first, second) * direction || byTies(a, b);
  };

const groupOf = (day: string | null): number => (day === null ? 1 : day >= today ? 0 : 2);
const deadlineGroup = ({ downloadDeadline }: Row): number => groupOf(downloadDeadline);

/** Future days first, then rows without a day, then past days, the latest first. */
const byNearest = (valueOf: (row: Row) => string | null) => (a: Row, b: Row) =>
  compare(groupOf(valueOf(a)), groupOf(valueOf(b))) ||
  by(valueOf, groupOf(valueOf(a)) === 2 ? -1 : 1)(a, b);

const orders = {
  publicationDateDesc: byTies,
  publicationDateAsc: (a: Row, b: Row) =>
    compare(a.publicationDate, b.publicationDate) || compare(a.billNumber, b.billNumber),
  priceDesc: by(({ price }) => price, -1),
  priceAsc: by(({ price }) => price, 1),
  downloadDeadlineDesc: by(({ downloadDeadline }) => downloadDeadline, -1),
  downloadDeadlineAsc: byNearest(({ downloadDeadline }) => downloadDeadline),
  paymentDueDateAsc: byNearest(({ paymentDueDate }) => paymentDueDate),
  lastDownloadedAtDesc: by(({ lastDownloadedAt }) => lastDownloadedAt, -1),
  lastDownloadedAtAsc: by(({ lastDownloadedAt }) => lastDownloadedAt, 1),
};

let rows: Row[] = [];

beforeEach(() => {
  const { db } = sandbox.world;
  // Many bills with equal amounts, and numbers in another order than the rows, to test ties.
  db.run('UPDATE bills SET price = price / 300000 * 300000');
  db.run("UPDATE bills SET billNumber = 'N' || (billRowId * 7919 % 100003)");
  // Bills with a PDF, a CSV, both or neither; deadlines around the present day.
  db.run('UPDATE bills SET pdfSize = NULL WHERE billRowId % 7 = 0');
  db.run(
    `UPDATE bills SET downloadDeadline = date('${today}', (billRowId % 5 - 2) || ' days')
     WHERE downloadDeadline IS NOT NULL AND billRowId % 3 = 0`,
  );
  // The customer with the most bills; the others' bills stay in the table.
  const most = db.get<{ accountId: string }>(
    'SELECT accountId FROM bills GROUP BY accountId ORDER BY count(*) DESC LIMIT 1',
  );
  rows = db.all<Row>('SELECT * FROM bills WHERE accountId = ?', most?.accountId ?? '');
});

const kinds = ['invoice', 'deliveryNote', 'paymentStatement'];

const either = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 3 });

const full = (text: string): string =>
  text.replaceAll(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

/** Parts of the bills' texts, as people may type them. */
const keywords = fc
  .record({
    row: fc.nat(),
    column: fc.constantFrom(...Object.values(columns)),
    from: fc.nat(30),
    length: fc.integer({ min: 1, max: 6 }),
    form: fc.constantFrom('unchanged', 'upper', 'full width', 'with spaces'),
  })
  .map(({ row, column, from, length, form }) => {
    const text = rows[row % rows.length]?.[column] ?? '';
    const chars = [...text.replaceAll('\n', ' ')];
    const piece = chars
      .slice(from % Math.max(1, chars.length))
      .slice(0, length)
      .join('')
      .trim();
    if (form === 'upper') return piece.toUpperCase();
    if (form === 'full width') return full(piece);
    return form === 'with spaces' ? `\u3000${piece} ` : piece;
  })
  .filter((word) => regular(word) !== '');

const day = fc
  .record({ month: fc.integer({ min: 0, max: 23 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day: of }) => new Date(Date.UTC(2024, 11 + month, of)).toISOString().slice(0, 10));

/** A range whose ends are in order: a reversed range is refused. */
const range = <T extends string | number>(values: fc.Arbitrary<T>) =>
  fc
    .tuple(either(values), either(values))
    .map(([a, b]): [T | undefined, T | undefined] =>
      a !== undefined && b !== undefined && a > b ? [b, a] : [a, b],
    );

const deadlineOfARow = fc.nat().map((row) => rows[row % rows.length]?.downloadDeadline ?? today);

const dueDateOfARow = fc.nat().map((row) => rows[row % rows.length]?.paymentDueDate ?? today);

const priceOfARow = fc.nat().map((row) => rows[row % rows.length]?.price ?? 0);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables are constants of this file
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const anyWanted: fc.Arbitrary<Wanted> = fc
  .record({
    searchTargetId: either(fc.constantFrom(...keysOf(columns))),
    keyword: either(fc.array(keywords, { minLength: 1, maxLength: 3 })),
    billTypeId: either(fc.subarray(kinds, { minLength: 1 })),
    statusId: either(fc.subarray(['unconfirmed', 'approved', 'confirmed'], { minLength: 1 })),
    publicationMonth: either(day.map((of) => of.slice(0, 7))),
    dates: range(day),
    prices: range(priceOfARow),
    downloadStatus: either(fc.subarray(Object.values(DownloadStatus), { minLength: 1 })),
    deadlines: range(deadlineOfARow),
    dueDates: range(dueDateOfARow),
    isDownloadable: either(fc.boolean()),
  })
  .map(({ dates, prices, deadlines, dueDates, ...rest }) => ({
    ...rest,
    publicationDateFrom: dates[0],
    publicationDateTo: dates[1],
    priceFrom: prices[0],
    priceTo: prices[1],
    downloadDeadlineFrom: deadlines[0],
    downloadDeadlineTo: deadlines[1],
    paymentDueDateFrom: dueDates[0],
    paymentDueDateTo: dueDates[1],
  }));

const sorts = keysOf(orders);
type Sort = (typeof sorts)[number];

type Found = { total: number; rowIds: number[]; summary: BillSummary };

/** What the sandbox finds and what the model above finds. */
function findBoth(wanted: Wanted, sort: Sort, [offset, limit]: [number, number]): [Found, Found] {
  const { db, clock } = sandbox.world;
  const accountId = rows[0]?.accountId ?? '';
  const conditions = conditionsOf(wanted, { accountId, now: clock.now(), lastMonths: 24 });
  const keyword = (wanted.keyword ?? []).map(regular);
  const hits = rows.filter((row) => matches(row, { ...wanted, keyword })).toSorted(orders[sort]);
  const rowIds = hits.slice(offset, offset + limit).map(({ billRowId }) => billRowId);
  const found = findBills(db, conditions, { sort, limit, offset });
  return [
    {
      total: found.total,
      rowIds: found.bills.map(({ billRowId }) => billRowId),
      summary: summaryOf(db, conditions),
    },
    { total: hits.length, rowIds, summary: expectedSummary(hits) },
  ];
}

it('a search finds the bills, the order and the sums of the contract, for any conditions', () => {
  const pages = fc.tuple(fc.nat(60), fc.constantFrom(20, 50, 5000));
  const asInModel = fc.property(anyWanted, fc.constantFrom(...sorts), pages, (...search) => {
    const [found, expected] = findBoth(...search);
    expect(found).toEqual(expected);
  });
  fc.assert(asInModel, { numRuns: 200, seed: 20_261_122 });
});

it('keywords may contain quotation marks, and full-width forms find half-width ones', async () => {
  const title = 'say "hello" there';
  sandbox.world.db.run('UPDATE bills SET searchTitle = ? WHERE billRowId = 3', title);
  const customer = await sandbox.loggedIn();
  const totalOf = async (keyword: string) => {
    const query = new URLSearchParams({ keyword, searchTargetId: 'title' });
    return jsonOf<{ total: number }>(await customer.get(`/bills?${query}`)).total;
  };
  expect([await totalOf('say "hello"'), await totalOf('say hello')]).toEqual([1, 0]);
  expect(await totalOf('ｾﾝﾀｰ')).toBe(await totalOf('センター'));
  expect(await totalOf('ｾﾝﾀｰ')).toBeGreaterThan(0);
});
