import { isDeepStrictEqual } from 'node:util';
import {
  downloadFileCountOf,
  shortListOf,
  stateWithManyKinds,
  numbersOf,
  search,
  type Bill,
  type Fields,
  fieldsOf,
  entriesIn,
} from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { expectFile } from './files.ts';
import { conditions } from './search-conditions.ts';
import { clockOf, japanDay } from './times.ts';

const entriesOf = (answer: CallAnswer, path: string): Fields[] => answer.values(path).map(fieldsOf);
const textsOf = (answer: CallAnswer, path: string): string[] => answer.values(path).map(String);

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const sumOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + Number(value), 0);

const isPast = (answer: CallAnswer, time: unknown): boolean =>
  isMissing(time) || Date.parse(String(time)) <= clockOf(answer) + 60_000;

/** The files of a bill in the list. */
const filesIn = (bill: Fields): Fields[] =>
  [
    ...['pdf', 'csv'].map((name) => fieldsOf(bill['files'])[name]),
    ...[bill['attachments']].flat(),
    bill['returnedFile'],
  ].flatMap((file) => (isMissing(file) ? [] : [fieldsOf(file)]));

type Fact = [
  what: string,
  holds: (bill: Fields, list: { answer: CallAnswer; today: string; statuses: Fields[] }) => boolean,
];

/** What the contract says about the fields of each bill (Bill). */
const facts: readonly Fact[] = [
  [
    'isDownloadDeadlinePassed by downloadDeadline and today',
    ({ downloadDeadline: day, isDownloadDeadlinePassed: isPassed }, { today }) =>
      isPassed === (!isMissing(day) && String(day) < today),
  ],
  [
    'a time in the past, or null, as lastDownloadedAt and previousAccessAt',
    (bill, { answer }) =>
      ['lastDownloadedAt', 'previousAccessAt'].every((name) => isPast(answer, bill[name])),
  ],
  [
    'lastDownloadedAt for a bill that was downloaded',
    ({ downloadStatus, lastDownloadedAt }) =>
      downloadStatus === 'notDownloaded' || !isMissing(lastDownloadedAt),
  ],
  [
    'previousAccessIpAddress together with previousAccessAt',
    (bill) => isMissing(bill['previousAccessAt']) === isMissing(bill['previousAccessIpAddress']),
  ],
  [
    'statusName together with statusId',
    (bill) => isMissing(bill['statusId']) === isMissing(bill['statusName']),
  ],
  [
    'selectableStatuses as in the search options, without the current status',
    ({ selectableStatuses, statusId }, { statuses }) =>
      [selectableStatuses].flat().every((status) => {
        const { statusId: id, name, reasonMaxLength, isReasonRequired } = fieldsOf(status);
        const optionOfSearch = statuses.find((one) => one['statusId'] === id);
        const offeredFields = [name, reasonMaxLength ?? null, isReasonRequired ?? null];
        const expectedFields = [
          optionOfSearch?.['name'],
          optionOfSearch?.['reasonMaxLength'] ?? null,
          optionOfSearch?.['isReasonRequired'] ?? null,
        ];
        return (
          isMissing(status) ||
          (optionOfSearch !== undefined &&
            id !== statusId &&
            isDeepStrictEqual(offeredFields, expectedFields))
        );
      }),
  ],
  [
    'isReasonRequired together with reasonMaxLength',
    ({ selectableStatuses }) =>
      [selectableStatuses]
        .flat()
        .map(fieldsOf)
        .every(
          (status) =>
            isMissing(status['reasonMaxLength']) === isMissing(status['isReasonRequired']),
        ),
  ],
  [
    'taxByRate that is together the price, the highest rate first',
    ({ taxByRate, price }) => {
      if (isMissing(taxByRate) || isMissing(price)) return true;
      const taxes = [taxByRate].flat().map(fieldsOf);
      const rates = taxes.map((tax) => Number(tax['ratePercent']));
      const sums = taxes.flatMap((tax) => [tax['taxableAmount'], tax['taxAmount']]);
      const isInOrder = rates.every((rate, at) => at === 0 || rate <= (rates[at - 1] ?? 0));
      return isInOrder && (taxes.length === 0 || sumOf(sums) === price);
    },
  ],
  [
    'files of different fileId, each with the extension of its name in lower case',
    (bill) => {
      const files = filesIn(bill);
      const isNamed = ({ fileName, extension }: Fields): boolean =>
        !String(fileName).includes('.') ||
        String(fileName)
          .toLowerCase()
          .endsWith(`.${String(extension)}`);
      return (
        new Set(files.map((file) => file['fileId'])).size === files.length && files.every(isNamed)
      );
    },
  ],
];

