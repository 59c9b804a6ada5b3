import type { Misbehaviour } from './misbehaviours.ts';
import { fields, forgets, json, plus } from './partial-misbehaviours.ts';

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
    fields('/bills/summary', { total: 50 }),
    'getBillSummary: counts the',
  ],
  [
    'counts expired files in a batch',
    json('/bills/summary', (body) => ({
      ...body,
      downloadableCount: body['total'],
    })),
    'getBillSummary: counts the',
  ],
  [
    'sums bills for conditions that the search refuses',
    forgets(/\/bills\/summary$/, 'priceTo'),
    'getBillSummary: refuses a',
  ],
  [
    'counts withdrawn bills among the new ones',
    plus('/bills/counts', 'notDownloadedCount', 1),
    'getBillCounts: counts new',
  ],
  [
    'does not count deadlines of the last day',
    plus('/bills/counts', 'deadlineSoonCount', -2),
    'getBillCounts: counts deadlines',
  ],
  [
    'ignores download status, deadline and isDownloadable in a ZIP',
    forgets(
      /\/bills\/zip$/,
      'downloadStatus',
      'downloadDeadlineFrom',
      'downloadDeadlineTo',
      'isDownloadable',
    ),
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
