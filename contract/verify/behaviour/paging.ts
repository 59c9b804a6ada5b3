import type { BillSort } from '../../../generated/model/billSort.ts';
import type { StateName } from '../../states/provider-states.ts';
import { numbersOf, search, stateWithManyKinds, type Bill, type SearchResult } from './bills.ts';
import type { MakeCall } from './browser.ts';
import { checksOf, issuerHasNo, type Check } from './check.ts';
import { linkLoginState } from './link-files.ts';

const millisecondsOf = (text: string): number => Date.parse(text);

type Rank = readonly number[];

/** Bills with a value come before bills without a value. The sign -1 reverses the order of the values. */
const rankOf = (value: number | string | null | undefined, sign = 1): Rank => {
  if (value === null || value === undefined || value === '') return [1, 0];
  return [0, sign * (typeof value === 'number' ? value : millisecondsOf(value))];
};

/** For each order (contract, BillSort): the function that ranks a bill. Lower numbers come first. */
const rankFunctions: Readonly<Record<BillSort, (bill: Bill, today: string) => Rank>> = {
  publicationDateDesc: () => [],
  publicationDateAsc: ({ publicationDate }) => [millisecondsOf(publicationDate)],
  priceDesc: ({ price }) => rankOf(price, -1),
  priceAsc: ({ price }) => rankOf(price),
  // Future deadlines, then bills without a deadline, then past deadlines, the latest first.
  downloadDeadlineAsc: ({ downloadDeadline: day, isDownloadDeadlinePassed }) =>
    day && isDownloadDeadlinePassed ? [2, -millisecondsOf(day)] : rankOf(day),
  downloadDeadlineDesc: ({ downloadDeadline }) => rankOf(downloadDeadline, -1),
  paymentDueDateAsc: ({ paymentDueDate: day }, today) =>
    day && day < today ? [2, -millisecondsOf(day)] : rankOf(day),
  lastDownloadedAtDesc: ({ lastDownloadedAt }) => rankOf(lastDownloadedAt, -1),
  lastDownloadedAtAsc: ({ lastDownloadedAt }) => rankOf(lastDownloadedAt),
};

/** Compares the ranks of two bills. Bills with an equal rank are ordered by date, newest first, then by number. */
function compare(rankOfBill: (bill: Bill) => Rank, a: Bill, b: Bill): number {
  const [ranksOfA = [], ranksOfB = []] = [a, b].map((bill) => [
    ...rankOfBill(bill),
    -millisecondsOf(bill.publicationDate),
  ]);
  const at = ranksOfA.findIndex((rank, index) => rank !== ranksOfB[index]);
  if (at >= 0) return (ranksOfA[at] ?? 0) - (ranksOfB[at] ?? 0);
  return a.billNumber < b.billNumber ? -1 : 1;
}

/** Expects bill numbers in an order, and reports the first position at which they differ. */
function expectOrder(
  expectedNumbers: readonly string[],
  answer: SearchResult['answer'],
  numbers: readonly string[],
): void {
  const length = Math.max(expectedNumbers.length, numbers.length);
  for (let at = 0; at < length; at += 1) {
    const [expected = 'no further bill', got = 'no bill'] = [expectedNumbers[at], numbers[at]];
    const isEqual = expectedNumbers[at] === numbers[at];
    if (!answer.expectThat(isEqual, expected, { callDetail: `at bill ${at + 1}`, got })) return;
  }
}

const smallPageSize = 10;

/** Fetches pages of ten bills up to the total that the first page states; at most ten pages. */
async function fetchPages(call: MakeCall, sort: BillSort): Promise<SearchResult[]> {
  const pages = [await search(call, { sort, perPage: smallPageSize })];
  while (pages.length < 10 && pages.length * smallPageSize < (pages[0]?.total ?? 0))
    pages.push(await search(call, { sort, perPage: smallPageSize, page: pages.length + 1 }));
  return pages;
}

const orderChecks = Object.entries(rankFunctions).map(([sort, rankOfBill]): Check => ({
  operationId: 'searchBills',
  name: `orders by ${sort}, then by date and number`,
  states: [stateWithManyKinds],
  breaks: 'The bills are not in the order that the heading of the list states.',
  run: async ({ call }) => {
    const { answer, items } = await search(call, { sort });
    if (sort.startsWith('payment') && items.every((bill) => !bill.paymentDueDate))
      issuerHasNo('payment due dates');
    const today = String((await call('getBillCounts')).value('today'));
    const sortedBills = items.toSorted((a, b) => compare((bill) => rankOfBill(bill, today), a, b));
    expectOrder(numbersOf(sortedBills), answer, numbersOf(items));
  },
}));

