import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Tamper } from './wrong-provider.ts';

const endsWith =
  (end: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Tamper =>
  (path, answer) =>
    path.endsWith(end) ? withJson(answer, change) : answer;

const plus = (value: unknown, more: number): number => Number(value) + more;

/** Providers whose sums and counts are wrong, or that count a preview as a download. */
export const numbers: readonly Misbehaviour[] = [
  [
    'sums all bills instead of those found',
    {
      rewrite: ({ path, query }) => {
        if (!path.endsWith('/bills/summary') || query.get('priceFrom') === '2') return;
        const names = [...query.keys()];
        for (const name of names) query.delete(name);
      },
    },
    'getBillSummary: counts the',
  ],
  [
    'sums only the first page',
    endsWith('/bills/summary', (body) => ({ ...body, total: 50 })),
    'getBillSummary: counts the',
  ],
  [
    'counts expired files in a batch',
    endsWith('/bills/summary', (body) => ({
      ...body,
      downloadableCount: body['total'],
    })),
    'getBillSummary: counts the',
  ],
  [
    'sums bills for conditions that the search refuses',
    {
      rewrite: ({ path, query }) => {
        if (path.endsWith('/bills/summary')) query.delete('priceTo');
      },
    },
    'getBillSummary: refuses a',
  ],
  [
    'counts withdrawn bills among the new ones',
    endsWith('/bills/counts', (body) => ({
      ...body,
      notDownloadedCount: plus(body['notDownloadedCount'], 1),
    })),
    'getBillCounts: counts new',
  ],
  [
    'does not count deadlines of the last day',
    endsWith('/bills/counts', (body) => ({
      ...body,
      deadlineSoonCount: plus(body['deadlineSoonCount'], -2),
    })),
    'getBillCounts: counts deadlines',
  ],
  [
    'ignores download status, deadline and isDownloadable in a ZIP',
    {
      rewrite: ({ path, query }) => {
        if (!path.endsWith('/bills/zip')) return;
        for (const name of [
          'downloadStatus',
          'downloadDeadlineFrom',
          'downloadDeadlineTo',
          'isDownloadable',
        ]) {
          query.delete(name);
        }
      },
    },
    'downloadBillsZip: contains exactly',
  ],
  [
    'sends a preview as an attachment and counts it as a download',
    {
      rewrite: (passage) => {
        passage.path = passage.path.replace(/\/preview$/, '/pdf');
      },
    },
    'previewBillPdf: lets the',
    'previewBillPdf: counts as',
  ],
];
