import { namesInZip, unpack } from './archive.ts';
import {
  billIn,
  downloadFileCountOf,
  endForSimilarBills,
  fileNamesOf,
  findBill,
  isDownloadable,
  search,
  stateWithManyKinds,
  type Bill,
  type SearchResult,
} from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { expectNow } from './times.ts';

const isNew = (bill: Bill): boolean =>
  isDownloadable(bill) && bill.downloadStatus === 'notDownloaded';

const isNewWithBothFiles = (bill: Bill): boolean => isNew(bill) && downloadFileCountOf(bill) === 2;

const inputsByOperation: Readonly<Record<string, (billId: string) => CallInput>> = {
  downloadBillPdf: (billId) => ({ path: { billId } }),
  downloadBillCsv: (billId) => ({ path: { billId } }),
  downloadBillsZip: (billId) => ({ query: { billId: [billId] } }),
};

const downloadEffectChecks = Object.entries(inputsByOperation).map(
  ([operationId, inputOf]): Check => ({
    operationId,
    name: 'marks only this bill as downloaded, in each search and session',
    states: ['a customer with bills is logged in'],
    breaks: 'A colleague downloads the bill again, or another bill is no longer new.',
    run: async ({ call, logInAgain }) => {
      const listBefore = await search(call);
      const bill = listBefore.items.find(isNewWithBothFiles);
      if (!bill) return issuerHasNo('new bill with PDF and CSV');
      const { billId } = bill;
      const downloadAnswer = await call(operationId, inputOf(billId));
      const listAfter = await search(call);
      const otherBillsIn = ({ items }: SearchResult) =>
        items.filter((one) => one.billId !== billId);
      const { downloadStatus: _, lastDownloadedAt: __, ...otherFields } = bill;
      const { downloadStatus, lastDownloadedAt, ...otherFieldsAfter } = billIn(listAfter, billId);
      const keyword = [bill.billNumber];
      const searchByStatus = async (status: string) => {
        const result = await search(call, { keyword, downloadStatus: [status] });
        return { ...result, hasBill: result.items.some((one) => one.billId === billId) };
      };
      const notDownloadedBills = await searchByStatus('notDownloaded');
      const downloadedBills = await searchByStatus('downloaded');
      const query = { keyword, downloadStatus: ['downloaded'] };
      const summaryAnswer = await call('getBillSummary', { query });
      const latestDownload = await search(call, { sort: 'lastDownloadedAtDesc', perPage: 1 });
      const listOfLaterSession = await search(await logInAgain());
      const billInLaterSession = billIn(listOfLaterSession, billId);
      const accessTimesOfOthers = (list: SearchResult): unknown[] =>
        otherBillsIn(list).map((one) => one.previousAccessAt ?? null);
      downloadAnswer.expectDone();
      listAfter.answer.expectValue('downloadStatus', 'downloaded', downloadStatus);
      expectNow(listAfter.answer, 'lastDownloadedAt', lastDownloadedAt);
      listAfter.answer.expectValue('the other fields of the bill', otherFields, otherFieldsAfter);
      listAfter.answer.expectValue(
        'the other bills',
        otherBillsIn(listBefore),
        otherBillsIn(listAfter),
      );
      notDownloadedBills.answer.expectThat(
        !notDownloadedBills.hasBill,
        'no bill that was just downloaded',
      );
      downloadedBills.answer.expectThat(
        downloadedBills.hasBill,
        'the bill that was just downloaded',
      );
      summaryAnswer.expectField('total', downloadedBills.total);
      latestDownload.answer.expectField('items.0.billId', billId);
      downloadAnswer.expectValue(
        'downloadStatus in another session',
        'downloaded',
        billInLaterSession.downloadStatus,
      );
      expectNow(
        downloadAnswer,
        'previousAccessAt in a later session',
        billInLaterSession.previousAccessAt,
      );
      downloadAnswer.expectValue(
        'previousAccessAt of bills that were only listed',
        accessTimesOfOthers(listBefore),
        accessTimesOfOthers(listOfLaterSession),
      );
      downloadAnswer.expectThat(
        !!billInLaterSession['previousAccessIpAddress'],
        'its previousAccessIpAddress',
      );
    },
  }),
);

