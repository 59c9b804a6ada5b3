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

const downloadInputs: Readonly<Record<string, (billId: string) => CallInput>> = {
  downloadBillPdf: (billId) => ({ path: { billId } }),
  downloadBillCsv: (billId) => ({ path: { billId } }),
  downloadBillsZip: (billId) => ({ query: { billId: [billId] } }),
};

const downloadEffectChecks = Object.entries(downloadInputs).map(
  ([operationId, inputOf]): Check => ({
    operationId,
    name: 'is a download of this bill only, in each search and session',
    states: ['a customer with bills is logged in'],
    breaks: 'A colleague downloads the bill again, or another bill is no longer new.',
    run: async ({ call, logInAgain }) => {
      const listBefore = await fetchBills(call);
      const bill = listBefore.withFiles(2).find((one) => one['downloadStatus'] === 'notDownloaded');
      if (!bill) return issuerHasNo('new bill with PDF and CSV');
      const billId = String(bill['billId']);
      const downloadAnswer = await call(operationId, inputOf(billId));
      const listAfter = await fetchBills(call);
      const otherBillsOf = ({ bills }: { bills: Fields[] }) =>
        bills.filter((one) => one['billId'] !== billId);
      const { downloadStatus: _, lastDownloadedAt: __, ...unchangingFields } = bill;
      const billAfter = listAfter.bills.find((one) => one['billId'] === billId) ?? {};
      const { downloadStatus, lastDownloadedAt, ...otherFieldsAfter } = billAfter;
      const keyword = [String(bill['billNumber'])];
      const searchByStatus = async (status: string) =>
        search(call, { keyword, downloadStatus: [status] });
      const containsBill = ({ items }: Awaited<ReturnType<typeof search>>): boolean =>
        items.some((one) => one.billId === billId);
      const [notDownloadedBills, downloadedBills] = [
        await searchByStatus('notDownloaded'),
        await searchByStatus('downloaded'),
      ];
      const summary = await call('getBillSummary', {
        query: { keyword, downloadStatus: ['downloaded'] },
      });
      const latestDownload = await search(call, { sort: 'lastDownloadedAtDesc', perPage: 1 });
      const laterSession = await logInAgain();
      const billsOfLaterSession = entriesIn((await search(laterSession)).answer);
      const billInLaterSession = billsOfLaterSession.find((one) => one['billId'] === billId);
      const accessTimesOfOthers = (bills: Fields[]): unknown[] =>
        otherBillsOf({ bills }).map((one) => one['previousAccessAt'] ?? null);
      downloadAnswer.expectDone();
      listAfter.answer.expectValue('downloadStatus', 'downloaded', downloadStatus);
      expectNow(listAfter.answer, 'lastDownloadedAt', lastDownloadedAt);
      listAfter.answer.expectValue(
        'the other fields of the bill',
        unchangingFields,
        otherFieldsAfter,
      );
      listAfter.answer.expectValue(
        'the other bills',
        otherBillsOf(listBefore),
        otherBillsOf(listAfter),
      );
      notDownloadedBills.answer.expectThat(
        !containsBill(notDownloadedBills),
        'no bill that was just downloaded',
      );
      downloadedBills.answer.expectThat(
        containsBill(downloadedBills),
        'the bill that was just downloaded',
      );
      summary.expectField('total', downloadedBills.total);
      latestDownload.answer.expectField('items.0.billId', billId);
      downloadAnswer.expectValue(
        'downloadStatus in another session',
        'downloaded',
        billInLaterSession?.['downloadStatus'],
      );
      expectNow(
        downloadAnswer,
        'previousAccessAt in a later session',
        billInLaterSession?.['previousAccessAt'],
      );
      downloadAnswer.expectValue(
        'previousAccessAt of bills that were only listed',
        accessTimesOfOthers(listBefore.bills),
        accessTimesOfOthers(billsOfLaterSession),
      );
      downloadAnswer.expectThat(
        !!billInLaterSession?.['previousAccessIpAddress'],
        'its previousAccessIpAddress',
      );
    },
  }),
);

/** The calls for the files that a bill has. */
const callsOf = (bill: Fields, hasPreview: boolean): [string, CallInput][] => {
  const billId = String(bill['billId']);
  const { pdf, csv } = fieldsOf(bill['files']);
  const callForBill = (operationId: string): [string, CallInput] => [
    operationId,
    { path: { billId } },
  ];
  return [
    ...(pdf ? [callForBill('downloadBillPdf')] : []),
    ...(pdf && hasPreview ? [callForBill('previewBillPdf')] : []),
    ...(csv ? [callForBill('downloadBillCsv')] : []),
    ...attachmentsOf(bill)
      .slice(0, 1)
      .map((fileId): [string, CallInput] => [
        'downloadBillAttachment',
        { path: { billId, fileId } },
      ]),
  ];
};

const closedBillCheck: Check = {
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
      const matchingBills = bills.filter(isChosen);
      if (matchingBills.length === 0)
        answer.expectThat(false, `a bill for ${code} in the list, as in the state`, {
          got: 'none',
        });
      // A bill with an attachment, and one with a PDF and a CSV.
      for (const bill of [
        matchingBills.find((one) => attachmentsOf(one).length > 0),
        matchingBills[0],
      ]) {
        for (const [operationId, sent] of bill ? callsOf(bill, hasPreview) : []) {
          const downloadAnswer = await call(operationId, sent);
          if (code.startsWith('4')) downloadAnswer.expectRefused(code);
          else downloadAnswer.expectDone();
        }
      }
    }
  },
};

