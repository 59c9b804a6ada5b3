import type { BillSort } from '../../../generated/model/billSort.ts';
import type { StateName } from '../../states/provider-states.ts';
import type { Fault } from '../fault.ts';
import { foundIn, manyKinds, numbersOf, search, type Bill, type Found } from './bills.ts';
import type { MakeCall } from './browser.ts';
import { expectThat, expectValue, fieldOf, valuesAt, type Check } from './check.ts';

const timeOf = (text: string): number => Date.parse(text);

/** Bills with a value come before bills without one. */
const ranked = (value: number | null | undefined): number[] =>
  value === null || value === undefined ? [1, 0] : [0, value];

const negated = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : -value;

const deadlineOf = ({ downloadDeadline: at }: Bill) => (at ? timeOf(at) : null);
const downloadOf = ({ lastDownloadedAt: at }: Bill) => (at ? timeOf(at) : null);

type Rank = (bill: Bill) => number[];

/** The rank of a bill in an order (contract, BillSort): lower numbers come first. */
const ranks: Readonly<Record<Exclude<BillSort, 'paymentDueDateAsc'>, Rank>> = {
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
  lastDownloadedAtDesc: (bill) => ranked(negated(downloadOf(bill))),
  lastDownloadedAtAsc: (bill) => ranked(downloadOf(bill)),
};

/** Bills with an equal rank are ordered by date, newest first, then by number. */
export function compare(rank: Rank, a: Bill, b: Bill): number {
  const places = [a, b].map((bill) => [...rank(bill), -timeOf(bill.publicationDate)]);
  const [left = [], right = []] = places;
  const at = left.findIndex((value, index) => value !== right[index]);
  if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
  return a.billNumber < b.billNumber ? -1 : 1;
}

/** The first position at which two orders differ. */
export function orderFaults(
  expected: readonly string[],
  answer: Found['answer'],
  found: readonly string[],
): Fault[] {
  const at = expected.findIndex((number, index) => number !== found[index]);
  if (at < 0 && found.length === expected.length) return [];
  const place = at < 0 ? expected.length : at;
  return [
    {
      where: `${answer.call}, bill ${place + 1}`,
      expected: expected[place] ?? 'no further bill',
      got: found[place] ?? 'no bill',
    },
  ];
}

const small = 10;

/** Every page of ten bills, up to the total of the first page; at most ten pages. */
async function pagesOf(call: MakeCall, sort: BillSort): Promise<Found[]> {
  const pages = [await search(call, { sort, perPage: small })];
  while (pages.length < 10 && pages.length * small < (pages[0]?.total ?? 0)) {
    pages.push(await search(call, { sort, perPage: small, page: pages.length + 1 }));
  }
  return pages;
}

async function pagingFaults(call: MakeCall): Promise<Fault[]> {
  const whole = await search(call, { sort: 'publicationDateDesc' });
  const [, second] = await pagesOf(call, 'publicationDateDesc');
  if (!second) return expectThat(false, whole.answer, 'a total of more than ten bills');
  const expected = `page 2, perPage ${small} and a total of ${whole.items.length}`;
  const { page, perPage, total } = second;
  const got = `page ${page}, perPage ${perPage} and a total of ${total}`;
  return [
    ...expectThat(got === expected, second.answer, expected, { got }),
    ...orderFaults(
      numbersOf(whole.items.slice(small, 2 * small)),
      second.answer,
      numbersOf(second.items),
    ),
  ];
}

const orderChecks = Object.entries(ranks).map(([sort, rank]): Check => ({
  operationId: 'searchBills',
  name: `orders by ${sort}, then by date and number`,
  states: [manyKinds],
  breaks: 'The list is not in the order of its heading.',
  run: async ({ call }) => {
    const { answer, items } = await search(call, { sort });
    const expected = items.toSorted((a, b) => compare(rank, a, b));
    return orderFaults(numbersOf(expected), answer, numbersOf(items));
  },
}));

