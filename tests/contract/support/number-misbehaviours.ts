import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Tamper } from './wrong-provider.ts';

const endsWith =
  (end: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Tamper =>
  (path, answer) =>
    path.endsWith(end) ? withJson(answer, change) : answer;

const plus = (value: unknown, more: number): number => Number(value) + more;

/** Providers whose sums and counts are wrong, or that count a preview as a download. */
export const numbers: readonly Misbehaviour[] = [
  {
    it: 'sums all bills instead of those found',
    rewrite: ({ path, query }) => {
      if (!path.endsWith('/bills/summary') || query.get('priceFrom') === '2') return;
      const names = [...query.keys()];
      for (const name of names) query.delete(name);
    },
    fails: [
      'getBillSummary: counts the bills that the search finds by each condition',
      'getBillSummary: counts the bills that the search finds by a keyword',
    ],
    says: /^GET .*\/bills\/summary\?keyword=\S+ \| total 1 \| 100$/,
  },
  {
    it: 'sums only the first page',
    tamper: endsWith('/bills/summary', (body) => ({ ...body, total: 50 })),
    fails: ['getBillSummary: counts all bills that the search finds'],
    says: /^GET .*\/bills\/summary \| total 100 \| 50$/,
  },
  {
    it: 'counts expired files in a batch',
    tamper: endsWith('/bills/summary', (body) => ({
      ...body,
      downloadableCount: body['total'],
    })),
    fails: ['getBillSummary: counts all bills that the search finds'],
    says: /^GET .*\/bills\/summary \| downloadableCount \d+ \| 100$/,
  },
  {
    it: 'sums bills for conditions that the search refuses',
    rewrite: ({ path, query }) => {
      if (path.endsWith('/bills/summary')) query.delete('priceTo');
    },
    fails: ['getBillSummary: refuses a query that the search refuses'],
    says: /priceFrom=2&priceTo=1 \| the refusal 400-1-00-08 \| 200 with /,
  },
  {
    it: 'counts withdrawn bills among the new ones',
    tamper: endsWith('/bills/counts', (body) => ({
      ...body,
      notDownloadedCount: plus(body['notDownloadedCount'], 1),
    })),
    fails: ['getBillCounts: counts new bills that can be downloaded'],
    says: /^GET .*\/bills\/counts \| notDownloadedCount (\d+) \| \d+$/,
  },
  {
    it: 'does not count deadlines of the last day',
    tamper: endsWith('/bills/counts', (body) => ({
      ...body,
      deadlineSoonCount: plus(body['deadlineSoonCount'], -2),
    })),
    fails: ['getBillCounts: counts deadlines from today to deadlineSoonTo, including both days'],
    says: /^GET .*\/bills\/counts \| deadlineSoonCount \d+ \| \d+$/,
  },
  {
    it: 'ignores download status, deadline and isDownloadable in a ZIP',
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
    fails: [
      'downloadBillsZip: contains exactly the bills that the search finds by each kind of condition',
    ],
    says: /\/bills\/zip\?keyword=.*downloadStatus=\w+.* \| the refusal 400-1-05-03 \| 200 with PK/,
  },
  {
    it: 'sends a preview as an attachment and counts it as a download',
    rewrite: (passage) => {
      passage.path = passage.path.replace(/\/preview$/, '/pdf');
    },
    fails: [
      'previewBillPdf: lets the browser display the file',
      'previewBillPdf: counts as an access to the bill, not as a download',
    ],
    says: /\/preview \| downloadStatus notDownloaded and lastDownloadedAt null afterwards \| downloadStatus downloaded and /,
  },
];