async function expectFittingFields(call: MakeCall): Promise<void> {
  const options = await call('getBillSearchOptions');
  const { answer } = await search(call);
  const today = japanDay(clockOf(answer));
  const statuses = entriesOf(options, 'statuses.*');
  const bills = entriesIn(answer);
  for (const [what, holds] of facts) {
    const violatingBills = bills.filter((bill) => !holds(bill, { answer, today, statuses }));
    answer.expectThat(violatingBills.length === 0, what, {
      got: shortListOf(violatingBills.map((bill) => String(bill['billNumber']))),
    });
  }
}

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

async function expectFittingOptions(call: MakeCall): Promise<void> {
  const options = await call('getBillSearchOptions');
  const { answer, items } = await search(call);
  const today = japanDay(clockOf(answer));
  const months = textsOf(options, 'months.*');
  const sizes = options.values('perPageOptions.*').map(Number);
  const lastMonths = Number(options.value('lastMonths'));
  const expectOffered = (path: string, read: (bill: Bill) => unknown): void => {
    const ids = options.values(path);
    const billsOutsideOptions = items.filter(
      (bill) => !isMissing(read(bill)) && !ids.includes(read(bill)),
    );
    options.expectThat(billsOutsideOptions.length === 0, `${path} of every bill in the list`, {
      got: `not that of ${shortListOf(numbersOf(billsOutsideOptions))}`,
    });
  };
  let oldestMonth = today.slice(0, 7);
  for (let back = 1; back < lastMonths; back += 1) {
    const [year = 0, number = 0] = oldestMonth.split('-').map(Number);
    oldestMonth = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
  }
  const tooOldBills = items.filter(({ publicationDate: day }) => day.slice(0, 7) < oldestMonth);
  expectOffered('billTypes.*.billTypeId', ({ billTypeId }) => billTypeId);
  expectOffered('statuses.*.statusId', ({ statusId }) => statusId);
  expectOffered('months.*', ({ publicationDate: day }) => day.slice(0, 7));
  options.expectValue('months, newest first', months.toSorted().toReversed(), months);
  options.expectThat(
    months.every((month) => month >= oldestMonth && month <= today.slice(0, 7)),
    `months from ${oldestMonth} to ${today.slice(0, 7)}`,
  );
  answer.expectThat(tooOldBills.length === 0, `no bill before ${oldestMonth}`, {
    got: shortListOf(numbersOf(tooOldBills)),
  });
  options.expectValue(
    'perPageOptions, ascending',
    sizes.toSorted((a, b) => a - b),
    sizes,
  );
  options.expectThat(
    sizes.includes(Number(options.value('perPageDefault'))),
    'perPageDefault among the perPageOptions',
  );
}

const billsOfEachMonth: Check = {
  operationId: 'searchBills',
  name: 'finds in each month its own bills, from its first to its last day',
  states: [stateWithManyKinds],
  breaks: 'A bill of the first or the last day of a month is in no month, or in two.',
  run: async ({ call }) => {
    const { items } = await search(call);
    const monthOf = ({ publicationDate: day }: Bill): string => day.slice(0, 7);
    const months = [...new Set(items.map(monthOf))];
    for (const month of [...months, nextMonth(months[0] ?? '2026-01')]) {
      const expectedNumbers = numbersOf(items.filter((bill) => monthOf(bill) === month));
      const searchByMonth = await search(call, { publicationMonth: month });
      const searchByDays = await search(call, {
        publicationDateFrom: `${month}-01`,
        publicationDateTo: new Date(Date.parse(`${nextMonth(month)}-01`) - 1)
          .toISOString()
          .slice(0, 10),
      });
      for (const { answer, items: found } of [searchByMonth, searchByDays])
        answer.expectValue('the bills', expectedNumbers.toSorted(), numbersOf(found).toSorted());
    }
  },
};

