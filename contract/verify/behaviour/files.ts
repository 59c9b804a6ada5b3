import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import type { Fault } from '../fault.ts';
import type { CallAnswer } from './browser.ts';
import { expectThat, fieldOf, type Check } from './check.ts';

type File = {
  operationId: string;
  /** Path of the file's FileInfo in the bill. */
  at: readonly (string | number)[];
};

const bills: readonly File[] = [
  { operationId: 'downloadBillPdf', at: ['files', 'pdf'] },
  { operationId: 'previewBillPdf', at: ['files', 'pdf'] },
  { operationId: 'downloadBillCsv', at: ['files', 'csv'] },
  { operationId: 'downloadBillAttachment', at: ['attachments', 0] },
  { operationId: 'downloadReturnedFile', at: ['returnedFile'] },
];

/** Whether an answer is the file of an entry of a list (FileInfo). */
export function fileFaults(answer: CallAnswer, info: unknown): Fault[] {
  const { fileName, size } = Object(info);
  const header = answer.headers.get('content-disposition');
  const [name, length] = [fileNameFrom(header), answer.body.length];
  return [
    ...expectThat(name === fileName, answer, `the name ${fileName}`, {
      got: `${name ?? 'none'}, of Content-Disposition: ${header ?? 'none'}`,
    }),
    ...expectThat(length === size, answer, `${size} bytes`, { got: `${length} bytes` }),
  ];
}

const nameChecks = bills.map(({ operationId, at }): Check => ({
  operationId,
  name: 'sends the file with the name and size of the list',
  states: ['a bill has everything'],
  breaks: 'The downloaded file has another name or is incomplete.',
  run: async ({ call, stateValue }) => {
    const query = { keyword: [stateValue('billNumber')], page: 1, perPage: 50 };
    const list = await call('searchBills', { query });
    const file = at.reduce<unknown>(
      (value, name) => Reflect.get(Object(value), name),
      fieldOf(list, 'items', 0),
    );
    const path = {
      billId: stateValue('billId'),
      fileId: String(Reflect.get(Object(file), 'fileId')),
    };
    return fileFaults(await call(operationId, { path }), file);
  },
}));

/** A file has the name and the size of the list (S2, S7). */
export const fileChecks: readonly Check[] = [
  ...nameChecks,
  {
    operationId: 'downloadNoticeAttachment',
    name: 'sends the file with the name and size of the list',
    states: ['a notice has an attachment'],
    breaks: 'The downloaded file has another name or is incomplete.',
    run: async ({ call, stateValue }) => {
      const [noticeId, attachmentId] = [stateValue('noticeId'), stateValue('attachmentId')];
      const list = await call('listNotices');
      const files = [fieldOf(list, 'items')].flat().flatMap((notice): unknown[] => {
        const own: unknown = Reflect.get(Object(notice), 'attachments');
        return Array.isArray(own) ? own : [];
      });
      const file = files.find((one) => Reflect.get(Object(one), 'fileId') === attachmentId);
      const path = { noticeId, attachmentId };
      return fileFaults(await call('downloadNoticeAttachment', { path }), file);
    },
  },
  {
    operationId: 'downloadBillCsv',
    name: 'is UTF-8 with a byte order mark and CRLF',
    states: ['a bill can be downloaded'],
    breaks: 'A spreadsheet program shows unreadable signs instead of Japanese.',
    run: async ({ call, stateValue }) => {
      const answer = await call('downloadBillCsv', { path: { billId: stateValue('billId') } });
      const text = answer.body.toString();
      const isRight = text.startsWith('\ufeff') && !/(^|[^\r])\n|\ufffd/.test(text);
      return expectThat(isRight, answer, 'UTF-8 with a byte order mark and CRLF', {
        got: JSON.stringify(text.slice(0, 40)),
      });
    },
  },
];
