import type { Fault } from '../fault.ts';
import { filesToHave, manyKinds, search, tooMuchAlike, type Bill } from './bills.ts';
import type { Ask, Sent } from './browser.ts';
import { expectDone, expectRefused, expectThat, fieldOf, type Check } from './check.ts';
import { conditions } from './search-conditions.ts';

type Numbers = Readonly<Record<string, number>>;

/** What the contract says of the sum of bills (BillSummary). */
function summaryOf(bills: readonly Bill[]): Numbers {
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const files = bills.map(filesToHave);
  return {
    total: bills.length,
    totalPrice: sum(bills.map(({ price }) => price ?? 0)),
    withoutPriceCount: bills.filter(({ price }) => typeof price !== 'number').length,
    downloadableCount: files.filter((count) => count > 0).length,
    downloadableFileCount: sum(files),
  };
}

/** Holds each number of an answer to what it should be. */
async function numberFaults(
  ask: Ask,
  operationId: string,
  expected: Numbers,
  sent: Sent = {},
): Promise<Fault[]> {
  const heard = await ask(operationId, sent);
  return Object.entries(expected).flatMap(([name, number]) => {
    const got = fieldOf(heard, name);
    return expectThat(got === number, heard, `${name} ${number}`, { got: String(got) });
  });
}

/** The bills of the state, whose sums have to differ in each number for the check to say anything. */
async function manyBills(ask: Ask): Promise<Bill[] | undefined> {
  const { items } = await search(ask);
  const { total = 0, withoutPriceCount = 0, downloadableCount = 0 } = summaryOf(items);
  return withoutPriceCount > 0 && downloadableCount > 0 && downloadableCount < total
    ? items
    : undefined;
}

const kinds = 'bills with and without an amount, to be downloaded and not';

const summaryChecks: readonly Check[] = [
  {
    operationId: 'getBillSummary',
    name: 'adds up all bills that the search finds',
    states: [manyKinds],
    breaks: 'The sum beside the list is not that of its bills.',
    run: async ({ ask }) => {
      const bills = await manyBills(ask);
      return bills ? numberFaults(ask, 'getBillSummary', summaryOf(bills)) : tooMuchAlike(kinds);
    },
  },
  {
    operationId: 'getBillSummary',
    name: 'adds up what the search finds by each condition',
    states: [manyKinds],
    breaks: 'The sum beside a narrowed list is that of other bills.',
    run: async ({ ask }) => {
      const { items } = await search(ask);
      const faults: Fault[] = [];
      for (const [name, choose] of conditions) {
        const chosen = choose(items);
        if (!chosen) return tooMuchAlike(`bills that meet ${name} and bills that do not`);
        const found = await search(ask, chosen.query);
        const sent = { query: chosen.query };
        faults.push(...(await numberFaults(ask, 'getBillSummary', summaryOf(found.items), sent)));
      }
      return faults;
    },
  },
  {
    operationId: 'getBillSummary',
    name: 'adds up what the search finds by a keyword',
    states: [manyKinds],
    breaks: 'The sum beside a list found by words is that of other bills.',
    run: async ({ ask }) => {
      const [first] = (await search(ask)).items;
      if (!first) return tooMuchAlike('a bill');
      const query = { keyword: [first.billNumber] };
      return numberFaults(ask, 'getBillSummary', summaryOf([first]), { query });
    },
  },
  {
    operationId: 'getBillSummary',
    name: 'refuses what the search refuses',
    states: [manyKinds],
    breaks: 'A sum stands beside a list that could not be searched.',
    run: async ({ ask }) =>
      expectRefused(await ask('getBillSummary', { query: { priceFrom: 2, priceTo: 1 } }), [
        '400-1-00-08',
      ]),
  },
];

const countChecks: readonly Check[] = [
  {
    operationId: 'getBillCounts',
    name: 'counts what is new and can be downloaded',
    states: [manyKinds],
    breaks: 'The number at the tab is not that of the new bills that the list shows.',
    run: async ({ ask }) => {
      const all = (await search(ask)).items;
      const found = all.filter(({ downloadStatus }) => downloadStatus === 'notDownloaded');
      const bills = found.filter((bill) => filesToHave(bill) > 0);
      if (bills.length === 0 || bills.length === found.length || found.length === all.length) {
        return tooMuchAlike('new bills of which some can be downloaded and some cannot');
      }
      return numberFaults(ask, 'getBillCounts', { notDownloadedCount: bills.length });
    },
  },
  {
    operationId: 'getBillCounts',
    name: 'counts deadlines from today to the day it names, both included',
    states: [manyKinds],
    breaks:
      'The top page is silent of a bill that ends on this very day, or names one that is over.',
    run: async ({ ask }) => {
      const heard = await ask('getBillCounts');
      const [today, last] = [fieldOf(heard, 'today'), fieldOf(heard, 'deadlineSoonTo')];
      if (typeof today !== 'string' || typeof last !== 'string' || last < today) {
        return expectThat(false, heard, 'a day today and one not before it, deadlineSoonTo');
      }
      const all = (await search(ask)).items;
      const query = { downloadDeadlineFrom: today, downloadDeadlineTo: last };
      const bills = (await search(ask, query)).items.filter((bill) => filesToHave(bill) > 0);
      const hasEnds = [today, last].every((day) =>
        bills.some(({ downloadDeadline }) => downloadDeadline === day),
      );
      if (!hasEnds || bills.length === all.length) {
        return tooMuchAlike(`deadlines on ${today} and ${last}, to be downloaded`);
      }
      return numberFaults(ask, 'getBillCounts', { deadlineSoonCount: bills.length });
    },
  },
];

const batchChecks: readonly Check[] = [
  {
    operationId: 'downloadBillsZip',
    name: 'holds what the search finds by download status and deadline, and nothing else',
    states: [manyKinds],
    breaks:
      'Who downloads what is new gets all bills once more, or is told that they are too many.',
    run: async ({ ask }) => {
      const bill = (await search(ask)).items.find(
        (one) => filesToHave(one) > 0 && typeof one.downloadDeadline === 'string',
      );
      if (!bill) return tooMuchAlike('a bill with a deadline ahead');
      const query = {
        keyword: [bill.billNumber],
        downloadDeadlineFrom: bill.downloadDeadline ?? '',
      };
      const others = ['notDownloaded', 'downloaded', 'redownloaded'].filter(
        (status) => status !== bill.downloadStatus,
      );
      const over = { downloadDeadlineTo: '2000-01-31' };
      return [
        ...expectRefused(
          await ask('downloadBillsZip', { query: { ...query, downloadStatus: others } }),
          ['400-1-05-03'],
        ),
        ...expectRefused(
          await ask('downloadBillsZip', { query: { keyword: [bill.billNumber], ...over } }),
          ['400-1-05-03'],
        ),
        ...expectRefused(
          await ask('downloadBillsZip', {
            query: { keyword: [bill.billNumber], downloadDeadlineFrom: '2999-01-01' },
          }),
          ['400-1-05-03'],
        ),
        ...expectRefused(
          await ask('downloadBillsZip', { query: { ...query, isDownloadable: 'false' } }),
          ['400-1-05-03'],
        ),
        ...expectDone(
          await ask('downloadBillsZip', {
            query: { ...query, isDownloadable: 'true', downloadStatus: [bill.downloadStatus] },
          }),
        ),
      ];
    },
  },
];

/** Sums and counts of bills, and the batch of what they count (S2). */
export const numberChecks: readonly Check[] = [...summaryChecks, ...countChecks, ...batchChecks];
