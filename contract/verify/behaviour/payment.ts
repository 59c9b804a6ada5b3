import type { Fault } from '../fault.ts';
import { manyKinds, numbersOf, search, tooSimilar, type Bill } from './bills.ts';
import type { MakeCall } from './browser.ts';
import { expectRefused, fieldOf, issuerHasNo, type Check } from './check.ts';
import { numberFaults, summaryOf } from './numbers.ts';
import { compare, orderFaults } from './paging.ts';
import { differences } from './search.ts';

type Dated = Bill & { paymentDueDate: string };
const isDated = (bill: Bill): bill is Dated => typeof bill.paymentDueDate === 'string';

/** @throws NotChecked if the settings say that bills have no due dates */
export async function requireDueDates(call: MakeCall): Promise<void> {
  if (fieldOf(await call('getSettingInfo'), 'hasPaymentDueDates') !== true)
    issuerHasNo('payment due dates');
}

/** Runs a check of payment due dates. */
async function ofDated(
  call: MakeCall,
  check: (bills: readonly Bill[], middle: string) => Promise<Fault[]>,
): Promise<Fault[]> {
  const { items } = await search(call);
  const days = [...new Set(items.filter(isDated).map((bill) => bill.paymentDueDate))].toSorted();
  if (days.length === 0) return issuerHasNo('payment due dates');
  const middle = days[Math.floor(days.length / 2)];
  return days.length < 3 || middle === undefined
    ? tooSimilar('at least three different payment due dates')
    : check(items, middle);
}

const conditions: readonly [string, (day: string) => Record<string, string>][] = [
  ['paymentDueDateFrom', (day) => ({ paymentDueDateFrom: day })],
  ['paymentDueDateTo', (day) => ({ paymentDueDateTo: day })],
  [
    'a range of one payment due date',
    (day) => ({ paymentDueDateFrom: day, paymentDueDateTo: day }),
  ],
];

const rankOf =
  (today: string) =>
  ({ paymentDueDate: day }: Bill): number[] => {
    if (typeof day !== 'string') return [1, 0];
    return day < today ? [2, -Date.parse(day)] : [0, Date.parse(day)];
  };

/** Payment due dates of bills, where the issuer has them. */
export const paymentChecks: readonly Check[] = [
  ...conditions.map(([name, queryOf]): Check => ({
    operationId: 'searchBills',
    name: `finds bills by ${name}, that day included, and none without a due date`,
    states: [manyKinds],
    breaks: 'A customer who searches for bills that are due this week misses some of them.',
    run: ({ call }) =>
      ofDated(call, async (bills, middle) => {
        const query = queryOf(middle);
        const { paymentDueDateFrom: from = '', paymentDueDateTo: to = '9' } = query;
        const expected = bills
          .filter(isDated)
          .filter(({ paymentDueDate: day }) => day >= from && day <= to);
        return differences(expected, await search(call, query));
      }),
  })),
  {
    operationId: 'getBillSummary',
    name: 'counts the bills that the search finds by payment due date',
    states: [manyKinds],
    breaks: 'The sum next to the bills that are due this week is wrong.',
    run: ({ call }) =>
      ofDated(call, async (_, middle) => {
        const faults: Fault[] = [];
        for (const [, queryOf] of conditions) {
          const query = queryOf(middle);
          const { items } = await search(call, query);
          faults.push(...(await numberFaults(call, 'getBillSummary', summaryOf(items), { query })));
        }
        return faults;
      }),
  },
  {
    operationId: 'downloadBillsZip',
    name: 'contains only the bills that the search finds by payment due date',
    states: [manyKinds],
    breaks: 'A ZIP of the bills that are due this week contains other bills.',
    run: ({ call }) =>
      ofDated(call, async () => {
        const query = { paymentDueDateTo: '2000-01-31' };
        return expectRefused(await call('downloadBillsZip', { query }), ['400-1-05-03']);
      }),
  },
  {
    operationId: 'searchBills',
    name: 'orders by paymentDueDateAsc, then by date and number',
    states: [manyKinds],
    breaks: 'The bills that are due next are not at the top of the list.',
    run: ({ call }) =>
      ofDated(call, async (bills) => {
        const rank = rankOf(String(fieldOf(await call('getBillCounts'), 'today')));
        const expected = bills.toSorted((a, b) => compare(rank, a, b));
        const { answer, items } = await search(call, { sort: 'paymentDueDateAsc' });
        return orderFaults(numbersOf(expected), answer, numbersOf(items));
      }),
  },
];