/** Page and page size if the request has none (S9). For bills, the issuer sets the page size (perPageDefault). */
export const defaultPaging = { page: 1, perPage: 50 };

/** For each list: the provider state, the field with the id of an entry, and the date by which entries are sorted. */
const listOperations: readonly [
  operationId: string,
  state: StateName,
  idField: string,
  dateField?: string,
][] = [
  ['searchBills', stateWithManyKinds, 'billId', 'publicationDate'],
  ['listNotices', 'a notice has an attachment', 'noticeId'],
  ['getStatusHistory', 'the status of a bill can be set', 'statusHistoryId', 'updatedAt'],
  ['listDownloadFiles', linkLoginState, 'fileId', 'publicationDate'],
  ['getDownloadStatusHistory', linkLoginState, 'statusHistoryId', 'updatedAt'],
];

const listChecks = listOperations.map(([operationId, state, idField, dateField]): Check => ({
  operationId,
  name: 'has the same entries on its pages as in the whole list',
  states: [state],
  breaks: 'A customer who goes through the pages misses entries, or reads them in no order.',
  run: async ({ call, stateValue, linkParameters: path }) => {
    const billQuery: Record<string, string> = operationId.endsWith('History')
      ? { billId: stateValue('billId') }
      : {};
    const expectedPaging = { ...defaultPaging };
    if (operationId === 'searchBills')
      expectedPaging.perPage = Number((await call('getBillSearchOptions')).value('perPageDefault'));
    const fetchPage = async (paging?: typeof defaultPaging) => {
      const answer = await call(operationId, { path, query: { ...billQuery, ...paging } });
      return { answer, ids: answer.values(`items.*.${idField}`), ...(paging ?? expectedPaging) };
    };
    const { answer: fullListAnswer, ids: allIds } = await fetchPage({ page: 1, perPage: 100 });
    const dates =
      dateField === undefined ? [] : fullListAnswer.values(`items.*.${dateField}`).map(String);
    const sortedDates = dates.toSorted((a, b) => millisecondsOf(b) - millisecondsOf(a));
    fullListAnswer.expectValue(`${dateField}, newest first`, sortedDates, dates);
    fullListAnswer.expectField('total', allIds.length);
    for (const paging of [undefined, { page: 2, perPage: 1 }, { page: 1000, perPage: 100 }]) {
      const { answer, ids, page, perPage } = await fetchPage(paging);
      answer.expectField('page', page);
      answer.expectField('perPage', perPage);
      answer.expectField('total', fullListAnswer.value('total'));
      answer.expectValue(idField, allIds.slice((page - 1) * perPage, page * perPage), ids);
    }
  },
}));

const fixedPagingChecks = checksOf({
  'searchBills: keeps one order over all pages, also for bills with equal sort values': {
    states: [stateWithManyKinds],
    breaks: 'A customer who goes through the pages sees some bills twice and others never.',
    run: async ({ call }) => {
      for (const sort of ['publicationDateDesc', 'priceAsc', 'lastDownloadedAtAsc'] as const) {
        const { items } = await search(call, { sort });
        const pages = await fetchPages(call, sort);
        const numbersOfPages = pages.flatMap((page) => numbersOf(page.items));
        const lastPage = pages.at(-1);
        if (lastPage) expectOrder(numbersOf(items), lastPage.answer, numbersOfPages);
      }
    },
  },
  'listOperatorNotices: has the important notices first, and the newest first within each group': {
    states: ['a customer with bills is logged in'],
    breaks: 'The top page shows an outage below old news.',
    run: async ({ call }) => {
      const answer = await call('listOperatorNotices');
      const importanceFlags = answer.values('items.*.isImportant');
      // An advert has no date.
      const sortKeys = answer
        .values('items.*.publishedOn')
        .flatMap((day, at) =>
          typeof day === 'string' ? [`${importanceFlags[at] === true ? 1 : 0} ${day}`] : [],
        );
      const sortedKeys = sortKeys.toSorted().toReversed();
      answer.expectValue('isImportant (1) and publishedOn', sortedKeys, sortKeys);
    },
  },
});

/** Pages and orders of the lists (S2, S9). */
export const pagingChecks: readonly Check[] = [...fixedPagingChecks, ...orderChecks, ...listChecks];
