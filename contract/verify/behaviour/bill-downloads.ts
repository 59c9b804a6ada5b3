import { textOf } from '../text.ts';
import { unpack } from './archive.ts';
import {
  downloadFileCountOf,
  stateWithManyKinds,
  search,
  type Fields,
  fieldsOf,
  entriesIn,
  type Bill,
  fileNamesOf,
  fetchBills,
  endForSimilarBills,
} from './bills.ts';
import type { CallInput } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { expectNow } from './times.ts';

const attachmentsOf = ({ attachments }: Fields): string[] =>
  [attachments ?? []].flat().map((file) => String(fieldsOf(file)['fileId']));

const downloads: Readonly<Record<string, (billId: string) => CallInput>> = {
  downloadBillPdf: (billId) => ({ path: { billId } }),
  downloadBillCsv: (billId) => ({ path: { billId } }),
  downloadBillsZip: (billId) => ({ query: { billId: [billId] } }),
};

const effectChecks = Object.entries(downloads).map(([operationId, inputOf]): Check => ({
  operationId,
  name: 'is a download of this bill only, in each search and session',
  states: ['a customer with bills is logged in'],
  breaks: 'A colleague downloads the bill again, or another bill is no longer new.',
  run: async ({ call, logInAgain }) => {
    const before = await fetchBills(call);
    const bill = before.withFiles(2).find((one) => one['downloadStatus'] === 'notDownloaded');
    if (!bill) return issuerHasNo('new bill with PDF and CSV');
    const billId = String(bill['billId']);
    const done = await call(operationId, inputOf(billId));
    const after = await fetchBills(call);
    const others = ({ bills }: { bills: Fields[] }) =>
      bills.filter((one) => one['billId'] !== billId);
    const { downloadStatus: _, lastDownloadedAt: __, ...fixed } = bill;
    const now = after.bills.find((one) => one['billId'] === billId) ?? {};
    const { downloadStatus, lastDownloadedAt, ...kept } = now;
    const keyword = [String(bill['billNumber'])];
    const found = async (status: string) => search(call, { keyword, downloadStatus: [status] });
    const has = ({ items }: Awaited<ReturnType<typeof search>>): boolean =>
      items.some((one) => one.billId === billId);
    const [unread, read] = [await found('notDownloaded'), await found('downloaded')];
    const sum = await call('getBillSummary', {
      query: { keyword, downloadStatus: ['downloaded'] },
    });
    const latest = await search(call, { sort: 'lastDownloadedAtDesc', perPage: 1 });
    const other = await logInAgain();
    const elsewhere = entriesIn((await search(other)).answer);
    const there = elsewhere.find((one) => one['billId'] === billId);
    const accessesOf = (bills: Fields[]): unknown[] =>
      others({ bills }).map((one) => one['previousAccessAt'] ?? null);
    done.expectDone();
    after.answer.expectValue('downloadStatus', 'downloaded', downloadStatus);
    expectNow(after.answer, 'lastDownloadedAt', lastDownloadedAt);
    after.answer.expectValue('the other fields of the bill', fixed, kept);
    after.answer.expectValue('the other bills', others(before), others(after));
    unread.answer.expectThat(!has(unread), 'no bill that was just downloaded');
    read.answer.expectThat(has(read), 'the bill that was just downloaded');
    sum.expectField('total', read.total);
    latest.answer.expectField('items.0.billId', billId);
    done.expectValue('downloadStatus in another session', 'downloaded', there?.['downloadStatus']);
    expectNow(done, 'previousAccessAt in a later session', there?.['previousAccessAt']);
    done.expectValue(
      'previousAccessAt of bills that were only listed',
      accessesOf(before.bills),
      accessesOf(elsewhere),
    );
    done.expectThat(!!there?.['previousAccessIpAddress'], 'its previousAccessIpAddress');
  },
}));

/** The calls for the files that a bill has. */
const callsOf = (bill: Fields, hasPreview: boolean): [string, CallInput][] => {
  const billId = String(bill['billId']);
  const { pdf, csv } = fieldsOf(bill['files']);
  const of = (operationId: string): [string, CallInput] => [operationId, { path: { billId } }];
  return [
    ...(pdf ? [of('downloadBillPdf')] : []),
    ...(pdf && hasPreview ? [of('previewBillPdf')] : []),
    ...(csv ? [of('downloadBillCsv')] : []),
    ...attachmentsOf(bill)
      .slice(0, 1)
      .map((fileId): [string, CallInput] => [
        'downloadBillAttachment',
        { path: { billId, fileId } },
      ]),
  ];
};

