import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import { expectThat, fieldOf, type Check } from './check.ts';

type File = {
  operationId: string;
  /** Where the list names it: the path of its FileInfo within the bill. */
  at: readonly (string | number)[];
};

const files: readonly File[] = [
  { operationId: 'downloadBillPdf', at: ['files', 'pdf'] },
  { operationId: 'previewBillPdf', at: ['files', 'pdf'] },
  { operationId: 'downloadBillCsv', at: ['files', 'csv'] },
  { operationId: 'downloadBillAttachment', at: ['attachments', 0] },
  { operationId: 'downloadReturnedFile', at: ['returnedFile'] },
];

/** That a file comes under the name and in the size that the list says (S2, S7). */
export const fileChecks: readonly Check[] = files.map(({ operationId, at }): Check => ({
  operationId,
  name: 'gives the file under the name and in the size that the list says',
  states: ['a bill has everything'],
  breaks: 'The customer finds a file of another name, or half of one, among the downloads.',
  run: async ({ ask, given }) => {
    const query = { keyword: [given('billNumber')], page: 1, perPage: 50 };
    const list = await ask('searchBills', { query });
    const field = (name: string) => fieldOf(list, 'items', 0, ...at, name);
    const path = { billId: given('billId'), fileId: String(field('fileId')) };
    const heard = await ask(operationId, { path });
    const header = heard.headers.get('content-disposition');
    const [name, size] = [fileNameFrom(header), heard.body.length];
    return [
      ...expectThat(name === field('fileName'), heard, `the name ${String(field('fileName'))}`, {
        got: `${name ?? 'none'}, of Content-Disposition: ${header ?? 'none'}`,
      }),
      ...expectThat(size === field('size'), heard, `${String(field('size'))} bytes`, {
        got: `${size} bytes`,
      }),
    ];
  },
}));
