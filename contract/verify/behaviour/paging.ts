import type { BillSort } from '../../../generated/model/billSort.ts';
import type { Fault } from '../fault.ts';
import { foundIn, manyKinds, numbersOf, search, type Bill, type Found } from './bills.ts';
import type { Ask } from './browser.ts';
import { expectThat, type Check } from './check.ts';

const timeOf = (text: string): number => Date.parse(text);

/** What has a value before what has none, and then by the value. */
const ranked = (value: number | null | undefined): number[] =>
  value === null || value === undefined ? [1, 0] : [0, value];

const negated = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : -value;

const deadlineOf = ({ downloadDeadline: at }: Bill) => (at ? timeOf(at) : null);
const downloadOf = ({ lastDownloadedAt: at }: Bill) => (at ? timeOf(at) : null);

type Rank = (bill: Bill) => number[];

/** The place of a bill in an order (contract, BillSort): the lower numbers come first. */
const ranks: Readonly<Record<Exclude<BillSort, 'paymentDueDateAsc'>, Rank>> = {
  publicationDateDesc: () => [],
  publicationDateAsc: ({ publicationDate }) => [timeOf(publicationDate)],
  priceDesc: ({ price }) => ranked(negated(price)),
  priceAsc: ({ price }) => ranked(price),
  // What can still be had comes first: open deadlines, none, and those that are over, the latest first.
  downloadDeadlineAsc: (bill) => {
    const deadline = deadlineOf(bill);
    if (deadline === null) return [1, 0];
    return bill.isDownloadDeadlinePassed ? [2, -deadline] : [0, deadline];
  },
  downloadDeadlineDesc: (bill) => ranked(negated(deadlineOf(bill))),
  lastDownloadedAtDesc: (bill) => ranked(negated(downloadOf(bill))),
  lastDownloadedAtAsc: (bill) => ranked(downloadOf(bill)),
};

/** Equals follow each other newest first, then by number. */
export function compare(rank: Rank, a: Bill, b: Bill): number {
  const places = [a, b].map((bill) => [...rank(bill), -timeOf(bill.publicationDate)]);
  const [left = [], right = []] = places;
  const at = left.findIndex((value, index) => value !== right[index]);
  if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
  return a.billNumber < b.billNumber ? -1 : 1;
}

/** The first place at which two orders differ. */
export function orderFaults(
  expected: readonly string[],
  heard: Found['heard'],
  found: readonly string[],
): Fault[] {
  const at = expected.findIndex((number, index) => number !== found[index]);
  if (at < 0 && found.length === expected.length) return [];
  const place = at < 0 ? expected.length : at;
  return [
    {
      where: `${heard.call}, bill ${place + 1}`,
      expected: expected[place] ?? 'no further bill',
      got: found[place] ?? 'no bill',
    },
  ];
}

const small = 10;

/** Every page of ten, up to the total that the first one says; never more than ten pages. */
async function pagesOf(ask: Ask, sort: BillSort): Promise<Found[]> {
  const pages = [await search(ask, { sort, perPage: small })];
  while (pages.length < 10 && pages.length * small < (pages[0]?.total ?? 0)) {
    pages.push(await search(ask, { sort, perPage: small, page: pages.length + 1 }));
  }
  return pages;
}

async function pagingFaults(ask: Ask): Promise<Fault[]> {
  const whole = await search(ask, { sort: 'publicationDateDesc' });
  const [, second] = await pagesOf(ask, 'publicationDateDesc');
  if (!second) return expectThat(false, whole.heard, 'more than ten bills, by their total');
  const said = `page 2, perPage ${small} and a total of ${whole.items.length}`;
  const { page, perPage, total } = second;
  const got = `page ${page}, perPage ${perPage} and a total of ${total}`;
  return [
    ...expectThat(got === said, second.heard, said, { got }),
    ...orderFaults(
      numbersOf(whole.items.slice(small, 2 * small)),
      second.heard,
      numbersOf(second.items),
    ),
  ];
}

const orderChecks = Object.entries(ranks).map(([sort, rank]): Check => ({
  operationId: 'searchBills',
  name: `orders by ${sort}, equals by date and number`,
  states: [manyKinds],
  breaks: 'The order that the list names at its head is not the one it has.',
  run: async ({ ask }) => {
    const { heard, items } = await search(ask, { sort });
    const expected = items.toSorted((a, b) => compare(rank, a, b));
    return orderFaults(numbersOf(expected), heard, numbersOf(items));
  },
}));

/** Pages and orders of the bill list (S2, S9). */
export const pagingChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'gives the number of all bills, however few stand on the page',
    states: [manyKinds],
    breaks: 'The list offers no further page: nobody sees any bill but the first ones.',
    run: async ({ ask }) => {
      const whole = await search(ask);
      const { heard, total } = await search(ask, { perPage: small });
      const count = whole.items.length;
      return [
        ...expectThat(count > 2 * small, whole.heard, 'at least 21 bills', { got: String(count) }),
        ...expectThat(total === count, heard, `a total of ${count}`, { got: `${total}` }),
      ];
    },
  },
  {
    operationId: 'searchBills',
    name: 'gives page 1 of 50 where neither is named',
    states: [manyKinds],
    breaks: 'A call as the contract allows it is refused, or answered by a page of another length.',
    run: async ({ ask }) => {
      const whole = await search(ask);
      const { heard, items, page, perPage, total } = foundIn(await ask('searchBills'));
      const said = (count: number, pageSaid: number, length: number, all: number): string =>
        `${count} bills, page ${pageSaid}, perPage ${length} and a total of ${all}`;
      const expected = said(Math.min(50, whole.items.length), 1, 50, whole.items.length);
      const got = said(items.length, page, perPage, total);
      return expectThat(got === expected, heard, expected, { got });
    },
  },
  {
    operationId: 'searchBills',
    name: 'gives the second page',
    states: [manyKinds],
    breaks: 'The next page of the list shows the bills of the first one again.',
    run: ({ ask }) => pagingFaults(ask),
  },
  {
    operationId: 'searchBills',
    name: 'gives an empty page and the true total beyond the last page',
    states: [manyKinds],
    breaks: 'A page that is not there any more shows wrong bills in place of a way back.',
    run: async ({ ask }) => {
      const whole = await search(ask);
      const { heard, items, total } = await search(ask, { page: 1000 });
      const got = `${items.length} bills and a total of ${total}`;
      const expected = `0 bills and a total of ${whole.items.length}`;
      return expectThat(got === expected, heard, expected, { got });
    },
  },
  {
    operationId: 'searchBills',
    name: 'keeps one order over all pages, equals included',
    states: [manyKinds],
    breaks: 'Turning the pages shows some bills twice and others never.',
    run: async ({ ask }) => {
      const faults: Fault[] = [];
      for (const sort of ['publicationDateDesc', 'priceAsc', 'lastDownloadedAtAsc'] as const) {
        const whole = numbersOf((await search(ask, { sort })).items);
        const pages = await pagesOf(ask, sort);
        const found = pages.flatMap(({ items }) => numbersOf(items));
        const last = pages.at(-1);
        if (last) faults.push(...orderFaults(whole, last.heard, found));
      }
      return faults;
    },
  },
  ...orderChecks,
];
