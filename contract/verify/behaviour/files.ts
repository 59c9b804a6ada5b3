import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import { sanitiseFileName } from '../../../src/lib/file-names.ts';
import type { CallAnswer } from './answer.ts';
import {
  billIn,
  endForSimilarBills,
  findBill,
  isDownloadable,
  search,
  type Bill,
} from './bills.ts';
import { checksIn, type Check } from './check.ts';

/** Operations that return a file, and the path of its FileInfo in the bill. */
const fileFieldPaths: Readonly<Record<string, string>> = {
  downloadBillPdf: 'files.pdf',
  previewBillPdf: 'files.pdf',
  downloadBillCsv: 'files.csv',
  downloadBillAttachment: 'attachments.0',
  downloadReturnedFile: 'returnedFile',
};

/** Expects that an answer is the file that a list describes (FileInfo). */
export function expectFile(answer: CallAnswer, fileInfo: unknown): void {
  const { fileName, size } = Object(fileInfo);
  const header = answer.headers.get('content-disposition');
  const [name, length] = [fileNameFrom(header), answer.body.length];
  answer.expectThat(name === sanitiseFileName(String(fileName)), `the name ${fileName}`, {
    got: `${name ?? 'none'}, of Content-Disposition: ${header ?? 'none'}`,
  });
  answer.expectThat(length === size, `${size} bytes`, { got: `${length} bytes` });
}

const breaksOfWrongFile = 'The downloaded file has another name or is incomplete.';

const fixedFileChecks = checksIn(['a bill can be downloaded'], {
  'downloadNoticeAttachment: sends the file with the name and size of the list': {
    states: ['a notice has an attachment'],
    breaks: breaksOfWrongFile,
    run: async ({ call, stateValue, pactInput }) => {
      const listAnswer = await call('listNotices');
      const fileIds = listAnswer.values('items.*.attachments.*.fileId');
      const at = fileIds.indexOf(stateValue('attachmentId'));
      const answer = await call('downloadNoticeAttachment', pactInput('downloadNoticeAttachment'));
      expectFile(answer, listAnswer.values('items.*.attachments.*')[at]);
    },
  },
  'downloadBillCsv: is UTF-8 with a byte order mark and CRLF': {
    breaks: 'A spreadsheet program shows unreadable signs instead of Japanese.',
    run: async ({ call, pactInput }) => {
      const answer = await call('downloadBillCsv', pactInput('downloadBillCsv'));
      const text = answer.body.toString();
      const isRight = text.startsWith('\ufeff') && !/(^|[^\r])\n|\ufffd/.test(text);
      answer.expectThat(isRight, 'UTF-8 with a byte order mark and CRLF', {
        got: JSON.stringify(text.slice(0, 40)),
      });
    },
  },
  'previewBillPdf: lets the browser display the file': {
    breaks: 'The browser saves the bill instead of displaying it.',
    run: async ({ call, pactInput }) => {
      const answer = await call('previewBillPdf', pactInput('previewBillPdf'));
      const header = answer.headers.get('content-disposition') ?? 'none';
      answer.expectThat(/^inline\b/i.test(header), 'Content-Disposition: inline', { got: header });
    },
  },
  'previewBillPdf: counts as an access to the bill, not as a download': {
    states: ['a customer with bills is logged in'],
    breaks:
      'A bill that was only previewed is no longer marked as new, and may never be downloaded.',
    run: async ({ call, logInAgain }) => {
      const bill = await findBill(
        call,
        (one) => isDownloadable(one) && !!one.files.pdf && one.downloadStatus === 'notDownloaded',
      );
      if (!bill) return endForSimilarBills('a downloadable bill that was not downloaded');
      const { billId } = bill;
      const previewAnswer = await call('previewBillPdf', { path: { billId } });
      const resultAfter = await search(await logInAgain(), { keyword: [bill.billNumber] });
      const billAfter = billIn(resultAfter, billId);
      const downloadFieldsOf = ({ downloadStatus, lastDownloadedAt }: Partial<Bill>): string =>
        `downloadStatus ${downloadStatus} and lastDownloadedAt ${lastDownloadedAt ?? 'null'}`;
      const { previousAccessAt } = billAfter;
      const isNewAccess =
        typeof previousAccessAt === 'string' && previousAccessAt !== bill.previousAccessAt;
      previewAnswer.expectThat(
        downloadFieldsOf(billAfter) === downloadFieldsOf(bill),
        `${downloadFieldsOf(bill)} afterwards`,
        { got: downloadFieldsOf(billAfter) },
      );
      previewAnswer.expectThat(isNewAccess, 'a new previousAccessAt at the next login', {
        got: previousAccessAt ?? 'null',
      });
    },
  },
});

/** A file has the name and the size of the list (S2, S7), and the preview of a bill is no download (S4). */
export const fileChecks: readonly Check[] = [
  ...fixedFileChecks,
  ...Object.entries(fileFieldPaths).map(([operationId, fileFieldPath]): Check => ({
    operationId,
    name: 'sends the file with the name and size of the list',
    breaks: breaksOfWrongFile,
    states: ['a bill has everything'],
    run: async ({ call, stateValue }) => {
      const query = { keyword: [stateValue('billNumber')], page: 1, perPage: 50 };
      const listAnswer = await call('searchBills', { query });
      const [fileId] = listAnswer.values(`items.0.${fileFieldPath}.fileId`);
      const path = { billId: stateValue('billId'), fileId: String(fileId) };
      expectFile(await call(operationId, { path }), listAnswer.value(`items.0.${fileFieldPath}`));
    },
  })),
];
