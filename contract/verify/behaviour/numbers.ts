import {
  downloadFileCountOf,
  endForSimilarBills,
  fetchSearchTargetIds,
  isDownloadable,
  search,
  stateWithManyKinds,
  sumOf,
  type Bill,
} from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { checksIn } from './check.ts';
import { usableConditions } from './search-conditions.ts';

type NumberFields = Readonly<Record<string, number>>;
type Query = NonNullable<CallInput['query']>;

/** The sum of bills as the contract defines it (BillSummary). */
const summaryOf = (bills: readonly Bill[]): NumberFields => ({
  total: bills.length,
  totalPrice: sumOf(bills.map(({ price }) => price ?? 0)),
  withoutPriceCount: bills.filter(({ price }) => typeof price !== 'number').length,
  downloadableCount: bills.filter(isDownloadable).length,
  downloadableFileCount: sumOf(bills.map(downloadFileCountOf)),
});

/** Compares each number of an answer with its expected value. */
async function expectNumbers(
  call: MakeCall,
  operationId: string,
  expected: NumberFields,
  query: Query = {},
): Promise<void> {
  const answer = await call(operationId, { query });
  for (const [name, expectedNumber] of Object.entries(expected)) {
    const got = answer.value(name);
    answer.expectThat(got === expectedNumber, `${name} ${expectedNumber}`, { got: String(got) });
  }
}

/** Expects that the summary of a search is the sum of the bills that the search finds. */
async function expectSummary(call: MakeCall, query: Query): Promise<void> {
  const { items } = await search(call, query);
  await expectNumbers(call, 'getBillSummary', summaryOf(items), query);
}

/** Sums and counts of bills, and the batch of the counted bills (S2). */
export const numberChecks = checksIn([stateWithManyKinds], {
  'getBillSummary: counts the bills that the search finds, without and with each condition': {
    breaks: 'The sum next to the list is wrong.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const { total = 0, withoutPriceCount = 0, downloadableCount = 0 } = summaryOf(items);
      // With bills that are too similar, a wrong sum could be correct by chance.
      if (withoutPriceCount === 0 || downloadableCount === 0 || downloadableCount === total)
        return endForSimilarBills('bills with and without an amount, downloadable and not');
      await expectNumbers(call, 'getBillSummary', summaryOf(items));
      for (const [conditionName, choose] of usableConditions(items)) {
        const chosenSearch = choose(items);
        if (!chosenSearch)
          return endForSimilarBills(`bills that match ${conditionName} and bills that do not`);
        await expectSummary(call, chosenSearch.query);
      }
    },
  },
  'getBillSummary: adds up the bills that a keyword finds in each search target': {
    breaks: 'The sum next to a list found by keywords is wrong.',
    run: async ({ call }) => {
      const [bill] = (await search(call)).items;
      if (!bill) return endForSimilarBills('a bill');
      for (const searchTargetId of await fetchSearchTargetIds(call))
        await expectSummary(call, { keyword: [bill.billNumber], searchTargetId });
    },
  },
  'getBillCounts: counts new bills that can be downloaded': {
    breaks: 'The number at the tab differs from the new bills in the list.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const newBills = items.filter(({ downloadStatus }) => downloadStatus === 'notDownloaded');
      const notDownloadedCount = newBills.filter(isDownloadable).length;
      if ([0, newBills.length].includes(notDownloadedCount) || newBills.length === items.length)
        return endForSimilarBills('new bills, downloadable and not');
      return expectNumbers(call, 'getBillCounts', { notDownloadedCount });
    },
  },
  'getBillCounts: counts deadlines from today to deadlineSoonTo, including both days': {
    breaks:
      'The top page does not mention a bill whose deadline is today, or mentions a bill whose deadline has passed.',
    run: async ({ call }) => {
      const answer = await call('getBillCounts');
      const [today, lastDay] = [answer.value('today'), answer.value('deadlineSoonTo')];
      if (typeof today !== 'string' || typeof lastDay !== 'string' || lastDay < today) {
        answer.expectThat(false, 'the days today and deadlineSoonTo, in this order');
        return;
      }
      const query = { downloadDeadlineFrom: today, downloadDeadlineTo: lastDay };
      const bills = (await search(call, query)).items.filter(isDownloadable);
      const hasBothDays = [today, lastDay].every((day) =>
        bills.some(({ downloadDeadline }) => downloadDeadline === day),
      );
      if (!hasBothDays || bills.length === (await search(call)).items.length)
        return endForSimilarBills(`downloadable bills with deadlines on ${today} and ${lastDay}`);
      return expectNumbers(call, 'getBillCounts', { deadlineSoonCount: bills.length });
    },
  },
  'downloadBillsZip: contains exactly the bills that the search finds by each kind of condition': {
    breaks:
      'A customer who downloads new bills gets all bills again, or reads that there are too many.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const downloadableBills = items.filter(isDownloadable);
      const downloadZip = (query: Query, { billNumber }: Bill) => {
        const keyword = [...[query['keyword'] ?? []].flat().map(String), billNumber];
        return call('downloadBillsZip', { query: { ...query, keyword } });
      };
      for (const [conditionName, choose] of usableConditions(items)) {
        const { query, finds } = choose(items) ?? {};
        // The keyword of the condition and the number of the bill must both be found.
        const otherBill = downloadableBills.find((bill) => finds?.(bill) === false);
        // Combined conditions and payment due dates must also pack a matching bill.
        const matchingBill = / and |^paymentDueDate/.test(conditionName)
          ? downloadableBills.find((bill) => finds?.(bill))
          : undefined;
        if (!query || (!otherBill && conditionName !== 'isDownloadable true'))
          return endForSimilarBills(`bills that match ${conditionName} and bills that do not`);
        if (otherBill) (await downloadZip(query, otherBill)).expectRefused('400-1-05-03');
        if (matchingBill) (await downloadZip(query, matchingBill)).expectDone();
      }
      const [firstBill] = downloadableBills;
      if (!firstBill) return endForSimilarBills('a bill that can be downloaded');
      const { billId, billNumber } = firstBill;
      for (const searchTargetId of await fetchSearchTargetIds(call)) {
        const { total } = await search(call, { searchTargetId, keyword: [billNumber] });
        if (total === 0)
          (await downloadZip({ searchTargetId }, firstBill)).expectRefused('400-1-05-03');
      }
      const query = { billId: [billId], keyword: ['no such bill'], publicationMonth: '2000-01' };
      const answer = await call('downloadBillsZip', { query });
      answer.expectDone(': with billId, the conditions have no effect');
    },
  },
});