const filteredPages: Check = {
  operationId: 'searchBills',
  name: 'filters, sorts and divides into pages in one call',
  states: [stateWithManyKinds],
  breaks: 'A filtered list loses its order or its filter on the next page.',
  run: async ({ call }) => {
    for (const sort of [
      'publicationDateDesc',
      'priceAsc',
      'lastDownloadedAtDesc',
      'downloadDeadlineAsc',
    ]) {
      const allBills = (await search(call, { sort })).items.filter(
        (bill) => downloadFileCountOf(bill) > 0,
      );
      const [firstBill] = allBills;
      if (!firstBill || allBills.length < 4)
        return issuerHasNo('four bills that can be downloaded');
      const halfLength = Math.ceil(allBills.length / 2);
      for (const page of [1, 2]) {
        const foundPage = await search(call, {
          isDownloadable: 'true',
          sort,
          page,
          perPage: halfLength,
        });
        const expectedNumbers = numbersOf(
          allBills.slice((page - 1) * halfLength, page * halfLength),
        );
        foundPage.answer.expectValue('the bills', expectedNumbers, numbersOf(foundPage.items));
        foundPage.answer.expectField('total', allBills.length);
      }
      // A common part of numbers is a keyword that finds many bills.
      const keyword = [firstBill.billNumber.slice(0, 3)];
      const numbersWithKeyword = numbersOf((await search(call, { keyword, sort })).items);
      const expectedOrder = numbersOf((await search(call, { sort })).items).filter((number) =>
        numbersWithKeyword.includes(number),
      );
      const secondPage = await search(call, { keyword, sort, perPage: 3, page: 2 });
      secondPage.answer.expectValue(
        'the bills',
        expectedOrder.slice(3, 6),
        numbersOf(secondPage.items),
      );
    }
  },
};

const namesIn = (query: object): string[] =>
  Object.keys(query).map((name) => name.replace(/(From|To)$/, ''));

const pairsOfConditions: Check = {
  operationId: 'searchBills',
  name: 'combines each condition with others: a bill must meet all',
  states: [stateWithManyKinds],
  breaks: 'With two filters, the list shows bills that meet only one of them.',
  run: async ({ call }) => {
    const { items } = await search(call);
    const usedConditions = conditions.flatMap(([name, choose]) =>
      name.includes('aymentDueDate') && items.every((bill) => !bill.paymentDueDate)
        ? []
        : [choose(items)].flatMap((one) => one ?? []),
    );
    for (const name of ['billTypeId', 'statusId', 'downloadStatus'] as const) {
      const values = [...new Set(items.flatMap((bill) => bill[name] ?? []))];
      // Also the last one of many values counts.
      const [firstValue, ...otherValues] = values;
      for (const searchedValues of [
        values,
        firstValue === undefined ? [] : [...otherValues, firstValue],
      ]) {
        if (searchedValues.length > 0) {
          const result = await search(call, { [name]: searchedValues });
          const expectedNumbers = numbersOf(
            items.filter((bill) => searchedValues.includes(bill[name] ?? '')),
          );
          result.answer.expectValue('the bills', expectedNumbers, numbersOf(result.items));
        }
      }
    }
    for (const [at, condition] of usedConditions.entries()) {
      for (const distance of [5, 11]) {
        const otherCondition = usedConditions[(at + distance) % usedConditions.length];
        if (
          !otherCondition ||
          namesIn(condition.query).some((name) => namesIn(otherCondition.query).includes(name))
        )
          continue;
        const result = await search(call, { ...condition.query, ...otherCondition.query });
        const expectedBills = items.filter(
          (bill) => condition.finds(bill) && otherCondition.finds(bill),
        );
        result.answer.expectValue('the bills', numbersOf(expectedBills), numbersOf(result.items));
      }
    }
  },
};

const defaultOrder: Check = {
  operationId: 'searchBills',
  name: 'sorts by publicationDateDesc without a sort',
  states: [stateWithManyKinds],
  breaks: 'The list changes its order when the customer chooses the order that it has.',
  run: async ({ call }) => {
    const sortedResult = await search(call, { sort: 'publicationDateDesc' });
    const result = await search(call);
    result.answer.expectValue('the bills', numbersOf(sortedResult.items), numbersOf(result.items));
  },
};

