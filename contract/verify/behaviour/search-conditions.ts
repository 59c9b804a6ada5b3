import { downloadFileCountOf, type Bill } from './bills.ts';
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
type Read<T> = (bill: Bill) => T | null | undefined;

const valuesOf = <T>(bills: Bills, read: Read<T>): T[] => [
  ...new Set(bills.map(read).filter((value): value is T => value !== null && value !== undefined)),
];

const dayOf = ({ publicationDate }: Bill): string => publicationDate;
const monthOf = (day: string): string => day.slice(0, 7);
const priceOf: Read<number> = ({ price }) => price;
const deadlineOf: Read<string> = ({ downloadDeadline }) => downloadDeadline;

const isLastOfMonth = (day: string): boolean =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).getUTCDate() === 1;

/** A value with other values below and above it. */
const middleOf =
  <T>(read: Read<T>) =>
  (bills: Bills): T | undefined => {
    const values = valuesOf(bills, read).toSorted((a, b) => (a < b ? -1 : 1));
    return values[Math.floor(values.length / 2)];
  };

/** Searches by a chosen value: bills without a value never meet the condition. */
const by =
  <T>(choose: (bills: Bills) => T | undefined, read: Read<T>) =>
  (query: (chosen: T) => Search['query'], meets: (value: T, chosen: T) => boolean): Choose =>
  (bills) => {
    const chosen = choose(bills);
    if (chosen === undefined) return undefined;
    const finds = (bill: Bill): boolean => {
      const value = read(bill);
      return value !== null && value !== undefined && meets(value, chosen);
    };
    return { query: query(chosen), finds };
  };

const byDay = by((bills) => bills.map(dayOf).find(isLastOfMonth), dayOf);
const byPrice = by(middleOf(priceOf), priceOf);
const byDeadline = by(middleOf(deadlineOf), deadlineOf);

const dueDateOf: Read<string> = ({ paymentDueDate }) => paymentDueDate;
const byDueDate = by((bills) => {
  if (valuesOf(bills, dueDateOf).length === 0) issuerHasNo('payment due dates');
  return middleOf(dueDateOf)(bills);
}, dueDateOf);

const isAtLeast = <T>(value: T, chosen: T): boolean => value >= chosen;
const isAtMost = <T>(value: T, chosen: T): boolean => value <= chosen;
const isEqual = <T>(value: T, chosen: T): boolean => value === chosen;

/** Conditions with several values, each of them a field of the bill. */
const lists = ['billTypeId', 'statusId', 'downloadStatus'] as const;
type List = (typeof lists)[number];

const anyOf = (name: List, values: string[]): Search => ({
  query: { [name]: values },
  finds: (bill) => values.includes(bill[name] ?? ''),
});
const idsOf = (bills: Bills, name: List): string[] => valuesOf(bills, (bill) => bill[name]);
const each =
  (name: List) =>
  (bills: Bills): Search[] =>
    idsOf(bills, name).map((value) => anyOf(name, [value]));

const months = (bills: Bills): Search[] =>
  [...new Set(bills.map(dayOf).map(monthOf))].map((publicationMonth) => ({
    query: { publicationMonth },
    finds: (bill) => monthOf(dayOf(bill)) === publicationMonth,
  }));

/** A range with one end for the day of each bill. */
const days =
  (name: 'publicationDateFrom' | 'publicationDateTo') =>
  (bills: Bills): Search[] =>
    bills
      .map(dayOf)
      .map((chosen) => ({
        query: { [name]: chosen },
        finds: (bill) => (name === 'publicationDateTo' ? isAtMost : isAtLeast)(dayOf(bill), chosen),
      }));

const downloadable = (isDownloadable: boolean) => (): Search => ({
  query: { isDownloadable: String(isDownloadable) },
  finds: (bill) => downloadFileCountOf(bill) > 0 === isDownloadable,
});

/** Two conditions in one search: the first pair that finds something, and less than each of the two alone. */
const together =
  (firstSearches: (bills: Bills) => Search[], secondSearches: (bills: Bills) => Search[]): Choose =>
  (bills) => {
    const count = ({ finds }: Search): number => bills.filter(finds).length;
    const pairs = firstSearches(bills).flatMap((a) =>
      secondSearches(bills).map((b) => {
        const finds = (bill: Bill): boolean => a.finds(bill) && b.finds(bill);
        return { a, b, pair: { query: { ...a.query, ...b.query }, finds } };
      }),
    );
    return pairs.find(({ a, b, pair }) => {
      const found = count(pair);
      return found > 0 && found < count(a) && found < count(b);
    })?.pair;
  };

