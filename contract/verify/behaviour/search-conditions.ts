import { isDownloadable, type Bill } from './bills.ts';
import type { CallInput } from './browser.ts';
import { issuerHasNo } from './check.ts';

type Bills = readonly Bill[];

/** A search, and the bills of the whole list that it must find. */
type Search = { query: NonNullable<CallInput['query']>; finds: (bill: Bill) => boolean };

/**
 * Chooses a search by the values of the state's bills; undefined if the bills do not allow one.
 * @throws NotChecked if the issuer does not have the values
 */
export type Choose = (bills: Bills) => Search | undefined;

/** Reads a value of a bill. */
type ReadValue<T> = (bill: Bill) => T | null | undefined;

const valuesOf = <T>(bills: Bills, read: ReadValue<T>): T[] => [
  ...new Set(bills.map(read).filter((value): value is T => value !== null && value !== undefined)),
];

const dayOf = ({ publicationDate }: Bill): string => publicationDate;
const monthOf = (day: string): string => day.slice(0, 7);
const priceOf: ReadValue<number> = ({ price }) => price;
const deadlineOf: ReadValue<string> = ({ downloadDeadline }) => downloadDeadline;

const isLastOfMonth = (day: string): boolean =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).getUTCDate() === 1;

/** The middle value of the bills: of three or more values, other bills have a lower and a higher value. */
const middleValueOf =
  <T>(read: ReadValue<T>) =>
  (bills: Bills): T | undefined => {
    const values = valuesOf(bills, read).toSorted((a, b) => (a < b ? -1 : 1));
    return values[Math.floor(values.length / 2)];
  };

/** A search by a chosen value. Bills without a value never meet the condition. */
const searchBy =
  <T>(choose: (bills: Bills) => T | undefined, read: ReadValue<T>) =>
  (makeQuery: (chosen: T) => Search['query'], meets: (value: T, chosen: T) => boolean): Choose =>
  (bills) => {
    const chosenValue = choose(bills);
    if (chosenValue === undefined) return undefined;
    const finds = (bill: Bill): boolean => {
      const value = read(bill);
      return value !== null && value !== undefined && meets(value, chosenValue);
    };
    return { query: makeQuery(chosenValue), finds };
  };

/** The last day of a month. If possible, other bills are older and newer. */
const searchByDay = searchBy((bills) => {
  const days = valuesOf(bills, dayOf).toSorted();
  return days.slice(1, -1).findLast(isLastOfMonth) ?? days.find(isLastOfMonth);
}, dayOf);
const searchByPrice = searchBy(middleValueOf(priceOf), priceOf);
const searchByDeadline = searchBy(middleValueOf(deadlineOf), deadlineOf);

const dueDateOf: ReadValue<string> = ({ paymentDueDate }) => paymentDueDate;
const searchByDueDate = searchBy((bills) => {
  if (valuesOf(bills, dueDateOf).length === 0) issuerHasNo('payment due dates');
  return middleValueOf(dueDateOf)(bills);
}, dueDateOf);

const isAtLeast = <T>(value: T, chosen: T): boolean => value >= chosen;
const isAtMost = <T>(value: T, chosen: T): boolean => value <= chosen;
const isEqual = <T>(value: T, chosen: T): boolean => value === chosen;

/** Conditions with several values, each of them a field of the bill. */
const listFields = ['billTypeId', 'statusId', 'downloadStatus'] as const;
type ListField = (typeof listFields)[number];

const searchByValues = (name: ListField, values: string[]): Search => ({
  query: { [name]: values },
  finds: (bill) => values.includes(bill[name] ?? ''),
});
const valuesOfField = (bills: Bills, name: ListField): string[] =>
  valuesOf(bills, (bill) => bill[name]);
const searchesByEach =
  (name: ListField) =>
  (bills: Bills): Search[] =>
    valuesOfField(bills, name).map((value) => searchByValues(name, [value]));

const searchesByEachMonth = (bills: Bills): Search[] =>
  [...new Set(bills.map(dayOf).map(monthOf))].map((publicationMonth) => ({
    query: { publicationMonth },
    finds: (bill) => monthOf(dayOf(bill)) === publicationMonth,
  }));

/** A range with one end for the day of each bill. */
const searchesByEachDay =
  (name: 'publicationDateFrom' | 'publicationDateTo') =>
  (bills: Bills): Search[] =>
    bills.map(dayOf).map((chosen) => ({
      query: { [name]: chosen },
      finds: (bill) => (name === 'publicationDateTo' ? isAtMost : isAtLeast)(dayOf(bill), chosen),
    }));

const searchByDownloadable = (isWanted: boolean) => (): Search => ({
  query: { isDownloadable: String(isWanted) },
  finds: (bill) => isDownloadable(bill) === isWanted,
});

