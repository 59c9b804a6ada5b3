import type { MisbehaviourTable } from './misbehaviours.ts';
import {
  changesCall,
  ignoresConditions,
  replacesText,
  setsAnswerHeader,
  setsFields,
} from './tampers.ts';

/** Providers that mix customers, open the API to other sites, or write times without their offset. */
export const isolationMisbehaviours: MisbehaviourTable = {
  'finds the bills of all customers': [setsFields('/bills', { total: 1 }), 'searchBills: finds no'],
  'adds up the bills of all customers': [
    setsFields('/bills/summary', { total: 1 }),
    'getBillSummary: adds up',
  ],
  'counts the bills of all customers': [
    setsFields('/bills/counts', { notDownloadedCount: 900 }),
    'getBillCounts: counts as',
  ],
  'puts bills of other customers into a ZIP': [
    (path, answer) => (path.endsWith('/bills/zip') ? { ...answer, status: 200 } : answer),
    'downloadBillsZip: refuses the',
  ],
  'lets every other site read its answers': [
    (path, answer, sentHeaders, call) =>
      setsAnswerHeader('access-control-allow-origin', sentHeaders.origin ?? '')(
        path,
        answer,
        sentHeaders,
        call,
      ),
    'getCurrentUser: lets no',
  ],
  'treats the text false as true': [
    changesCall(({ query }) => {
      if (query.get('hasIndex') === 'false') query.set('hasIndex', 'true');
    }),
    'downloadBillsZip: has an',
  ],
  'packs a ZIP without the requested index': [
    ignoresConditions(/./, 'hasIndex'),
    'downloadBillsZip: has an',
  ],
  'writes local times as if they were UTC': [
    replacesText('+09:00"', 'Z"'),
    'downloadBillsZip: contains the',
    'sendVerificationCode: has times',
    'registerEStorageLinkage: has times',
  ],
};
