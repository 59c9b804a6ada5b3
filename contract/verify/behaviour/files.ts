import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import type { CallAnswer } from './answer.ts';
import { type Check } from './check.ts';

/** Operations that return a file, and the path of its FileInfo in the bill. */
const filePaths: Readonly<Record<string, string>> = {
  downloadBillPdf: 'files.pdf',
  previewBillPdf: 'files.pdf',
  downloadBillCsv: 'files.csv',
  downloadBillAttachment: 'attachments.0',
  downloadReturnedFile: 'returnedFile',
};

/** Expects that an answer is the file of an entry of a list (FileInfo). */
export function expectFile(answer: CallAnswer, info: unknown): void {
  const { fileName, size } = Object(info);
  const header = answer.headers.get('content-disposition');
  const [name, length] = [fileNameFrom(header), answer.body.length];
  answer.expectThat(name === fileName, `the name ${fileName}`, {
    got: `${name ?? 'none'}, of Content-Disposition: ${header ?? 'none'}`,
  });
  answer.expectThat(length === size, `${size} bytes`, { got: `${length} bytes` });
}

const commonFields = {
  name: 'sends the file with the name and size of the list',
  breaks: 'The downloaded file has another name or is incomplete.',
} as const;

/** A file has the name and the size of the list (S2, S7). */
export const fileChecks: readonly Check[] = [
  ...Object.entries(filePaths).map(([operationId, filePath]): Check => ({
    ...commonFields,
    operationId,
    states: ['a bill has everything'],
    run: async ({ call, stateValue }) => {
      const query = { keyword: [stateValue('billNumber')], page: 1, perPage: 50 };
      const list = await call('searchBills', { query });
      const [fileId] = list.values(`items.0.${filePath}.fileId`);
      const path = { billId: stateValue('billId'), fileId: String(fileId) };
      expectFile(await call(operationId, { path }), list.value(`items.0.${filePath}`));
    },
  })),
  {
    ...commonFields,
    operationId: 'downloadNoticeAttachment',
    states: ['a notice has an attachment'],
    run: async ({ call, stateValue, pactInput }) => {
      const list = await call('listNotices');
      const fileIds = list.values('items.*.attachments.*.fileId');
      const at = fileIds.indexOf(stateValue('attachmentId'));
      const answer = await call('downloadNoticeAttachment', pactInput('downloadNoticeAttachment'));
      expectFile(answer, list.values('items.*.attachments.*')[at]);
    },
  },
  {
    operationId: 'downloadBillCsv',
    name: 'is UTF-8 with a byte order mark and CRLF',
    states: ['a bill can be downloaded'],
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
];
