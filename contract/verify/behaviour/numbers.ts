import {
  downloadFileCountOf,
  stateWithManyKinds,
  search,
  endForSimilarBills,
  type Bill,
} from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import type { Check } from './check.ts';
import { conditions } from './search-conditions.ts';

type Numbers = Readonly<Record<string, number>>;

/** The sum of bills as the contract defines it (BillSummary). */
function summaryOf(bills: readonly Bill[]): Numbers {
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const files = bills.map(downloadFileCountOf);
  return {
    total: bills.length,
    totalPrice: sum(bills.map(({ price }) => price ?? 0)),
    withoutPriceCount: bills.filter(({ price }) => typeof price !== 'number').length,
    downloadableCount: files.filter((count) => count > 0).length,
    downloadableFileCount: sum(files),
  };
}

/** Compares each number of an answer with its expected value. */
async function expectNumbers(
  call: MakeCall,
  operationId: string,
  expected: Numbers,
  sent: CallInput = {},
): Promise<void> {
  const answer = await call(operationId, sent);
  for (const [name, number] of Object.entries(expected)) {
    const got = answer.value(name);
    answer.expectThat(got === number, `${name} ${number}`, { got: String(got) });
  }
}

const summaryChecks: readonly Check[] = [
  {
    operationId: 'getBillSummary',
    name: 'counts the bills that the search finds, all and by each condition',
    states: [stateWithManyKinds],
    breaks: 'The sum next to the list is wrong.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const { total = 0, withoutPriceCount = 0, downloadableCount = 0 } = summaryOf(items);
      // Otherwise a wrong sum could be correct by chance.
      if (withoutPriceCount === 0 || downloadableCount === 0 || downloadableCount === total)
        return endForSimilarBills('bills with and without an amount, downloadable and not');
      await expectNumbers(call, 'getBillSummary', summaryOf(items));
      for (const [name, choose] of conditions) {
        if (name.includes('aymentDueDate') && items.every((bill) => !bill.paymentDueDate)) continue;
        const chosen = choose(items);
        if (!chosen) return endForSimilarBills(`bills that match ${name} and bills that do not`);
        const found = await search(call, chosen.query);
        const sent = { query: chosen.query };
        await expectNumbers(call, 'getBillSummary', summaryOf(found.items), sent);
      }
    },
  },
  {
    operationId: 'getBillSummary',
    name: 'adds up what a keyword finds in each item',
    states: [stateWithManyKinds],
    breaks: 'The sum next to a list found by keywords is wrong.',
    run: async ({ call }) => {
      const [first] = (await search(call)).items;
      if (!first) return endForSimilarBills('a bill');
      const keyword = [first.billNumber];
      const options = await call('getBillSearchOptions');
      for (const searchTargetId of options.values('searchTargets.*.searchTargetId')) {
        const query = { keyword, searchTargetId: String(searchTargetId) };
        const { items } = await search(call, query);
        await expectNumbers(call, 'getBillSummary', summaryOf(items), { query });
      }
    },
  },
];

const countChecks: readonly Check[] = [
  {
    operationId: 'getBillCounts',
    name: 'counts new bills that can be downloaded',
    states: [stateWithManyKinds],
    breaks: 'The number at the tab differs from the new bills in the list.',
    run: async ({ call }) => {
      const all = (await search(call)).items;
      const found = all.filter(({ downloadStatus }) => downloadStatus === 'notDownloaded');
      const bills = found.filter((bill) => downloadFileCountOf(bill) > 0);
      if (bills.length === 0 || bills.length === found.length || found.length === all.length) {
        return endForSimilarBills('new bills, downloadable and not');
      }
      return expectNumbers(call, 'getBillCounts', { notDownloadedCount: bills.length });
    },
  },
  {
    operationId: 'getBillCounts',
    name: 'counts deadlines from today to deadlineSoonTo, including both days',
    states: [stateWithManyKinds],
    breaks:
      'The top page does not mention a bill whose deadline is today, or mentions a bill whose deadline has passed.',
    run: async ({ call }) => {
      const answer = await call('getBillCounts');
      const [today, last] = [answer.value('today'), answer.value('deadlineSoonTo')];
      if (typeof today !== 'string' || typeof last !== 'string' || last < today) {
        answer.expectThat(false, 'the days today and deadlineSoonTo, in this order');
        return;
      }
      const all = (await search(call)).items;
      const query = { downloadDeadlineFrom: today, downloadDeadlineTo: last };
      const bills = (await search(call, query)).items.filter(
        (bill) => downloadFileCountOf(bill) > 0,
      );
      const hasEnds = [today, last].every((day) =>
        bills.some(({ downloadDeadline }) => downloadDeadline === day),
      );
      if (!hasEnds || bills.length === all.length) {
        return endForSimilarBills(`downloadable bills with deadlines on ${today} and ${last}`);
      }
      return expectNumbers(call, 'getBillCounts', { deadlineSoonCount: bills.length });
    },
  },
];

const batchChecks: readonly Check[] = [
  {
    operationId: 'downloadBillsZip',
    name: 'contains exactly the bills that the search finds by each kind of condition',
    states: [stateWithManyKinds],
    breaks:
      'A customer who downloads new bills gets all bills again, or reads that there are too many.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const open = items.filter((bill) => downloadFileCountOf(bill) > 0);
      const zip = (query: NonNullable<CallInput['query']>, { billNumber }: Bill) => {
        const keyword = [...[query['keyword'] ?? []].flat().map(String), billNumber];
        return call('downloadBillsZip', { query: { ...query, keyword } });
      };
      for (const [name, choose] of conditions) {
        if (name.includes('aymentDueDate') && items.every((bill) => !bill.paymentDueDate)) continue;
        const { query, finds } = choose(items) ?? {};
        // The keyword of the condition and the number of the bill must both be found.
        const outside = open.find((bill) => finds?.(bill) === false);
        const inside = name.includes(' and ') ? open.find((bill) => finds?.(bill)) : undefined;
        if (!query || (!outside && name !== 'isDownloadable true'))
          return endForSimilarBills(`bills that match ${name} and bills that do not`);
        if (outside) (await zip(query, outside)).expectRefused('400-1-05-03');
        if (inside) (await zip(query, inside)).expectDone();
      }
      const [first] = open;
      if (!first) return endForSimilarBills('a bill that can be downloaded');
      const options = await call('getBillSearchOptions');
      for (const id of options.values('searchTargets.*.searchTargetId').map(String)) {
        const query = { searchTargetId: id };
        const { total } = await search(call, { ...query, keyword: [first.billNumber] });
        if (total === 0) (await zip(query, first)).expectRefused('400-1-05-03');
      }
      const { billId } = first;
      const chosen = { billId: [billId], keyword: ['no such bill'], publicationMonth: '2000-01' };
      const answer = await call('downloadBillsZip', { query: chosen });
      answer.expectDone(': with billId, the conditions have no effect');
    },
  },
];

/** Sums and counts of bills, and the batch of the counted bills (S2). */
export const numberChecks: readonly Check[] = [...summaryChecks, ...countChecks, ...batchChecks];
