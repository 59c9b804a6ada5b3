import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import { expectThat, fieldOf, type Check } from './check.ts';

type File = {
  operationId: string;
  /** Path of the file's FileInfo in the bill. */
  at: readonly (string | number)[];
};

const files: readonly File[] = [
  { operationId: 'downloadBillPdf', at: ['files', 'pdf'] },
  { operationId: 'previewBillPdf', at: ['files', 'pdf'] },
  { operationId: 'downloadBillCsv', at: ['files', 'csv'] },
  { operationId: 'downloadBillAttachment', at: ['attachments', 0] },
  { operationId: 'downloadReturnedFile', at: ['returnedFile'] },
];

const nameChecks = files.map(({ operationId, at }): Check => ({
  operationId,
  name: 'sends the file with the name and size of the list',
  states: ['a bill has everything'],
  breaks: 'The downloaded file has another name or is incomplete.',
  run: async ({ call, stateValue }) => {
    const query = { keyword: [stateValue('billNumber')], page: 1, perPage: 50 };
    const list = await call('searchBills', { query });
    const field = (name: string) => fieldOf(list, 'items', 0, ...at, name);
    const path = { billId: stateValue('billId'), fileId: String(field('fileId')) };
    const answer = await call(operationId, { path });
    const header = answer.headers.get('content-disposition');
    const [name, size] = [fileNameFrom(header), answer.body.length];
    return [
      ...expectThat(name === field('fileName'), answer, `the name ${String(field('fileName'))}`, {
        got: `${name ?? 'none'}, of Content-Disposition: ${header ?? 'none'}`,
      }),
      ...expectThat(size === field('size'), answer, `${String(field('size'))} bytes`, {
        got: `${size} bytes`,
      }),
    ];
  },
}));

/** A file has the name and the size of the list (S2, S7). */
export const fileChecks: readonly Check[] = [
  ...nameChecks,
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
