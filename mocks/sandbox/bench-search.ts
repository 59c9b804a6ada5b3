import { availableParallelism, loadavg } from 'node:os';
import { Database } from './database.ts';
import { conditionsOf, type SearchParams } from './search/conditions.ts';
import { BillSearch } from './search/search.ts';
import { countsOf } from './search/sums.ts';
import { seedBills } from './seed/bills.ts';
import type { BillSort } from '../../generated/model/billSort.ts';

/**
 * Milliseconds that a search, a sum or the counts may take at the median, at this many bills. Judged by the clock on the
 * wall; if other work keeps the machine busy, by the processor time of the search, which is one
 * thread and waits for nothing, and so is what the clock would show on a free machine.
 */
const goal = 50;
const bills = 100_000;
const runs = 15;

type Trial = { name: string; params: SearchParams; sort?: BillSort; page?: number };

/** Conditions of one's own, and together with others; a sum is asked by each of them, too. */
const newConditions: Trial[] = [
  { name: 'not downloaded', params: { downloadStatus: ['notDownloaded'] } },
  { name: 'downloaded once or more', params: { downloadStatus: ['downloaded', 'redownloaded'] } },
  {
    name: 'deadline within the week',
    params: { downloadDeadlineFrom: '2026-11-20', downloadDeadlineTo: '2026-11-27' },
  },
  {
    name: 'deadline from this day on, nearest first',
    params: { downloadDeadlineFrom: '2026-11-20' },
    sort: 'downloadDeadlineAsc',
  },
  { name: 'deadline that is over', params: { downloadDeadlineTo: '2026-11-19' } },
  { name: 'can be downloaded', params: { isDownloadable: true } },
  { name: 'cannot be downloaded', params: { isDownloadable: false } },
  {
    name: 'new and can be downloaded',
    params: { downloadStatus: ['notDownloaded'], isDownloadable: true },
  },
  {
    name: 'deadline within the week, with a keyword of two characters, can be downloaded',
    params: {
      downloadDeadlineFrom: '2026-11-20',
      downloadDeadlineTo: '2026-11-27',
      keyword: ['冷凍'],
      isDownloadable: true,
    },
  },
  {
    name: 'new, of last month, with a keyword of two characters',
    params: {
      downloadStatus: ['notDownloaded'],
      publicationMonth: '2026-10',
      keyword: ['冷凍'],
    },
  },
  {
    name: 'not downloaded, deadline, keyword that every bill has',
    params: {
      downloadStatus: ['notDownloaded'],
      downloadDeadlineFrom: '2026-11-20',
      keyword: ['株式会社青葉'],
    },
  },
];

const trials: Trial[] = [
  { name: 'no condition, first page', params: {} },
  { name: 'no condition, last page', params: {}, page: 2000 },
  { name: 'one month', params: { publicationMonth: '2026-03' } },
  {
    name: 'month, type, status and amount',
    params: {
      publicationMonth: '2026-03',
      billTypeId: ['invoice'],
      statusId: ['unconfirmed', 'confirming'],
      priceFrom: 100_000,
      priceTo: 900_000,
    },
  },
  { name: 'amount of one yen span', params: { priceFrom: 392_677, priceTo: 392_677 } },
  { name: 'by amount, highest first', params: {}, sort: 'priceDesc' },
  { name: 'by deadline', params: {}, sort: 'downloadDeadlineAsc' },
  { name: 'bill number', params: { keyword: ['INV-202603-'], searchTargetId: 'billNumber' } },
  { name: 'one bill by its serial', params: { keyword: ['-64213'] } },
  { name: 'order number, full width', params: { keyword: ['ＰＯ－２０２６－１２３'] } },
  { name: 'keyword nobody has', params: { keyword: ['該当なしの言葉'] } },
  { name: 'keyword that every bill has', params: { keyword: ['株式会社青葉'] } },
  { name: 'two characters, many', params: { keyword: ['冷凍'] } },
  { name: 'two characters, none', params: { keyword: ['狸穴'] } },
  { name: 'one character, few', params: { keyword: ['髙'] } },
  { name: 'one character in the title', params: { keyword: ['月'], searchTargetId: 'title' } },
  { name: 'three long keywords', params: { keyword: ['ご請求書', '冷蔵・冷凍', '第一物流'] } },
  {
    name: 'five keywords that all have',
    params: { keyword: ['青葉', '.pdf', '20', '株式', 'po-'] },
  },
  {
    name: 'five keywords, range, types, statuses, amount',
    params: {
      keyword: ['青葉', '分', '請求', '倉庫', '月'],
      publicationDateFrom: '2025-04-01',
      publicationDateTo: '2026-09-30',
      billTypeId: ['invoice', 'deliveryNote'],
      statusId: ['confirmed', 'approved'],
      priceFrom: 1000,
    },
  },
  ...newConditions,
];

const now = Date.parse('2026-11-20T12:00:00+09:00');
const db = new Database(':memory:');
db.makeAnew();
console.log(`Making ${bills} bills ...`);
db.transaction(() => {
  seedBills(db, {
    accountId: 'bench',
    customerName: '株式会社青葉フーズ流通',
    idPrefix: 'bench',
    count: bills,
    months: 24,
    now,
  });
});
db.optimize();
const search = new BillSearch(db);

const medianOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const isBusy = loadavg()[0] !== undefined && (loadavg()[0] ?? 0) > availableParallelism();

/** Milliseconds of the wall and of the processor. */
function timesNow() {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), processor: (user + system) / 1000 };
}

const conditionsFor = (params: SearchParams) =>
  conditionsOf(params, { accountId: 'bench', now, lastMonths: 24 });

/** @param ask one question to the search; answers how many bills it is about */
function measure(name: string, ask: () => number) {
  const times: number[] = [];
  let total = 0;
  for (let run = 0; run < runs; run += 1) {
    const started = timesNow();
    total = ask();
    const ended = timesNow();
    const kind = isBusy ? 'processor' : 'wall';
    times.push(ended[kind] - started[kind]);
  }
  return { name, median: medianOf(times), greatest: Math.max(...times), total };
}

const searches = trials.map(({ name, params, sort = 'publicationDateDesc', page = 1 }) =>
  measure(`search: ${name}`, () => {
    const wanted = { sort, limit: 50, offset: (page - 1) * 50 };
    return search.find(conditionsFor(params), wanted).total;
  }),
);
const sums = trials.map(({ name, params }) =>
  measure(`sum: ${name}`, () => search.sum(conditionsFor(params)).total),
);
const counts = measure('counts: new, and deadline within the week', () => {
  const found = countsOf(db, conditionsFor({}), '2026-11-27');
  return found.notDownloadedCount + found.deadlineSoonCount;
});
const results = [...searches, ...sums, counts];
if (isBusy) console.log('The machine is busy: processor time instead of the clock.');
console.log('   median  greatest     found');
for (const { name, median, greatest, total } of results) {
  const mark = median > goal ? ' OVER' : '';
  const numbers = `${median.toFixed(1).padStart(6)} ms ${greatest.toFixed(1).padStart(6)} ms ${String(total).padStart(9)}`;
  console.log(`${numbers}  ${name}${mark}`);
}
const worst = Math.max(...results.map(({ median }) => median));
const over = results.filter(({ median }) => median > goal);
console.log(
  `Median of all: ${medianOf(results.map(({ median }) => median)).toFixed(1)} ms, worst ${worst.toFixed(1)} ms; goal ${goal} ms for each.`,
);
if (over.length > 0) {
  console.error(`Over the goal: ${over.map(({ name }) => name).join('; ')}`);
  process.exitCode = 1;
}