const deadlineFrom = byDeadline((downloadDeadlineFrom) => ({ downloadDeadlineFrom }), isAtLeast);

/** Each condition alone, and some combinations: a description, and how the search is chosen. */
export const conditions: readonly [string, Choose][] = [
  [
    'publicationMonth, including its last day',
    byDay(
      (day) => ({ publicationMonth: monthOf(day) }),
      (day, chosen) => monthOf(day) === monthOf(chosen),
    ),
  ],
  [
    'publicationDateFrom, including that day',
    byDay((publicationDateFrom) => ({ publicationDateFrom }), isAtLeast),
  ],
  [
    'publicationDateTo, including that day',
    byDay((publicationDateTo) => ({ publicationDateTo }), isAtMost),
  ],
  [
    'a range of one day',
    byDay((day) => ({ publicationDateFrom: day, publicationDateTo: day }), isEqual),
  ],
  ['priceFrom, including that amount', byPrice((priceFrom) => ({ priceFrom }), isAtLeast)],
  ['priceTo, including that amount', byPrice((priceTo) => ({ priceTo }), isAtMost)],
  ...(
    [
      ['priceFrom', (price) => price >= 0],
      ['priceTo', (price) => price <= 0],
    ] as [string, (price: number) => boolean][]
  ).map(([name, meets]): [string, Choose] => [
    `${name} 0`,
    () => ({
      query: { [name]: 0 },
      finds: ({ price }) => typeof price === 'number' && meets(price),
    }),
  ]),
  ['a range of one amount', byPrice((at) => ({ priceFrom: at, priceTo: at }), isEqual)],
  ['downloadDeadlineFrom, including that day, excluding bills without a deadline', deadlineFrom],
  [
    'downloadDeadlineTo, including that day, excluding bills without a deadline',
    byDeadline((downloadDeadlineTo) => ({ downloadDeadlineTo }), isAtMost),
  ],
  [
    'a range of one deadline',
    byDeadline((day) => ({ downloadDeadlineFrom: day, downloadDeadlineTo: day }), isEqual),
  ],
  ...lists.flatMap((name): [string, Choose][] => [
    [`one ${name}`, (bills) => anyOf(name, idsOf(bills, name).slice(0, 1))],
    [`any of two ${name}`, (bills) => anyOf(name, idsOf(bills, name).slice(0, 2))],
  ]),
  ['billTypeId and statusId', together(each('billTypeId'), each('statusId'))],
  ['publicationMonth and publicationDateFrom', together(months, days('publicationDateFrom'))],
  ['publicationMonth and publicationDateTo', together(months, days('publicationDateTo'))],
  ['publicationMonth and billTypeId', together(months, each('billTypeId'))],
  ['downloadStatus and billTypeId', together(each('downloadStatus'), each('billTypeId'))],
  [
    'downloadDeadlineFrom and downloadStatus',
    together((bills) => [deadlineFrom(bills) ?? []].flat(), each('downloadStatus')),
  ],
  [
    'paymentDueDateFrom, that day included, and none without a due date',
    byDueDate((paymentDueDateFrom) => ({ paymentDueDateFrom }), isAtLeast),
  ],
  [
    'paymentDueDateTo, that day included, and none without a due date',
    byDueDate((paymentDueDateTo) => ({ paymentDueDateTo }), isAtMost),
  ],
  [
    'a range of one payment due date',
    byDueDate((day) => ({ paymentDueDateFrom: day, paymentDueDateTo: day }), isEqual),
  ],
  [
    'a keyword',
    ([firstBill]) =>
      firstBill && {
        query: { keyword: [firstBill.billNumber] },
        finds: ({ billNumber }) => billNumber === firstBill.billNumber,
      },
  ],
  ['isDownloadable true', downloadable(true)],
  ['isDownloadable false', downloadable(false)],
  [
    'isDownloadable and downloadStatus',
    together(() => [downloadable(true)()], each('downloadStatus')),
  ],
];

/** The conditions that can be used with the bills: without payment due dates if no bill has one. */
export const usedConditions = (bills: Bills) =>
  conditions.filter(
    ([name]) => !name.includes('aymentDueDate') || bills.some((bill) => bill.paymentDueDate),
  );