const repeatedDownloadCheck: Check = {
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
      const billAfter = bills.find((one) => one['billId'] === path.billId);
      answer.expectValue(
        `downloadStatus after ${operationId}`,
        status,
        billAfter?.['downloadStatus'],
      );
    }
  },
};

const absentFileCheck: Check = {
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

const refusedZipCheck: Check = {
  operationId: 'downloadBillsZip',
  name: 'refuses a selection with one unknown bill, and counts none of the others',
  states: [stateWithManyKinds],
  breaks:
    'A selected bill is missing in the ZIP without a message, or a refused ZIP marks its bills.',
  run: async ({ call }) => {
    const listBefore = await fetchBills(call);
    const ids = listBefore
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
    const listAfter = await fetchBills(call);
    listAfter.answer.expectValue('the bills', listBefore.bills, listAfter.bills);
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
      const [firstBill, secondBill, otherBill] = items.filter(isNew);
      const closedBill = items.find((bill) => downloadFileCountOf(bill) === 0);
      if (!firstBill || !secondBill || !otherBill || !closedBill)
        return endForSimilarBills('three new bills and a closed one');
      const downloadableBills = [firstBill, secondBill];
      const countsBefore = await call('getBillCounts');
      const answer = await call('downloadBillsZip', {
        query: { billId: [...downloadableBills, closedBill].map(({ billId }) => billId) },
      });
      if (!answer.expectDone()) return;
      const fileNames = (await unpack(answer)).files.map(({ name }) => name);
      const countsAfter = await call('getBillCounts');
      const { answer: list, items: billsAfter } = await search(call);
      const factsOf = ({ billId }: Bill) => {
        const bill = billsAfter.find((one) => one.billId === billId);
        return [bill?.downloadStatus, bill?.revision];
      };
      const expectedCount =
        Number(countsBefore.value('notDownloadedCount')) - downloadableBills.length;
      const lastDownloadedAt = billsAfter.find(
        ({ billId }) => billId === secondBill.billId,
      )?.lastDownloadedAt;
      answer.expectValue(
        'the files',
        downloadableBills.flatMap(fileNamesOf).toSorted(),
        fileNames.toSorted(),
      );
      for (const bill of downloadableBills)
        list.expectValue(bill.billNumber, ['downloaded', bill.revision], factsOf(bill));
      for (const bill of [otherBill, closedBill])
        list.expectValue(bill.billNumber, [bill.downloadStatus, bill.revision], factsOf(bill));
      expectNow(list, 'lastDownloadedAt', lastDownloadedAt);
      countsAfter.expectField('notDownloadedCount', expectedCount);
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
      const foundFields: unknown[] = [];
      let lastSearch = await search(call);
      for (const operationId of ['downloadBillPdf', 'downloadBillCsv', 'downloadBillPdf']) {
        await call(operationId, { path });
        lastSearch = await search(call);
        const billAfter = lastSearch.items.find(({ billId }) => billId === bill.billId);
        foundFields.push([
          billAfter?.downloadStatus,
          billAfter?.revision,
          billAfter?.previousAccessAt ?? null,
        ]);
      }
      const expectedFields = ['downloaded', 'downloaded', 'redownloaded'].map((status) => [
        status,
        bill.revision,
        bill.previousAccessAt ?? null,
      ]);
      const what = 'downloadStatus, revision and previousAccessAt after PDF, CSV and PDF again';
      lastSearch.answer.expectValue(what, expectedFields, foundFields);
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
    const billDueToday = bills.find((bill) => bill.downloadDeadline === today);
    const expiredBill = bills.find((bill) => (bill.downloadDeadline ?? today) < today);
    if (!billDueToday || !expiredBill)
      return endForSimilarBills('bills with a CSV whose deadline is today, and over');
    const downloadCsv = ({ billId }: Bill) => call('downloadBillCsv', { path: { billId } });
    (await downloadCsv(billDueToday)).expectDone(`with the deadline ${today}, which is today`);
    (await downloadCsv(expiredBill)).expectRefused(
      '404-1-08-01',
      `with the deadline ${expiredBill.downloadDeadline}`,
    );
  },
};

const expiredBillCheck: Check = {
  operationId: 'downloadReturnedFile',
  name: 'works after the deadline of the bill',
  states: [stateWithManyKinds],
  breaks: 'A customer has no copy of what was sent to the issuer.',
  run: async ({ call }) => {
    const expiredBill = (await search(call)).items.find(
      (bill) => bill.isPublished && bill.returnedFile && bill.isDownloadDeadlinePassed,
    );
    if (!expiredBill) return issuerHasNo('returned file of a bill past its deadline');
    const { billId } = expiredBill;
    (await call('downloadReturnedFile', { path: { billId } })).expectDone();
  },
};

/** Downloads of bills: the files that they return, their effect on the counts, and their refusals (S2, S4, S7). */
export const billDownloadChecks: readonly Check[] = [
  ...downloadChecks,
  deadlineCheck,
  expiredBillCheck,
  ...downloadEffectChecks,
  closedBillCheck,
  repeatedDownloadCheck,
  absentFileCheck,
  refusedZipCheck,
];