const closedCheck: Check = {
  operationId: 'downloadBillAttachment',
  name: 'is open and closed on the same days as each other file of the bill',
  states: [stateWithManyKinds],
  breaks:
    'An attachment of a withdrawn bill is still given out, or a file is late on its last day.',
  run: async ({ call }) => {
    const today = String((await call('getBillCounts')).value('today'));
    const hasPreview = (await call('getSettingInfo')).value('isBillPreviewEnabled') === true;
    const { answer, bills } = await fetchBills(call);
    const deadlineOf = (bill: Fields): string => textOf(bill['downloadDeadline']) || 'none';
    const cases: [(bill: Fields) => boolean, code?: string][] = [
      [(bill) => bill['isPublished'] === true && deadlineOf(bill) === today],
      [(bill) => bill['isPublished'] === true && deadlineOf(bill) < today, '404-1-08-01'],
      [(bill) => bill['isPublished'] === false && deadlineOf(bill) >= today, '403-1-05-01'],
    ];
    for (const [isChosen, code = 'a deadline of today'] of cases) {
      const chosen = bills.filter(isChosen);
      if (chosen.length === 0)
        answer.expectThat(false, `a bill for ${code} in the list, as in the state`, {
          got: 'none',
        });
      // A bill with an attachment, and one with a PDF and a CSV.
      for (const bill of [chosen.find((one) => attachmentsOf(one).length > 0), chosen[0]]) {
        for (const [operationId, sent] of bill ? callsOf(bill, hasPreview) : []) {
          const done = await call(operationId, sent);
          if (code.startsWith('4')) done.expectRefused(code);
          else done.expectDone();
        }
      }
    }
  },
};

const againCheck: Check = {
  operationId: 'downloadBillPdf',
  name: 'keeps a bill downloaded again after the first download of another file',
  states: [stateWithManyKinds],
  breaks: 'A bill that was downloaded twice is called downloaded once.',
  run: async ({ call }) => {
    const bill = (await fetchBills(call))
      .withFiles(2)
      .find((one) => one['downloadStatus'] === 'notDownloaded');
    if (!bill) return issuerHasNo('new bill with PDF and CSV');
    const path = { billId: textOf(bill['billId']) };
    for (const [operationId, status] of [
      ['downloadBillPdf', 'downloaded'],
      ['downloadBillPdf', 'redownloaded'],
      ['downloadBillCsv', 'redownloaded'],
    ] as const) {
      await call(operationId, { path });
      const { answer, bills } = await fetchBills(call);
      const now = bills.find((one) => one['billId'] === path.billId);
      answer.expectValue(`downloadStatus after ${operationId}`, status, now?.['downloadStatus']);
    }
  },
};

const absentCheck: Check = {
  operationId: 'downloadBillCsv',
  name: 'gives 404-1-00-01 where a bill has no such file',
  states: ['a bill has nothing optional'],
  breaks: 'An empty file, or that of another bill, is saved under the name of this one.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const path = { billId, fileId: 'unknown-file' };
    for (const operationId of ['downloadBillCsv', 'downloadBillAttachment', 'downloadReturnedFile'])
      (await call(operationId, { path })).expectRefused('404-1-00-01');
  },
};

const refusedZip: Check = {
  operationId: 'downloadBillsZip',
  name: 'refuses a selection with one unknown bill, and counts none of the others',
  states: [stateWithManyKinds],
  breaks:
    'A selected bill is missing in the ZIP without a message, or a refused ZIP marks its bills.',
  run: async ({ call }) => {
    const before = await fetchBills(call);
    const ids = before
      .withFiles(2)
      .map((bill) => String(bill['billId']))
      .slice(0, 2);
    for (const billId of [
      [...ids, 'unknown-bill'],
      ['unknown-bill', ...ids],
    ]) {
      const answer = await call('downloadBillsZip', { query: { billId } });
      answer.expectRefused('400-1-05-05', 'with an unknown bill');
      answer.expectField('0.target.0', 'billId');
    }
    const after = await fetchBills(call);
    after.answer.expectValue('the bills', before.bills, after.bills);
  },
};

const isNew = (bill: Bill): boolean =>
  downloadFileCountOf(bill) > 0 && bill.downloadStatus === 'notDownloaded';

