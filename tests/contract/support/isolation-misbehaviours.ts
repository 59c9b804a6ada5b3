import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Tamper } from './wrong-provider.ts';

const at =
  (end: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Tamper =>
  (path, answer) =>
    path.endsWith(end) ? withJson(answer, change) : answer;

/** Providers that mix customers, open the API to other sites, or write times without their offset. */
export const isolation: readonly Misbehaviour[] = [
  [
    'finds the bills of all customers',
    at('/bills', (body) => ({ ...body, total: 1 })),
    'searchBills: finds no',
  ],
  [
    'adds up the bills of all customers',
    at('/bills/summary', (body) => ({ ...body, total: 1 })),
    'getBillSummary: adds up',
  ],
  [
    'counts the bills of all customers',
    at('/bills/counts', (body) => ({ ...body, notDownloadedCount: 900 })),
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
  [
    'packs no index',
    { rewrite: ({ query }) => query.delete('hasIndex') },
    'downloadBillsZip: has an',
  ],
  [
    'writes local times as if they were UTC',
    (_, answer) =>
      /json/.test(answer.headers['content-type'] ?? '')
        ? { ...answer, body: Buffer.from(answer.body.toString().replaceAll('+09:00"', 'Z"')) }
        : answer,
    'downloadBillsZip: contains the',
    'sendVerificationCode: has times',
    'registerEStorageLinkage: has times',
  ],
];
