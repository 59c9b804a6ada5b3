import { filesToHave, type Bill } from './bills.ts';
import type { Sent } from './browser.ts';

/** A search, and which bills of the whole list it has to find. */
type Search = { query: NonNullable<Sent['query']>; finds: (bill: Bill) => boolean };

/** What there is to search by among the bills of the state; undefined if they are too much alike. */
export type Choose = (bills: readonly Bill[]) => Search | undefined;

const monthOf = (date: string): string => date.slice(0, 7);

const isLastOfMonth = (date: string): boolean =>
  new Date(Date.parse(date) + 24 * 60 * 60 * 1000).getUTCDate() === 1;

/** A bill's day that is the last one of its month. */
const lastDay = (bills: readonly Bill[]): string | undefined =>
  bills.map(({ publicationDate }) => publicationDate).find(isLastOfMonth);

const valuesOf = <T>(bills: readonly Bill[], read: (bill: Bill) => T | null | undefined): T[] => [
  ...new Set(bills.map(read).filter((value): value is T => value !== null && value !== undefined)),
];

/** An amount with others below and above it. */
const middlePrice = (bills: readonly Bill[]): number | undefined => {
  const prices = valuesOf(bills, ({ price }) => price).toSorted((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)];
};

const byDay =
  (
    query: (day: string) => Search['query'],
    finds: (date: string, day: string) => boolean,
  ): Choose =>
  (bills) => {
    const day = lastDay(bills);
    return day === undefined
      ? undefined
      : { query: query(day), finds: ({ publicationDate }) => finds(publicationDate, day) };
  };

const byPrice =
  (
    query: (amount: number) => Search['query'],
    finds: (price: number, amount: number) => boolean,
  ): Choose =>
  (bills) => {
    const amount = middlePrice(bills);
    return amount === undefined
      ? undefined
      : {
          query: query(amount),
          finds: ({ price }) => typeof price === 'number' && finds(price, amount),
        };
  };

/** A deadline with others before and after it. */
const middleDeadline = (bills: readonly Bill[]): string | undefined => {
  const days = valuesOf(bills, ({ downloadDeadline }) => downloadDeadline).toSorted();
  return days[Math.floor(days.length / 2)];
};

const byDeadline =
  (
    query: (day: string) => Search['query'],
    finds: (deadline: string, day: string) => boolean,
  ): Choose =>
  (bills) => {
    const day = middleDeadline(bills);
    return day === undefined
      ? undefined
      : {
          query: query(day),
          finds: ({ downloadDeadline: at }) => typeof at === 'string' && finds(at, day),
        };
  };

const ofDownload = (downloadStatus: string[]): Search => ({
  query: { downloadStatus },
  finds: (bill) => downloadStatus.includes(bill.downloadStatus),
});

const canBeHad: Search = {
  query: { isDownloadable: 'true' },
  finds: (bill) => filesToHave(bill) > 0,
};
const cannotBeHad: Search = {
  query: { isDownloadable: 'false' },
  finds: (bill) => filesToHave(bill) === 0,
};

const ofType = (billTypeId: string[]): Search => ({
  query: { billTypeId },
  finds: (bill) => billTypeId.includes(bill.billTypeId),
});

const ofStatus = (statusId: string[]): Search => ({
  query: { statusId },
  finds: (bill) => statusId.includes(bill.statusId ?? ''),
});

const typesOf = (bills: readonly Bill[]): string[] => valuesOf(bills, (bill) => bill.billTypeId);
const downloadsOf = (bills: readonly Bill[]): string[] =>
  valuesOf(bills, (bill) => bill.downloadStatus);
const statusesOf = (bills: readonly Bill[]): string[] => valuesOf(bills, (bill) => bill.statusId);

/** Two searches in one. */
const both = (a: Search, b: Search): Search => ({
  query: { ...a.query, ...b.query },
  finds: (bill) => a.finds(bill) && b.finds(bill),
});

/** Of all pairs the first that finds less than each of the two alone, and something. */
function pairOf(bills: readonly Bill[], some: readonly Search[], more: readonly Search[]) {
  const count = ({ finds }: Search): number => bills.filter(finds).length;
  return some
    .flatMap((one) => more.map((other) => ({ one, other, pair: both(one, other) })))
    .find(({ one, other, pair }) => {
      const found = count(pair);
      return found > 0 && found < count(one) && found < count(other);
    })?.pair;
}