/** Combines two searches: the first pair that finds at least one bill, but fewer bills than each search alone. */
const combine =
  (firstSearches: (bills: Bills) => Search[], secondSearches: (bills: Bills) => Search[]): Choose =>
  (bills) => {
    const countMatches = ({ finds }: Search): number => bills.filter(finds).length;
    const pairs = firstSearches(bills).flatMap((a) =>
      secondSearches(bills).map((b) => {
        const finds = (bill: Bill): boolean => a.finds(bill) && b.finds(bill);
        return { a, b, pair: { query: { ...a.query, ...b.query }, finds } };
      }),
    );
    return pairs.find(({ a, b, pair }) => {
      const pairCount = countMatches(pair);
      return pairCount > 0 && pairCount < countMatches(a) && pairCount < countMatches(b);
    })?.pair;
  };

const searchFromDeadline = searchByDeadline(
  (downloadDeadlineFrom) => ({ downloadDeadlineFrom }),
  isAtLeast,
);

/** Searches with one end of a range, and with the range of one value. */
const rangeConditions = <T extends string | number>(
  field: string,
  searchByValue: ReturnType<typeof searchBy<T>>,
  description: string,
  unit: string,
): [string, Choose][] => {
  const [from, to] = [`${field}From`, `${field}To`];
  return [
    [`${from}, ${description}`, searchByValue((value) => ({ [from]: value }), isAtLeast)],
    [`${to}, ${description}`, searchByValue((value) => ({ [to]: value }), isAtMost)],
    [`a range of one ${unit}`, searchByValue((value) => ({ [from]: value, [to]: value }), isEqual)],
  ];
};

const priceZeroCondition = (field: string, meets: (price: number) => boolean): [string, Choose] => [
  `${field} 0`,
  () => ({
    query: { [field]: 0 },
    finds: ({ price }) => typeof price === 'number' && meets(price),
  }),
];

/** Each condition alone, and some combinations: a description, and how the search is chosen. */
export const conditions: readonly [string, Choose][] = [
  [
    'publicationMonth, including its last day',
    searchByDay(
      (day) => ({ publicationMonth: monthOf(day) }),
      (day, chosen) => monthOf(day) === monthOf(chosen),
    ),
  ],
  ...rangeConditions('publicationDate', searchByDay, 'including that day', 'day'),
  ...rangeConditions('price', searchByPrice, 'including that amount', 'amount'),
  priceZeroCondition('priceFrom', (price) => price >= 0),
  priceZeroCondition('priceTo', (price) => price <= 0),
  ...rangeConditions(
    'downloadDeadline',
    searchByDeadline,
    'including that day, excluding bills without a deadline',
    'deadline',
  ),
  ...listFields.flatMap((name): [string, Choose][] => [
    [`one ${name}`, (bills) => searchByValues(name, valuesOfField(bills, name).slice(0, 1))],
    [`any of two ${name}`, (bills) => searchByValues(name, valuesOfField(bills, name).slice(0, 2))],
  ]),
  ['billTypeId and statusId', combine(searchesByEach('billTypeId'), searchesByEach('statusId'))],
  [
    'publicationMonth and publicationDateFrom',
    combine(searchesByEachMonth, searchesByEachDay('publicationDateFrom')),
  ],
  [
    'publicationMonth and publicationDateTo',
    combine(searchesByEachMonth, searchesByEachDay('publicationDateTo')),
  ],
  ['publicationMonth and billTypeId', combine(searchesByEachMonth, searchesByEach('billTypeId'))],
  [
    'downloadStatus and billTypeId',
    combine(searchesByEach('downloadStatus'), searchesByEach('billTypeId')),
  ],
  [
    'downloadDeadlineFrom and downloadStatus',
    combine((bills) => [searchFromDeadline(bills) ?? []].flat(), searchesByEach('downloadStatus')),
  ],
  ...rangeConditions(
    'paymentDueDate',
    searchByDueDate,
    'including that day, excluding bills without a due date',
    'payment due date',
  ),
  [
    'a keyword',
    ([firstBill]) =>
      firstBill && {
        query: { keyword: [firstBill.billNumber] },
        finds: ({ billNumber }) => billNumber === firstBill.billNumber,
      },
  ],
  ['isDownloadable true', searchByDownloadable(true)],
  ['isDownloadable false', searchByDownloadable(false)],
  [
    'isDownloadable and downloadStatus',
    combine(() => [searchByDownloadable(true)()], searchesByEach('downloadStatus')),
  ],
];

/** The conditions that can be used with the bills: without payment due dates if no bill has one. */
export const usableConditions = (bills: Bills) =>
  conditions.filter(
    ([name]) => !/payment ?due ?date/i.test(name) || bills.some((bill) => bill.paymentDueDate),
  );
