import type { MisbehaviourTable } from './misbehaviours.ts';
import {
  addsToNumber,
  changesCall,
  changesJson,
  changesQuery,
  ignoresConditions,
  setsFields,
} from './tampers.ts';

/** Providers whose sums and counts are wrong, or that count a preview as a download. */
export const numberMisbehaviours: MisbehaviourTable = {
  'sums all bills instead of the found bills': [
    changesQuery(/\/bills\/summary$/, (query) => {
      if (query.get('priceFrom') === '2') return;
      const names = [...query.keys()];
      for (const name of names) query.delete(name);
    }),
    'getBillSummary: counts the',
  ],
  'sums only the first page': [
    setsFields('/bills/summary', { total: 50 }),
    'getBillSummary: counts the',
  ],
  'counts expired files as downloadable': [
    changesJson('/bills/summary', (body) => ({ ...body, downloadableCount: body['total'] })),
    'getBillSummary: counts the',
  ],
  'sums bills for conditions that the search refuses': [
    ignoresConditions(/\/bills\/summary$/, 'priceTo'),
    'getBillSummary: refuses a',
  ],
  'counts withdrawn bills among the new ones': [
    addsToNumber('/bills/counts', 'notDownloadedCount', 1),
    'getBillCounts: counts new',
  ],
  'does not count deadlines of the last day': [
    addsToNumber('/bills/counts', 'deadlineSoonCount', -2),
    'getBillCounts: counts deadlines',
  ],
  'sends a preview as an attachment and counts it as a download': [
    changesCall((call) => {
      call.path = call.path.replace(/\/preview$/, '/pdf');
    }),
    'previewBillPdf: lets the',
    'previewBillPdf: counts as',
  ],
};
