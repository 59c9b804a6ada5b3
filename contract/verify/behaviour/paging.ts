import type { BillSort } from '../../../generated/model/billSort.ts';
import type { StateName } from '../../states/provider-states.ts';
import { stateWithManyKinds, numbersOf, search, type Bill, type SearchResult } from './bills.ts';
import type { MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';

const timeOf = (text: string): number => Date.parse(text);

/** Bills with a value come before bills without one. */
const ranked = (value: number | null | undefined): number[] =>
  value === null || value === undefined ? [1, 0] : [0, value];

const negated = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : -value;

const deadlineOf = ({ downloadDeadline: at }: Bill) => (at ? timeOf(at) : null);
const downloadOf = ({ lastDownloadedAt: at }: Bill) => (at ? timeOf(at) : null);

type Rank = (bill: Bill, today: string) => number[];

/** The rank of a bill in an order (contract, BillSort): lower numbers come first. */
const ranks: Readonly<Record<BillSort, Rank>> = {
  publicationDateDesc: () => [],
  publicationDateAsc: ({ publicationDate }) => [timeOf(publicationDate)],
  priceDesc: ({ price }) => ranked(negated(price)),
  priceAsc: ({ price }) => ranked(price),
  // Future deadlines, then bills without a deadline, then past deadlines, the latest first.
  downloadDeadlineAsc: (bill) => {
    const deadline = deadlineOf(bill);
    if (deadline === null) return [1, 0];
    return bill.isDownloadDeadlinePassed ? [2, -deadline] : [0, deadline];
  },
  downloadDeadlineDesc: (bill) => ranked(negated(deadlineOf(bill))),
  paymentDueDateAsc: ({ paymentDueDate: day }, today) => {
    if (!day) return [1, 0];
    return day < today ? [2, -timeOf(day)] : [0, timeOf(day)];
  },
  lastDownloadedAtDesc: (bill) => ranked(negated(downloadOf(bill))),
  lastDownloadedAtAsc: (bill) => ranked(downloadOf(bill)),
};

/** Bills with an equal rank are ordered by date, newest first, then by number. */
function compare(rank: Rank, today: string, a: Bill, b: Bill): number {
  const places = [a, b].map((bill) => [...rank(bill, today), -timeOf(bill.publicationDate)]);
  const [left = [], right = []] = places;
  const at = left.findIndex((value, index) => value !== right[index]);
  if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
  return a.billNumber < b.billNumber ? -1 : 1;
}

/** The first position at which two orders differ. */
function expectOrder(
  expected: readonly string[],
  answer: SearchResult['answer'],
  found: readonly string[],
): void {
  const at = expected.findIndex((number, index) => number !== found[index]);
  if (at < 0 && found.length === expected.length) return;
  const position = at < 0 ? expected.length : at;
  answer.expectThat(false, expected[position] ?? 'no further bill', {
    sent: `at bill ${position + 1}`,
    got: found[position] ?? 'no bill',
  });
}

const smallPageSize = 10;

/** Fetches pages of ten bills up to the total that the first page states; at most ten pages. */
async function pagesOf(call: MakeCall, sort: BillSort): Promise<SearchResult[]> {
  const pages = [await search(call, { sort, perPage: smallPageSize })];
  while (pages.length < 10 && pages.length * smallPageSize < (pages[0]?.total ?? 0)) {
    pages.push(await search(call, { sort, perPage: smallPageSize, page: pages.length + 1 }));
  }
  return pages;
}

const orderChecks = Object.entries(ranks).map(([sort, rank]): Check => ({
  operationId: 'searchBills',
  name: `orders by ${sort}, then by date and number`,
  states: [stateWithManyKinds],
  breaks: 'The bills are not in the order that the heading of the list states.',
  run: async ({ call }) => {
    const { answer, items } = await search(call, { sort });
    if (sort.startsWith('payment') && items.every((bill) => !bill.paymentDueDate))
      issuerHasNo('payment due dates');
    const today = String((await call('getBillCounts')).value('today'));
    const expected = items.toSorted((a, b) => compare(rank, today, a, b));
    expectOrder(numbersOf(expected), answer, numbersOf(items));
  },
}));

/** Page and page size if the request has none (S9). */
export const defaults = { page: 1, perPage: 50 };

/** For each list: the provider state, the field with the id of an entry, and the date by which entries are sorted. */
const lists: readonly [operationId: string, state: StateName, id: string, newest?: string][] = [
  ['searchBills', stateWithManyKinds, 'billId', 'publicationDate'],
  ['listNotices', 'a notice has an attachment', 'noticeId'],
  ['getStatusHistory', 'the status of a bill can be set', 'statusHistoryId', 'updatedAt'],
  ['listDownloadFiles', 'a customer is logged in to a download link', 'fileId', 'publicationDate'],
  [
    'getDownloadStatusHistory',
    'a customer is logged in to a download link',
    'statusHistoryId',
    'updatedAt',
  ],
];

const listChecks = lists.map(([operationId, state, id, newest]): Check => ({
  operationId,
  name: 'has the same entries on its pages as in the whole list',
  states: [state],
  breaks: 'A customer who goes through the pages misses entries, or reads them in no order.',
  run: async ({ call, stateValue, linkPath: path }) => {
    const query: Record<string, string | number> = {};
    if (operationId.endsWith('History')) query['billId'] = stateValue('billId');
    const pageOf = async (paging?: { page: number; perPage: number }) => {
      const answer = await call(operationId, { path, query: { ...query, ...paging } });
      const ids = answer.values(`items.*.${id}`);
      return { answer, ids, total: answer.value('total'), paging: paging ?? defaults };
    };
    const whole = await pageOf({ page: 1, perPage: 100 });
    const others = [
      await pageOf(),
      await pageOf({ page: 2, perPage: 1 }),
      await pageOf({ page: 1000, perPage: 100 }),
    ];
    const days = newest === undefined ? [] : whole.answer.values(`items.*.${newest}`).map(String);
    const inOrder = days.toSorted((a, b) => timeOf(b) - timeOf(a));
    whole.answer.expectValue(`${newest}, newest first`, inOrder, days);
    whole.answer.expectValue('total', whole.ids.length, whole.total);
    for (const {
      answer,
      ids,
      total,
      paging: { page, perPage },
    } of others) {
      answer.expectField('page', page);
      answer.expectField('perPage', perPage);
      answer.expectValue('total', whole.total, total);
      answer.expectValue(id, whole.ids.slice((page - 1) * perPage, page * perPage), ids);
    }
  },
}));

const operatorOrderCheck: Check = {
  operationId: 'listOperatorNotices',
  name: 'has the important notices first, then the newest first',
  states: ['a customer with bills is logged in'],
  breaks: 'The top page shows an outage below old news.',
  run: async ({ call }) => {
    const answer = await call('listOperatorNotices');
    const important = answer.values('items.*.isImportant');
    // An advert has no date.
    const found = answer
      .values('items.*.publishedOn')
      .flatMap((day, at) =>
        typeof day === 'string' ? [`${important[at] === true ? 1 : 0} ${day}`] : [],
      );
    const inOrder = found.toSorted().toReversed();
    answer.expectValue('isImportant (1) and publishedOn', inOrder, found);
  },
};

/** Pages and orders of the lists (S2, S9). */
export const pagingChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'keeps one order over all pages, also for equal bills',
    states: [stateWithManyKinds],
    breaks: 'A customer who goes through the pages sees some bills twice and others never.',
    run: async ({ call }) => {
      for (const sort of ['publicationDateDesc', 'priceAsc', 'lastDownloadedAtAsc'] as const) {
        const whole = numbersOf((await search(call, { sort })).items);
        const pages = await pagesOf(call, sort);
        const found = pages.flatMap(({ items }) => numbersOf(items));
        const last = pages.at(-1);
        if (last) expectOrder(whole, last.answer, found);
      }
    },
  },
  ...orderChecks,
  ...listChecks,
  operatorOrderCheck,
];
