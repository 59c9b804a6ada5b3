import {
  expectBills,
  isDownloadable,
  monthOf,
  numbersOf,
  search,
  stateWithManyKinds,
  type Bill,
  type Fields,
  type SearchResult,
} from './bills.ts';
import type { CallInput } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { usableConditions } from './search-conditions.ts';
import { addMonths } from './times.ts';

/** Expects the bills of a search in their order. */
const expectOrderedBills = (expected: readonly Bill[], { answer, items }: SearchResult): boolean =>
  answer.expectValue('the bills', numbersOf(expected), numbersOf(items));

const fieldNamesIn = (query: object): string[] =>
  Object.keys(query).map((name) => name.replace(/(From|To)$/, ''));

/** Values that the issuer does not have. */
const unknownValues = {
  billTypeId: ['no-such-type'],
  statusId: ['no-such-status'],
  searchTargetId: 'no-such-item',
};

const reversedRanges = {
  publicationDate: ['2026-02-01', '2026-01-31'],
  price: ['2', '1'],
  downloadDeadline: ['2026-02-01', '2026-01-31'],
} as const;

const refusedSearchChecks = ['searchBills', 'getBillSummary', 'downloadBillsZip'].map(
  (operationId): Check => ({
    operationId,
    name: 'refuses each unknown value and each reversed range, with the parameter as target',
    states: [stateWithManyKinds],
    breaks:
      'A stored search with a removed type shows an empty list, or the wrong field is marked.',
    run: async ({ call }) => {
      const optionsAnswer = await call('getBillSearchOptions');
      const knownIds: Fields = {
        billTypeId: optionsAnswer.value('billTypes.0.billTypeId'),
        statusId: optionsAnswer.value('statuses.0.statusId'),
      };
      const paging: CallInput['query'] =
        operationId === 'searchBills' ? { page: 1, perPage: 10 } : {};
      const expectTargets = async (query: CallInput['query'], code: string, names: string[]) => {
        const answer = await call(operationId, { query: { ...paging, ...query } });
        const targets = answer
          .values('*.target.*')
          .map((target) => String(target).replace(/\.\d+$/, ''));
        answer.expectRefused(code);
        answer.expectThat(
          targets.length > 0 && targets.every((target) => names.includes(target)),
          `the target ${names.join(' or ')}`,
        );
      };
      for (const [name, value] of Object.entries(unknownValues)) {
        const knownId = knownIds[name];
        const values = typeof knownId === 'string' ? [knownId, ...value] : value;
        await expectTargets({ [name]: values, keyword: ['a'] }, '400-1-05-05', [name]);
      }
      for (const [name, [from, to]] of Object.entries(reversedRanges)) {
        const names = [`${name}From`, `${name}To`];
        await expectTargets({ [`${name}From`]: from, [`${name}To`]: to }, '400-1-00-08', names);
      }
    },
  }),
);

const fixedResultChecks = checksIn([stateWithManyKinds], {
  'searchBills: finds in each month exactly the bills from the first to the last day of the month':
    {
      breaks: 'A bill of the first or the last day of a month is in no month, or in two.',
      run: async ({ call }) => {
        const { items } = await search(call);
        const months = [...new Set(items.map(monthOf))];
        for (const month of [...months, addMonths(months[0] ?? '2026-01', 1)]) {
          const billsOfMonth = items.filter((bill) => monthOf(bill) === month);
          const lastDay = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 1);
          const days = {
            publicationDateFrom: `${month}-01`,
            publicationDateTo: lastDay.toISOString().slice(0, 10),
          };
          expectBills(billsOfMonth, await search(call, { publicationMonth: month }));
          expectBills(billsOfMonth, await search(call, days));
        }
      },
    },
  'searchBills: filters and sorts the bills before it divides them into pages': {
    breaks: 'A filtered list loses its order or its filter on the next page.',
    run: async ({ call }) => {
      for (const sort of [
        'publicationDateDesc',
        'priceAsc',
        'lastDownloadedAtDesc',
        'downloadDeadlineAsc',
      ]) {
        const { items } = await search(call, { sort });
        const downloadableBills = items.filter(isDownloadable);
        const [firstBill] = downloadableBills;
        if (!firstBill || downloadableBills.length < 4)
          return issuerHasNo('four bills that can be downloaded');
        const perPage = Math.ceil(downloadableBills.length / 2);
        for (const page of [1, 2]) {
          const result = await search(call, { isDownloadable: 'true', sort, page, perPage });
          expectOrderedBills(downloadableBills.slice((page - 1) * perPage, page * perPage), result);
          result.answer.expectField('total', downloadableBills.length);
        }
        // The beginning of a bill number is a keyword that finds many bills.
        const keyword = [firstBill.billNumber.slice(0, 3)];
        const numbersWithKeyword = numbersOf((await search(call, { keyword, sort })).items);
        const billsWithKeyword = items.filter((bill) =>
          numbersWithKeyword.includes(bill.billNumber),
        );
        const secondPage = await search(call, { keyword, sort, perPage: 3, page: 2 });
        expectOrderedBills(billsWithKeyword.slice(3, 6), secondPage);
      }
    },
  },
  'searchBills: combines conditions, so that a found bill meets all of them': {
    breaks: 'With two filters, the list shows bills that meet only one of them.',
    run: async ({ call }) => {
      const { items } = await search(call);
      for (const name of ['billTypeId', 'statusId', 'downloadStatus'] as const) {
        const values = [...new Set(items.flatMap((bill) => bill[name] ?? []))];
        const matchingBills = items.filter((bill) => values.includes(bill[name] ?? ''));
        // Each value of a list must have an effect, also the last value.
        for (const searchedValues of [values, [...values.slice(1), ...values.slice(0, 1)]])
          if (values.length > 0)
            expectOrderedBills(matchingBills, await search(call, { [name]: searchedValues }));
      }
      const searches = usableConditions(items).flatMap(([, choose]) => choose(items) ?? []);
      for (const [at, firstSearch] of searches.entries()) {
        for (const distance of [5, 11]) {
          const secondSearch = searches[(at + distance) % searches.length];
          const namesOfFirst = fieldNamesIn(firstSearch.query);
          if (
            !secondSearch ||
            fieldNamesIn(secondSearch.query).some((name) => namesOfFirst.includes(name))
          )
            continue;
          const expectedBills = items.filter(
            (bill) => firstSearch.finds(bill) && secondSearch.finds(bill),
          );
          const result = await search(call, { ...firstSearch.query, ...secondSearch.query });
          expectOrderedBills(expectedBills, result);
        }
      }
    },
  },
  'searchBills: sorts by publicationDateDesc if the request has no sort': {
    breaks: 'The list changes its order when the customer chooses the order that it has.',
    run: async ({ call }) => {
      const { items } = await search(call, { sort: 'publicationDateDesc' });
      expectOrderedBills(items, await search(call));
    },
  },
});

/** Refused searches, and the bills that months, pages of a filtered list and combined conditions find (S2, S9). */
export const searchResultChecks: readonly Check[] = [...fixedResultChecks, ...refusedSearchChecks];
