import { downloads } from './download-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { bill, fields, inPlaceOf, type Item } from './partial-misbehaviours.ts';
import type { Rewrite, Tamper } from './wrong-provider.ts';

const isList = (path: string): boolean => path.endsWith('/mypage-api/bills');

const inSearch =
  (change: (query: URLSearchParams) => void): Rewrite =>
  ({ path, query }) => {
    if (isList(path)) change(query);
  };

const target =
  (change: (names: string[]) => string[]): Tamper =>
  (_, answer) => {
    if (answer.status !== 400) return answer;
    const body = answer.body
      .toString()
      .replace(
        /"target":(\[[^\]]*\])/g,
        (_all, names: string) => `"target":${JSON.stringify(change(JSON.parse(names)))}`,
      );
    return { ...answer, body: Buffer.from(body) };
  };

const fits = 'searchBills: has bills whose';

/** Providers whose bills, options and files contradict each other. */
export const bills: readonly Misbehaviour[] = [
  ...(
    [
      { isDownloadDeadlinePassed: true },
      { lastDownloadedAt: '2999-01-01T00:00:00+09:00' },
      { downloadStatus: 'downloaded', lastDownloadedAt: null },
      { previousAccessIpAddress: '192.0.2.1', previousAccessAt: null },
      { statusName: null },
      {
        selectableStatuses: [{ statusId: 'secret', reasonMaxLength: null, isReasonRequired: null }],
      },
      {
        selectableStatuses: [{ statusId: 'returned', reasonMaxLength: 9, isReasonRequired: null }],
      },
      { taxByRate: [{ ratePercent: 8, taxableAmount: 1, taxAmount: 1 }] },
      { attachments: [{ fileId: 'a', fileName: 'a.pdf', extension: 'PDF', size: 1 }] },
      { attachments: [1, 2].map(() => ({ fileId: 'a', fileName: 'a.pdf', extension: 'pdf' })) },
    ] as Item[]
  ).map((more): Misbehaviour => [`has bills with ${JSON.stringify(more)}`, bill(more), fits]),
  ...(
    [
      { billTypes: [] },
      { statuses: [] },
      { months: [] },
      { months: ['2999-01'] },
      { perPageOptions: [100, 50] },
      { perPageDefault: 7 },
      { lastMonths: 1 },
    ] as Item[]
  ).map((more): Misbehaviour => [
    `has search options with ${JSON.stringify(more)}`,
    fields('/search-options', more),
    'getBillSearchOptions: offers',
  ]),
  [
    'ends each month on its 30th day',
    {
      rewrite: inSearch((query) => {
        const month = query.get('publicationMonth');
        if (month === null) return;
        query.set('publicationDateFrom', `${month}-01`);
        query.set('publicationDateTo', `${month}-${month.endsWith('02') ? 28 : 30}`);
        query.delete('publicationMonth');
      }),
    },
    'searchBills: finds in each',
  ],
  [
    'forgets the filter on the second page',
    {
      rewrite: inSearch((query) =>
        query.get('page') === '2' ? query.delete('isDownloadable') : undefined,
      ),
    },
    'searchBills: filters',
  ],
  [
    'sorts what a keyword finds by itself',
    {
      rewrite: inSearch((query) => (query.has('keyword') ? query.delete('sort') : undefined)),
    },
    'searchBills: filters',
  ],
  [
    'forgets the status where there is a price',
    {
      rewrite: inSearch((query) =>
        query.has('priceFrom') ? query.delete('statusId') : query.delete('unknown'),
      ),
    },
    'searchBills: combines',
  ],
  [
    'reads two types of bill',
    {
      rewrite: inSearch((query) => {
        const [, , ...rest] = query.getAll('billTypeId');
        for (const one of rest) query.delete('billTypeId', one);
      }),
    },
    'searchBills: combines',
  ],
  [
    'finds a voiced sound by the unvoiced one',
    {
      rewrite: inSearch((query) => {
        const one = query.get('keyword') ?? '';
        if (/^[ァ-ヴー]+$/.test(one) && one.normalize('NFD') === one) query.delete('keyword');
      }),
    },
    'searchBills: finds katakana',
  ],
  [
    'reads four keywords',
    {
      rewrite: inSearch((query) => {
        const [, , , , last = ''] = query.getAll('keyword');
        if (last !== '') query.delete('keyword', last);
      }),
    },
    'searchBills: finds only',
  ],
  [
    'looks for two keywords in the same item',
    {
      rewrite: inSearch((query) =>
        query.getAll('keyword').length === 2
          ? query.set('searchTargetId', 'billNumber')
          : undefined,
      ),
    },
    'searchBills: finds only',
  ],
  [
    'looks for keywords without an item in numbers only',
    {
      rewrite: inSearch((query) =>
        query.has('searchTargetId') ? undefined : query.set('searchTargetId', 'billNumber'),
      ),
    },
    'searchBills: searches a keyword only',
  ],
  [
    'has the oldest bills first by default',
    {
      rewrite: inSearch((query) =>
        query.has('sort') ? undefined : query.set('sort', 'publicationDateAsc'),
      ),
    },
    'searchBills: sorts by',
  ],
  ['searches for unknown values', inPlaceOf('400-1-05-05'), '*: refuses each unknown'],
  ['names no field in a refusal', target(() => []), '*: refuses each unknown'],
  ['names another field', target(() => ['keyword']), '*: refuses each unknown'],
  [
    'sends the first attachment for each',
    {
      rewrite: (call) => {
        call.path = call.path.replace(/-att-\d$/, '-att-1');
      },
    },
    'downloadBillAttachment: sends each',
  ],
  ...downloads,
];