const monthSearches = (bills: readonly Bill[]): Search[] =>
  valuesOf(bills, ({ publicationDate }) => monthOf(publicationDate)).map((publicationMonth) => ({
    query: { publicationMonth },
    finds: ({ publicationDate }) => monthOf(publicationDate) === publicationMonth,
  }));

/** Each condition alone, and some together: its words, and how it is chosen. */
export const conditions: readonly [string, Choose][] = [
  [
    'publicationMonth, its last day included',
    byDay(
      (day) => ({ publicationMonth: monthOf(day) }),
      (date, day) => monthOf(date) === monthOf(day),
    ),
  ],
  [
    'publicationDateFrom, that day included',
    byDay(
      (day) => ({ publicationDateFrom: day }),
      (date, day) => date >= day,
    ),
  ],
  [
    'publicationDateTo, that day included',
    byDay(
      (day) => ({ publicationDateTo: day }),
      (date, day) => date <= day,
    ),
  ],
  [
    'a range of one day',
    byDay(
      (day) => ({ publicationDateFrom: day, publicationDateTo: day }),
      (date, day) => date === day,
    ),
  ],
  [
    'priceFrom, itself included',
    byPrice(
      (priceFrom) => ({ priceFrom }),
      (price, at) => price >= at,
    ),
  ],
  [
    'priceTo, itself included',
    byPrice(
      (priceTo) => ({ priceTo }),
      (price, at) => price <= at,
    ),
  ],
  [
    'a range of one amount',
    byPrice(
      (at) => ({ priceFrom: at, priceTo: at }),
      (price, at) => price === at,
    ),
  ],
  ['one billTypeId', (bills) => ofType(typesOf(bills).slice(0, 1))],
  ['two billTypeId, any of them', (bills) => ofType(typesOf(bills).slice(0, 2))],
  ['one statusId', (bills) => ofStatus(statusesOf(bills).slice(0, 1))],
  ['two statusId, any of them', (bills) => ofStatus(statusesOf(bills).slice(0, 2))],
  [
    'billTypeId and statusId together',
    (bills) =>
      pairOf(
        bills,
        typesOf(bills).map((id) => ofType([id])),
        statusesOf(bills).map((id) => ofStatus([id])),
      ),
  ],
  [
    'publicationMonth and billTypeId together',
    (bills) =>
      pairOf(
        bills,
        monthSearches(bills),
        typesOf(bills).map((id) => ofType([id])),
      ),
  ],
  ['one downloadStatus', (bills) => ofDownload(downloadsOf(bills).slice(0, 1))],
  ['two downloadStatus, any of them', (bills) => ofDownload(downloadsOf(bills).slice(0, 2))],
  [
    'downloadDeadlineFrom, that day included, and none without a deadline',
    byDeadline(
      (downloadDeadlineFrom) => ({ downloadDeadlineFrom }),
      (at, day) => at >= day,
    ),
  ],
  [
    'downloadDeadlineTo, that day included, and none without a deadline',
    byDeadline(
      (downloadDeadlineTo) => ({ downloadDeadlineTo }),
      (at, day) => at <= day,
    ),
  ],
  [
    'a range of one deadline',
    byDeadline(
      (day) => ({ downloadDeadlineFrom: day, downloadDeadlineTo: day }),
      (at, day) => at === day,
    ),
  ],
  [
    'downloadStatus and billTypeId together',
    (bills) =>
      pairOf(
        bills,
        downloadsOf(bills).map((status) => ofDownload([status])),
        typesOf(bills).map((id) => ofType([id])),
      ),
  ],
  [
    'downloadDeadlineFrom and downloadStatus together',
    (bills) => {
      const deadline = byDeadline(
        (downloadDeadlineFrom) => ({ downloadDeadlineFrom }),
        (at, day) => at >= day,
      )(bills);
      const statuses = downloadsOf(bills).map((status) => ofDownload([status]));
      return deadline && pairOf(bills, [deadline], statuses);
    },
  ],
  ['isDownloadable true', () => canBeHad],
  ['isDownloadable false', () => cannotBeHad],
  [
    'isDownloadable and downloadStatus together',
    (bills) =>
      pairOf(
        bills,
        [canBeHad],
        downloadsOf(bills).map((status) => ofDownload([status])),
      ),
  ],
];
