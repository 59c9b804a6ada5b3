import { swapped } from './file-mutations.ts';
import { eachError, header, json } from './change-answer.ts';
import { renameKey } from './draft.ts';
import type { Mutation } from './mutation.ts';

const summary = ['getBillSummary'];
const counts = ['getBillCounts'];
const preview = ['previewBillPdf'];
const zip = ['downloadBillsZip'];

/** Whether an operation's parameter is this shared one. */
const isShared = (parameter: object, name: string): boolean =>
  '$ref' in parameter && String(parameter.$ref).endsWith(`/${name}`);

/** Changes to sums, counts, looks at a bill and batches: of what is told of many bills at once (S2, S4). */
export const overviewMutations: readonly Mutation[] = [
  {
    kind: 'contract',
    name: 'operation gone: counts of bills',
    operations: counts,
    change: ({ contract }) => delete contract.paths['/bills/counts'],
  },
  {
    kind: 'contract',
    name: 'field renamed, in the examples too: downloadableCount of the sum',
    operations: summary,
    also: ['typecheck'],
    change: (draft) => {
      draft.schema('BillSummary', (sums) => {
        sums.properties['batchCount'] = sums.properties['downloadableCount'] ?? {};
        delete sums.properties['downloadableCount'];
        sums.required = sums.required.map((name) =>
          name === 'downloadableCount' ? 'batchCount' : name,
        );
      });
      draft.examples('BillSummary', (object) =>
        renameKey(object, 'downloadableCount', 'batchCount'),
      );
    },
  },
  {
    kind: 'contract',
    name: 'least value changed: a sum is not negative, though credit notes outweigh',
    operations: summary,
    change: (draft) =>
      draft.property('BillSummary', 'totalPrice', (property) => (property['minimum'] = 0)),
  },
  {
    kind: 'contract',
    name: 'field gone, from the examples too: day up to which a deadline is soon',
    operations: counts,
    change: (draft) => {
      draft.schema('BillCounts', (numbers) => {
        delete numbers.properties['deadlineSoonTo'];
        numbers.required = numbers.required.filter((name) => name !== 'deadlineSoonTo');
      });
      draft.examples('BillCounts', (object) => delete object['deadlineSoonTo']);
    },
  },
  {
    kind: 'contract',
    name: 'list made a single value: download status of a search',
    operations: summary,
    change: (draft) =>
      draft.parameter('DownloadStatuses', (parameter) => {
        parameter['schema'] = { $ref: '#/components/schemas/DownloadStatus' };
        parameter['example'] = 'notDownloaded';
      }),
  },
  {
    kind: 'contract',
    name: 'date made a date with time: first day of a deadline',
    operations: summary,
    change: (draft) =>
      draft.parameter('DownloadDeadlineFrom', (parameter) => {
        parameter['schema'] = { type: 'string', format: 'date-time' };
        parameter['example'] = '2026-11-20T00:00:00+09:00';
      }),
  },
  {
    kind: 'contract',
    name: 'condition gone from the batch only: last day of a deadline',
    isShort: true,
    operations: zip,
    change: (draft) =>
      draft.operation('downloadBillsZip', ({ operation }) => {
        const before = operation.parameters ?? [];
        const left = before.filter((one) => !isShared(one, 'DownloadDeadlineTo'));
        if (left.length === before.length) throw new Error('The batch has no such condition');
        operation.parameters = left;
      }),
  },
  {
    kind: 'contract',
    name: 'error code gone: too many files for a batch',
    operations: zip,
    change: (draft) =>
      draft.operation('downloadBillsZip', ({ operation }) => {
        const codes = operation['x-error-codes'] ?? [];
        if (!codes.includes('400-1-05-02')) throw new Error('The batch has no 400-1-05-02');
        operation['x-error-codes'] = codes.filter((code) => code !== '400-1-05-02');
      }),
  },
  {
    kind: 'contract',
    name: 'content type changed: look at a bill as any bytes',
    operations: preview,
    also: ['sandbox'],
    change: (draft) =>
      draft.operation('previewBillPdf', ({ operation }) => {
        const content = operation.responses['200']?.content;
        if (!content) throw new Error('The look has no content');
        const pdf = content['application/pdf'];
        if (!pdf) throw new Error('There is no application/pdf');
        content['application/octet-stream'] = pdf;
        delete content['application/pdf'];
      }),
  },
  {
    kind: 'files',
    name: 'generated schema mended by hand: a count may be negative',
    file: 'generated/zod/schemas/billCounts.zod.ts',
    check: 'generated',
    change: (text) => swapped(text, 'CountMin = 0', 'CountMin = -1'),
  },
  {
    kind: 'answer',
    name: 'type changed: sum as a text',
    isShort: true,
    interactions: ['getBillSummary: answered'],
    change: json((body) => (body['totalPrice'] = String(body['totalPrice']))),
  },
  {
    kind: 'answer',
    name: 'field left out: files of a batch in the sum',
    interactions: ['getBillSummary: answered'],
    change: json((body) => delete body['downloadableFileCount']),
  },
  {
    kind: 'answer',
    name: 'count below nothing: new bills',
    interactions: ['getBillCounts: answered'],
    change: json((body) => (body['notDownloadedCount'] = -1)),
  },
  {
    kind: 'answer',
    name: 'date with a time: today, of the counts',
    interactions: ['getBillCounts: answered'],
    change: json((body) => (body['today'] = `${String(body['today'])}T00:00:00+09:00`)),
  },
  {
    kind: 'answer',
    name: 'content type changed: look at a bill as any bytes',
    interactions: ['previewBillPdf: answered'],
    change: header('Content-Type', 'application/octet-stream'),
  },
  {
    kind: 'answer',
    name: 'file that is no ZIP',
    interactions: ['downloadBillsZip: answered'],
    change: (answer) => ({ ...answer, body: Buffer.from('<h1>Not found</h1>') }),
  },
  {
    kind: 'answer',
    name: 'error code swapped: withdrawn given as over, at a look',
    interactions: ['previewBillPdf: refused with 403-1-05-01'],
    change: eachError((item) => (item['code'] = '404-1-08-01')),
  },
];