const downloadChecks: readonly Check[] = [
  {
    operationId: 'downloadBillsZip',
    name: 'contains the files of the chosen bills, counts as a download of each, and of no other',
    states: [stateWithManyKinds],
    breaks: 'A bill is never paid: it is called downloaded, and is in no ZIP.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const [first, second, other] = items.filter(isNew);
      const closed = items.find((bill) => downloadFileCountOf(bill) === 0);
      if (!first || !second || !other || !closed)
        return endForSimilarBills('three new bills and a closed one');
      const inside = [first, second];
      const before = await call('getBillCounts');
      const answer = await call('downloadBillsZip', {
        query: { billId: [...inside, closed].map(({ billId }) => billId) },
      });
      if (!answer.expectDone()) return;
      const names = (await unpack(answer)).files.map(({ name }) => name);
      const counts = await call('getBillCounts');
      const { answer: list, items: after } = await search(call);
      const factsOf = ({ billId }: Bill) => {
        const bill = after.find((one) => one.billId === billId);
        return [bill?.downloadStatus, bill?.revision];
      };
      const count = Number(before.value('notDownloadedCount')) - inside.length;
      const last = after.find(({ billId }) => billId === second.billId)?.lastDownloadedAt;
      answer.expectValue('the files', inside.flatMap(fileNamesOf).toSorted(), names.toSorted());
      for (const bill of inside)
        list.expectValue(bill.billNumber, ['downloaded', bill.revision], factsOf(bill));
      for (const bill of [other, closed])
        list.expectValue(bill.billNumber, [bill.downloadStatus, bill.revision], factsOf(bill));
      expectNow(list, 'lastDownloadedAt', last);
      counts.expectField('notDownloadedCount', count);
    },
  },
  {
    operationId: 'downloadBillCsv',
    name: 'counts each download once, and shows no access of the present session as the previous one',
    states: [stateWithManyKinds],
    breaks: 'A customer cannot see which bills are new, or who has opened them before.',
    run: async ({ call }) => {
      const bill = (await search(call)).items.find(
        (one) => isNew(one) && downloadFileCountOf(one) === 2,
      );
      if (!bill) return endForSimilarBills('a new bill with PDF and CSV');
      const path = { billId: bill.billId };
      const found: unknown[] = [];
      let last = await search(call);
      for (const operationId of ['downloadBillPdf', 'downloadBillCsv', 'downloadBillPdf']) {
        await call(operationId, { path });
        last = await search(call);
        const one = last.items.find(({ billId }) => billId === bill.billId);
        found.push([one?.downloadStatus, one?.revision, one?.previousAccessAt ?? null]);
      }
      const expected = ['downloaded', 'downloaded', 'redownloaded'].map((status) => [
        status,
        bill.revision,
        bill.previousAccessAt ?? null,
      ]);
      const what = 'downloadStatus, revision and previousAccessAt after PDF, CSV and PDF again';
      last.answer.expectValue(what, expected, found);
    },
  },
];

/** A deadline includes its day. */
const deadlineCheck: Check = {
  operationId: 'downloadBillCsv',
  name: 'works on the day of the deadline, not on the day after',
  states: [stateWithManyKinds],
  breaks: 'A customer is late on the last day that the list shows.',
  run: async ({ call }) => {
    const today = String((await call('getBillCounts')).value('today'));
    const bills = (await search(call)).items.filter((bill) => bill.isPublished && bill.files.csv);
    const last = bills.find((bill) => bill.downloadDeadline === today);
    const late = bills.find((bill) => (bill.downloadDeadline ?? today) < today);
    if (!last || !late)
      return endForSimilarBills('bills with a CSV whose deadline is today, and over');
    const of = ({ billId }: Bill) => call('downloadBillCsv', { path: { billId } });
    (await of(last)).expectDone(`with the deadline ${today}, which is today`);
    (await of(late)).expectRefused('404-1-08-01', `with the deadline ${late.downloadDeadline}`);
  },
};

const lateFileCheck: Check = {
  operationId: 'downloadReturnedFile',
  name: 'works after the deadline of the bill',
  states: [stateWithManyKinds],
  breaks: 'A customer has no copy of what was sent to the issuer.',
  run: async ({ call }) => {
    const late = (await search(call)).items.find(
      (bill) => bill.isPublished && bill.returnedFile && bill.isDownloadDeadlinePassed,
    );
    if (!late) return issuerHasNo('returned file of a bill past its deadline');
    const { billId } = late;
    (await call('downloadReturnedFile', { path: { billId } })).expectDone();
  },
};

/** What a download gives and counts, when it is refused, and the index of a ZIP (S2, S4, S7). */
export const billDownloadChecks: readonly Check[] = [
  ...downloadChecks,
  deadlineCheck,
  lateFileCheck,
  ...effectChecks,
  closedCheck,
  againCheck,
  absentCheck,
  refusedZip,
];