const fileIdsOfAttachments = ({ attachments }: Bill): string[] =>
  (attachments ?? []).flatMap((file) => file?.fileId ?? []);

const callsForFiles = (bill: Bill, hasPreview: boolean): [string, CallInput][] => {
  const { billId, files } = bill;
  const [fileId] = fileIdsOfAttachments(bill);
  const possibleCalls: [isPossible: boolean, operationId: string][] = [
    [!!files.pdf, 'downloadBillPdf'],
    [!!files.pdf && hasPreview, 'previewBillPdf'],
    [!!files.csv, 'downloadBillCsv'],
    [fileId !== undefined, 'downloadBillAttachment'],
  ];
  const path = { billId, fileId: fileId ?? '' };
  return possibleCalls.flatMap(([isPossible, operationId]) =>
    isPossible ? [[operationId, { path }]] : [],
  );
};

/** Downloads files of a bill, and expects the status of the bill after each download. */
async function expectStatuses(
  call: MakeCall,
  { billId, ...billBefore }: Bill,
  downloads: readonly (readonly [operationId: string, status: string])[],
): Promise<void> {
  for (const [operationId, status] of downloads) {
    await call(operationId, { path: { billId } });
    const list = await search(call);
    const { downloadStatus, revision, previousAccessAt = null } = billIn(list, billId);
    list.answer.expectValue(
      `downloadStatus, revision and previousAccessAt after ${operationId}`,
      [status, billBefore.revision, billBefore.previousAccessAt ?? null],
      [downloadStatus, revision, previousAccessAt],
    );
  }
}

