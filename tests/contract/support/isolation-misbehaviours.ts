import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Tamper } from './wrong-provider.ts';

const at =
  (end: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Tamper =>
  (path, answer) =>
    path.endsWith(end) ? withJson(answer, change) : answer;

/** Providers that mix customers, open the API to other sites, or write times without their offset. */
export const isolation: readonly Misbehaviour[] = [
  {
    it: 'finds the bills of all customers',
    tamper: at('/bills', (body) => ({ ...body, total: 1 })),
    fails: ['searchBills: finds no bill of another customer'],
    says: /with the number of a bill of another customer \| no bill \| 200/,
  },
  {
    it: 'adds up the bills of all customers',
    tamper: at('/bills/summary', (body) => ({ ...body, total: 1 })),
    fails: ['getBillSummary: adds up no bill of another customer'],
    says: /a total of 0 \| 200/,
  },
  {
    it: 'counts the bills of all customers',
    tamper: at('/bills/counts', (body) => ({ ...body, notDownloadedCount: 900 })),
    fails: ['getBillCounts: counts as the list of the caller does'],
    says: /at most the \d+ bills of the caller/,
  },
  {
    it: 'puts bills of other customers into a ZIP',
    tamper: (path, answer) => (path.endsWith('/bills/zip') ? { ...answer, status: 200 } : answer),
    fails: ['downloadBillsZip: packs no bill of another customer'],
    says: /\| a refusal \| 200/,
  },
  {
    it: 'lets every other site read its answers',
    tamper: (_, answer, sent) => ({
      ...answer,
      headers: { ...answer.headers, 'access-control-allow-origin': sent.origin ?? '' },
    }),
    fails: ['getCurrentUser: lets no other site read the answer'],
    says: /no Access-Control-Allow-Origin for another site \| https:/,
  },
  {
    it: 'packs no index',
    rewrite: ({ query }) => query.delete('hasIndex'),
    fails: ['downloadBillsZip: has an index'],
    says: /no index in the ZIP/,
  },
  {
    it: 'writes local times as if they were UTC',
    tamper: (_, answer) =>
      /json/.test(answer.headers['content-type'] ?? '')
        ? { ...answer, body: Buffer.from(answer.body.toString().replaceAll('+09:00"', 'Z"')) }
        : answer,
    fails: [
      'searchBills: has the time of a download',
      'sendVerificationCode: has times that fit',
      'registerEStorageLinkage: has times that fit',
    ],
    says: /lastDownloadedAt within a minute of 20\d\d-.* \| 20\d\d-.*Z$/,
  },
];
