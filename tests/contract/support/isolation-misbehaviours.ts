import type { Misbehaviour } from './misbehaviours.ts';
import { fields, forgets, withText } from './partial-misbehaviours.ts';

/** Providers that mix customers, open the API to other sites, or write times without their offset. */
export const isolation: readonly Misbehaviour[] = [
  ['finds the bills of all customers', fields('/bills', { total: 1 }), 'searchBills: finds no'],
  [
    'adds up the bills of all customers',
    fields('/bills/summary', { total: 1 }),
    'getBillSummary: adds up',
  ],
  [
    'counts the bills of all customers',
    fields('/bills/counts', { notDownloadedCount: 900 }),
    'getBillCounts: counts as',
  ],
  [
    'puts bills of other customers into a ZIP',
    (path, answer) => (path.endsWith('/bills/zip') ? { ...answer, status: 200 } : answer),
    'downloadBillsZip: refuses the',
  ],
  [
    'lets every other site read its answers',
    (_, answer, sent) => ({
      ...answer,
      headers: { ...answer.headers, 'access-control-allow-origin': sent.origin ?? '' },
    }),
    'getCurrentUser: lets no',
  ],
  [
    'takes the text false for true',
    {
      rewrite: ({ query }) => {
        if (query.get('hasIndex') === 'false') query.set('hasIndex', 'true');
      },
    },
    'downloadBillsZip: has an',
  ],
  ['packs no index', forgets(/./, 'hasIndex'), 'downloadBillsZip: has an'],
  [
    'writes local times as if they were UTC',
    withText('+09:00"', 'Z"'),
    'downloadBillsZip: contains the',
    'sendVerificationCode: has times',
    'registerEStorageLinkage: has times',
  ],
];