const fixedChecks = checksIn([stateWithManyKinds], {
  'downloadBillsZip: contains the files of the chosen bills, and marks only these bills as downloaded':
    {
      breaks: 'A bill is never paid: it is called downloaded, and is in no ZIP.',
      run: async ({ call }) => {
        const { items } = await search(call);
        const [firstBill, secondBill, otherBill] = items.filter(isNew);
        const unavailableBill = items.find((bill) => downloadFileCountOf(bill) === 0);
        if (!firstBill || !secondBill || !otherBill || !unavailableBill)
          return endForSimilarBills('three new bills and an unavailable bill');
        const downloadableBills = [firstBill, secondBill];
        const countsAnswerBefore = await call('getBillCounts');
        const billId = [...downloadableBills, unavailableBill].map((bill) => bill.billId);
        const answer = await call('downloadBillsZip', { query: { billId } });
        if (!answer.expectDone()) return;
        const fileNames = (await unpack(answer)).files.map(({ name }) => name);
        const countsAnswerAfter = await call('getBillCounts');
        const list = await search(call);
        const expectStatus = (bill: Bill, status: string): void => {
          const { downloadStatus, revision } = billIn(list, bill.billId);
          const expected = [status, bill.revision];
          list.answer.expectValue(bill.billNumber, expected, [downloadStatus, revision]);
        };
        answer.expectValue(
          'the files',
          namesInZip(downloadableBills.flatMap(fileNamesOf)).toSorted(),
          fileNames.toSorted(),
        );
        for (const bill of downloadableBills) expectStatus(bill, 'downloaded');
        for (const bill of [otherBill, unavailableBill]) expectStatus(bill, bill.downloadStatus);
        const { lastDownloadedAt } = billIn(list, secondBill.billId);
        expectNow(list.answer, 'lastDownloadedAt', lastDownloadedAt);
        countsAnswerAfter.expectField(
          'notDownloadedCount',
          Number(countsAnswerBefore.value('notDownloadedCount')) - downloadableBills.length,
        );
      },
    },
  'downloadBillCsv: counts each download once, and does not change previousAccessAt during the session':
    {
      breaks: 'A customer cannot see which bills are new, or who has opened them before.',
      run: async ({ call }) => {
        const bill = await findBill(call, isNewWithBothFiles);
        if (!bill) return endForSimilarBills('a new bill with PDF and CSV');
        await expectStatuses(call, bill, [
          ['downloadBillPdf', 'downloaded'],
          ['downloadBillCsv', 'downloaded'],
          ['downloadBillPdf', 'redownloaded'],
        ]);
      },
    },
  /** The download is allowed during the whole day of the deadline. */
  'downloadBillCsv: works on the day of the deadline, and not after this day': {
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
  },
  'downloadReturnedFile: works after the deadline of the bill': {
    breaks: 'A customer has no copy of what was sent to the issuer.',
    run: async ({ call }) => {
      const bill = await findBill(
        call,
        (one) => one.isPublished && !!one.returnedFile && one.isDownloadDeadlinePassed,
      );
      if (!bill) return issuerHasNo('returned file of a bill past its deadline');
      const { billId } = bill;
      (await call('downloadReturnedFile', { path: { billId } })).expectDone();
    },
  },
  'downloadBillAttachment: is available on the same days as the other files of the bill': {
    breaks:
      'An attachment of a withdrawn bill is still given out, or a file is late on its last day.',
    run: async ({ call }) => {
      const today = String((await call('getBillCounts')).value('today'));
      const hasPreview = (await call('getSettingInfo')).value('isBillPreviewEnabled') === true;
      const { answer, items } = await search(call);
      const deadlineOf = (bill: Bill): string => bill.downloadDeadline ?? 'none';
      const cases: [(bill: Bill) => boolean, code?: string][] = [
        [(bill) => bill.isPublished && deadlineOf(bill) === today],
        [(bill) => bill.isPublished && deadlineOf(bill) < today, '404-1-08-01'],
        [(bill) => !bill.isPublished && deadlineOf(bill) >= today, '403-1-05-01'],
      ];
      for (const [isChosen, code] of cases) {
        const matchingBills = items.filter(isChosen);
        const expected = `a bill for ${code ?? 'a deadline of today'} in the list, as in the state`;
        answer.expectThat(matchingBills.length > 0, expected, { got: 'none' });
        const billWithAttachment = matchingBills.find(
          (bill) => fileIdsOfAttachments(bill).length > 0,
        );
        for (const bill of [billWithAttachment, matchingBills[0]]) {
          for (const [operationId, input] of bill ? callsForFiles(bill, hasPreview) : []) {
            const downloadAnswer = await call(operationId, input);
            if (code === undefined) downloadAnswer.expectDone();
            else downloadAnswer.expectRefused(code);
          }
        }
      }
    },
  },
  'downloadBillPdf: keeps the status redownloaded after the first download of another file': {
    breaks: 'A bill that was downloaded twice is called downloaded once.',
    run: async ({ call }) => {
      const bill = await findBill(call, isNewWithBothFiles);
      if (!bill) return issuerHasNo('new bill with PDF and CSV');
      await expectStatuses(call, bill, [
        ['downloadBillPdf', 'downloaded'],
        ['downloadBillPdf', 'redownloaded'],
        ['downloadBillCsv', 'redownloaded'],
      ]);
    },
  },
  'downloadBillCsv: returns 404-1-00-01 if the bill has no such file': {
    states: ['a bill has nothing optional'],
    breaks: 'An empty file, or that of another bill, is saved under the name of this one.',
    run: async ({ call, stateValue }) => {
      const path = { billId: stateValue('billId'), fileId: 'unknown-file' };
      for (const operationId of [
        'downloadBillCsv',
        'downloadBillAttachment',
        'downloadReturnedFile',
      ])
        (await call(operationId, { path })).expectRefused('404-1-00-01');
    },
  },
  'downloadBillsZip: refuses a selection with one unknown bill, and marks no bill as downloaded': {
    breaks:
      'A selected bill is missing in the ZIP without a message, or a refused ZIP marks its bills.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const billsWithBothFiles = items.filter((bill) => downloadFileCountOf(bill) === 2);
      const ids = billsWithBothFiles.slice(0, 2).map((bill) => bill.billId);
      for (const billId of [
        [...ids, 'unknown-bill'],
        ['unknown-bill', ...ids],
      ]) {
        const answer = await call('downloadBillsZip', { query: { billId } });
        answer.expectRefused('400-1-05-05', 'with an unknown bill');
        answer.expectField('0.target.0', 'billId');
      }
      const listAfter = await search(call);
      listAfter.answer.expectValue('the bills', items, listAfter.items);
    },
  },
});

/** Downloads of bills: the files that they return, their effect on the counts, and their refusals (S2, S4, S7). */
export const billDownloadChecks: readonly Check[] = [...fixedChecks, ...downloadEffectChecks];
