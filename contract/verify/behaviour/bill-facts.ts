import {
  downloadFileCountOf,
  expectBills,
  isDownloadable,
  numbersOf,
  search,
  shortListOf,
  sumOf,
  stateWithManyKinds,
  type Bill,
  type Fields,
  type SearchResult,
} from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { expectFile } from './files.ts';
import { usableConditions } from './search-conditions.ts';
import { addMonths, clockOf, isPast, japanDay } from './times.ts';

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const filesOf = ({ files, attachments, returnedFile }: Bill) =>
  [files.pdf, files.csv, ...(attachments ?? []), returnedFile].flatMap((file) => file ?? []);

type Fact = [
  description: string,
  holds: (bill: Bill, list: { answer: CallAnswer; today: string; statuses: Fields[] }) => boolean,
];

/** Rules of the contract for the fields of each bill (Bill). */
const billFacts: readonly Fact[] = [
  [
    'isDownloadDeadlinePassed by downloadDeadline and today',
    ({ downloadDeadline: day, isDownloadDeadlinePassed: isPassed }, { today }) =>
      isPassed === (!isMissing(day) && String(day) < today),
  ],
  [
    'a time in the past, or null, as lastDownloadedAt and previousAccessAt',
    ({ lastDownloadedAt, previousAccessAt }, { answer }) =>
      [lastDownloadedAt, previousAccessAt].every((time) => isMissing(time) || isPast(answer, time)),
  ],
  [
    'lastDownloadedAt for a bill that was downloaded',
    ({ downloadStatus, lastDownloadedAt }) =>
      downloadStatus === 'notDownloaded' || !isMissing(lastDownloadedAt),
  ],
  [
    'previousAccessIpAddress together with previousAccessAt',
    (bill) => isMissing(bill.previousAccessAt) === isMissing(bill['previousAccessIpAddress']),
  ],
  [
    'statusName together with statusId',
    ({ statusId, statusName }) => isMissing(statusId) === isMissing(statusName),
  ],
  [
    'selectableStatuses as in the search options, without the current status',
    ({ selectableStatuses, statusId }, { statuses }) =>
      (selectableStatuses ?? []).every((status) => {
        const optionOfSearch = statuses.find((one) => one['statusId'] === status.statusId);
        const isAsInSearch = ['name', 'reasonMaxLength', 'isReasonRequired'].every(
          (name) => (status[name] ?? null) === (optionOfSearch?.[name] ?? null),
        );
        return optionOfSearch !== undefined && status.statusId !== statusId && isAsInSearch;
      }),
  ],
  [
    'isReasonRequired together with reasonMaxLength',
    ({ selectableStatuses }) =>
      (selectableStatuses ?? []).every(
        (status) => isMissing(status.reasonMaxLength) === isMissing(status.isReasonRequired),
      ),
  ],
  [
    'taxByRate that is together the price, the highest rate first',
    ({ taxByRate, price }) => {
      if (isMissing(taxByRate) || isMissing(price)) return true;
      const taxes = [taxByRate].flat().map((tax): Fields => Object(tax));
      const rates = taxes.map((tax) => Number(tax['ratePercent']));
      const sums = taxes.flatMap((tax) => [tax['taxableAmount'], tax['taxAmount']]);
      const isInOrder = rates.every((rate, at) => at === 0 || rate <= (rates[at - 1] ?? 0));
      return isInOrder && (taxes.length === 0 || sumOf(sums.map(Number)) === price);
    },
  ],
  [
    'files of different fileId, each with the extension of its name in lower case',
    (bill) => {
      const files = filesOf(bill);
      const isNamed = files.every(
        ({ fileName, extension }) =>
          !fileName.includes('.') || fileName.toLowerCase().endsWith(`.${String(extension)}`),
      );
      return new Set(files.map(({ fileId }) => fileId)).size === files.length && isNamed;
    },
  ],
];