/** Values that the issuer does not have. */
const unknownValues = {
  billTypeId: ['no-such-type'],
  statusId: ['no-such-status'],
  searchTargetId: 'no-such-item',
};

/** Ends of ranges in the wrong order. */
const reversedRanges = {
  publicationDate: ['2026-02-01', '2026-01-31'],
  price: ['2', '1'],
  downloadDeadline: ['2026-02-01', '2026-01-31'],
} as const;

const refusedSearches = ['searchBills', 'getBillSummary', 'downloadBillsZip'].map(
  (operationId): Check => ({
    operationId,
    name: 'refuses each unknown value and each reversed range, and names it',
    states: [stateWithManyKinds],
    breaks:
      'A stored search with a removed type shows an empty list, or the wrong field is marked.',
    run: async ({ call }) => {
      const options = await call('getBillSearchOptions');
      const knownIds: Fields = {
        billTypeId: options.value('billTypes.0.billTypeId'),
        statusId: options.value('statuses.0.statusId'),
      };
      const paging: CallInput['query'] =
        operationId === 'searchBills' ? { page: 1, perPage: 10 } : {};
      const expectTargets = async (
        query: CallInput['query'],
        code: string,
        names: string[],
      ): Promise<void> => {
        const answer = await call(operationId, { query: { ...paging, ...query } });
        const targets = textsOf(answer, '*.target.*').map((target) => target.replace(/\.\d+$/, ''));
        answer.expectRefused(code);
        answer.expectThat(
          targets.length > 0 && targets.every((target) => names.includes(target)),
          `the target ${names.join(' or ')}`,
        );
      };
      for (const [name, value] of Object.entries(unknownValues)) {
        const first = knownIds[name];
        const values = typeof first === 'string' ? [first, ...value] : value;
        await expectTargets({ [name]: values, keyword: ['a'] }, '400-1-05-05', [name]);
      }
      for (const [name, [from, to]] of Object.entries(reversedRanges)) {
        const names = [`${name}From`, `${name}To`];
        await expectTargets({ [`${name}From`]: from, [`${name}To`]: to }, '400-1-00-08', names);
      }
    },
  }),
);

const severalFiles: Check = {
  operationId: 'downloadBillAttachment',
  name: 'sends each file of several bills with its name and size',
  states: [stateWithManyKinds],
  breaks: 'The customer receives the file of another bill, or the first attachment twice.',
  run: async ({ call }) => {
    const { answer, items } = await search(call);
    const isOpen = items.map((bill) => downloadFileCountOf(bill) === 2);
    const open = entriesIn(answer).filter((_, at) => isOpen[at]);
    const attached = open.filter(({ attachments }) => [attachments].flat().length > 1);
    for (const bill of [...open.slice(0, 2), ...attached.slice(0, 2)]) {
      const path = { billId: String(bill['billId']) };
      const { pdf, csv } = fieldsOf(bill['files']);
      expectFile(await call('downloadBillPdf', { path }), pdf);
      expectFile(await call('downloadBillCsv', { path }), csv);
      for (const file of [bill['attachments']].flat()) {
        const fileId = String(fieldsOf(file)['fileId']);
        expectFile(await call('downloadBillAttachment', { path: { ...path, fileId } }), file);
      }
    }
  },
};

/** Compares the values of bills in lists, options and files with each other (S2, S3, S9). */
export const billFactChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'has bills whose fields fit together',
    states: [stateWithManyKinds],
    breaks: 'The list marks a bill wrongly, or a total has another sum than its taxes.',
    run: ({ call }) => expectFittingFields(call),
  },
  {
    operationId: 'getBillSearchOptions',
    name: 'offers the types, statuses and months of all bills, and sizes of pages in order',
    states: [stateWithManyKinds],
    breaks: 'A customer cannot search for a bill that the list has.',
    run: ({ call }) => expectFittingOptions(call),
  },
  billsOfEachMonth,
  filteredPages,
  pairsOfConditions,
  defaultOrder,
  ...refusedSearches,
  severalFiles,
];