/** The other lists: the state, the id of an entry, and the day or time of the order, newest first. */
const lists: readonly [operationId: string, state: StateName, id: string, newest?: string][] = [
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
  run: async ({ call, stateValue }) => {
    const path = { token: stateValue('token') };
    const query: Record<string, string | number> = {};
    if (operationId.endsWith('History')) query['billId'] = stateValue('billId');
    const pageOf = async (page: number, perPage: number) => {
      const answer = await call(operationId, { path, query: { ...query, page, perPage } });
      const own = (name: string): unknown[] => valuesAt(answer, `items.*.${name}`);
      return { answer, own, total: fieldOf(answer, 'total') };
    };
    const whole = await pageOf(1, 100);
    const [second, beyond] = [await pageOf(2, 1), await pageOf(1000, 100)];
    const days = newest === undefined ? [] : whole.own(newest).map(String);
    const inOrder = days.toSorted((a, b) => timeOf(b) - timeOf(a));
    return [
      ...expectValue(whole.answer, `${newest}, newest first`, inOrder, days),
      ...expectValue(whole.answer, 'total', whole.own(id).length, whole.total),
      ...expectValue(second.answer, id, whole.own(id).slice(1, 2), second.own(id)),
      ...expectValue(second.answer, 'total', whole.total, second.total),
      ...expectValue(beyond.answer, 'after the last page', [], beyond.own(id)),
    ];
  },
}));

/** Pages and orders of the lists (S2, S9). */
export const pagingChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'returns the total of all pages',
    states: [manyKinds],
    breaks: 'The list offers no second page: customers see only the first bills.',
    run: async ({ call }) => {
      const whole = await search(call);
      const { answer, total } = await search(call, { perPage: small });
      const count = whole.items.length;
      return [
        ...expectThat(count > 2 * small, whole.answer, 'at least 21 bills', { got: String(count) }),
        ...expectThat(total === count, answer, `a total of ${count}`, { got: `${total}` }),
      ];
    },
  },
  {
    operationId: 'searchBills',
    name: 'returns page 1 with 50 bills by default',
    states: [manyKinds],
    breaks: 'A call without page and perPage is refused, or returns a page of another length.',
    run: async ({ call }) => {
      const whole = await search(call);
      const { answer, items, page, perPage, total } = foundIn(await call('searchBills'));
      const textOf = (count: number, at: number, length: number, all: number): string =>
        `${count} bills, page ${at}, perPage ${length} and a total of ${all}`;
      const expected = textOf(Math.min(50, whole.items.length), 1, 50, whole.items.length);
      const got = textOf(items.length, page, perPage, total);
      return expectThat(got === expected, answer, expected, { got });
    },
  },
  {
    operationId: 'searchBills',
    name: 'returns the second page',
    states: [manyKinds],
    breaks: 'The next page of the list shows the bills of the first page again.',
    run: ({ call }) => pagingFaults(call),
  },
  {
    operationId: 'searchBills',
    name: 'returns an empty page and the correct total after the last page',
    states: [manyKinds],
    breaks: 'A page that no longer exists shows wrong bills instead of a link back.',
    run: async ({ call }) => {
      const whole = await search(call);
      const { answer, items, total } = await search(call, { page: 1000 });
      const got = `${items.length} bills and a total of ${total}`;
      const expected = `0 bills and a total of ${whole.items.length}`;
      return expectThat(got === expected, answer, expected, { got });
    },
  },
  {
    operationId: 'searchBills',
    name: 'keeps one order over all pages, also for equal bills',
    states: [manyKinds],
    breaks: 'A customer who goes through the pages sees some bills twice and others never.',
    run: async ({ call }) => {
      const faults: Fault[] = [];
      for (const sort of ['publicationDateDesc', 'priceAsc', 'lastDownloadedAtAsc'] as const) {
        const whole = numbersOf((await search(call, { sort })).items);
        const pages = await pagesOf(call, sort);
        const found = pages.flatMap(({ items }) => numbersOf(items));
        const last = pages.at(-1);
        if (last) faults.push(...orderFaults(whole, last.answer, found));
      }
      return faults;
    },
  },
  ...orderChecks,
  ...listChecks,
];