async function expectConsistentFields(call: MakeCall): Promise<void> {
  const optionsAnswer = await call('getBillSearchOptions');
  const { answer, items } = await search(call);
  const today = japanDay(clockOf(answer));
  const statuses = optionsAnswer.values('statuses.*').map((status): Fields => Object(status));
  for (const [description, holds] of billFacts) {
    const violatingBills = items.filter((bill) => !holds(bill, { answer, today, statuses }));
    answer.expectNone(description, shortListOf(numbersOf(violatingBills)));
  }
}

const monthOf = ({ publicationDate }: Bill): string => publicationDate.slice(0, 7);

async function expectConsistentOptions(call: MakeCall): Promise<void> {
  const optionsAnswer = await call('getBillSearchOptions');
  const { answer, items } = await search(call);
  const today = japanDay(clockOf(answer));
  const months = optionsAnswer.values('months.*').map(String);
  const pageSizes = optionsAnswer.values('perPageOptions.*').map(Number);
  const monthCount = Number(optionsAnswer.value('lastMonths')) || 1;
  const expectOffered = (path: string, read: (bill: Bill) => unknown): void => {
    const offeredIds = optionsAnswer.values(path);
    const uncoveredBills = items.filter(
      (bill) => !isMissing(read(bill)) && !offeredIds.includes(read(bill)),
    );
    optionsAnswer.expectThat(uncoveredBills.length === 0, `${path} of every bill in the list`, {
      got: `not that of ${shortListOf(numbersOf(uncoveredBills))}`,
    });
  };
  const oldestMonth = addMonths(today, 1 - monthCount);
  const tooOldBills = items.filter((bill) => monthOf(bill) < oldestMonth);
  expectOffered('billTypes.*.billTypeId', ({ billTypeId }) => billTypeId);
  expectOffered('statuses.*.statusId', ({ statusId }) => statusId);
  expectOffered('months.*', monthOf);
  optionsAnswer.expectValue('months, newest first', months.toSorted().toReversed(), months);
  optionsAnswer.expectThat(
    months.every((month) => month >= oldestMonth && month <= today.slice(0, 7)),
    `months from ${oldestMonth} to ${today.slice(0, 7)}`,
  );
  answer.expectNone(`no bill before ${oldestMonth}`, shortListOf(numbersOf(tooOldBills)));
  const ascendingSizes = pageSizes.toSorted((a, b) => a - b);
  optionsAnswer.expectValue('perPageOptions, ascending', ascendingSizes, pageSizes);
  optionsAnswer.expectThat(
    pageSizes.includes(Number(optionsAnswer.value('perPageDefault'))),
    'perPageDefault among the perPageOptions',
  );
}

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

const fixedFactChecks = checksIn([stateWithManyKinds], {
  'searchBills: has bills whose fields are consistent': {
    breaks: 'The list marks a bill wrongly, or a total has another sum than its taxes.',
    run: ({ call }) => expectConsistentFields(call),
  },
  'getBillSearchOptions: offers the types, statuses and months of all bills, and ascending page sizes':
    {
      breaks: 'A customer cannot search for a bill that the list has.',
      run: ({ call }) => expectConsistentOptions(call),
    },
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
  'downloadBillAttachment: sends each file of several bills with the name and size of the list': {
    breaks: 'The customer receives the file of another bill, or the first attachment twice.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const billsWithBothFiles = items.filter((bill) => downloadFileCountOf(bill) === 2);
      const billsWithAttachments = billsWithBothFiles.filter(
        ({ attachments }) => (attachments ?? []).length > 1,
      );
      for (const bill of [...billsWithBothFiles.slice(0, 2), ...billsWithAttachments.slice(0, 2)]) {
        const { billId, files, attachments } = bill;
        expectFile(await call('downloadBillPdf', { path: { billId } }), files.pdf);
        expectFile(await call('downloadBillCsv', { path: { billId } }), files.csv);
        for (const file of attachments ?? []) {
          const path = { billId, fileId: file?.fileId ?? '' };
          expectFile(await call('downloadBillAttachment', { path }), file);
        }
      }
    },
  },
});

/** Compares the values of bills in lists, options and files with each other (S2, S3, S9). */
export const billFactChecks: readonly Check[] = [...fixedFactChecks, ...refusedSearchChecks];
