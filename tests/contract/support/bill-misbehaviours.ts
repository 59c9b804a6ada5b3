import { downloadMisbehaviours } from './download-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { setsBillFields, setsFields, replacesRefusal, type Item } from './partial-misbehaviours.ts';
import type { Rewrite, Tamper } from './wrong-provider.ts';

const isBillList = (path: string): boolean => path.endsWith('/mypage-api/bills');

const changesSearch =
  (change: (query: URLSearchParams) => void): Rewrite =>
  ({ path, query }) => {
    if (isBillList(path)) change(query);
  };

const changesTarget =
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

const consistencyCheck = 'searchBills: has bills whose';

/** Providers whose bills, options and files contradict each other. */
export const billMisbehaviours: readonly Misbehaviour[] = [
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
  ).map((inconsistentFields): Misbehaviour => [
    `returns bills with the inconsistent fields ${JSON.stringify(inconsistentFields)}`,
    setsBillFields(inconsistentFields),
    consistencyCheck,
  ]),
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
  ).map((inconsistentFields): Misbehaviour => [
    `offers the invalid search options ${JSON.stringify(inconsistentFields)}`,
    setsFields('/search-options', inconsistentFields),
    'getBillSearchOptions: offers',
  ]),
  [
    'ends each month on its 30th day',
    {
      rewrite: changesSearch((query) => {
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
    'ignores the filter isDownloadable on the second page',
    {
      rewrite: changesSearch((query) =>
        query.get('page') === '2' ? query.delete('isDownloadable') : undefined,
      ),
    },
    'searchBills: filters',
  ],
  [
    'ignores the requested order if there is a keyword',
    {
      rewrite: changesSearch((query) => (query.has('keyword') ? query.delete('sort') : undefined)),
    },
    'searchBills: filters',
  ],
  [
    'ignores the status if there is also a price',
    {
      rewrite: changesSearch((query) =>
        query.has('priceFrom') ? query.delete('statusId') : query.delete('unknown'),
      ),
    },
    'searchBills: combines',
  ],
  [
    'uses only the first two bill types of a search',
    {
      rewrite: changesSearch((query) => {
        const [, , ...otherTypeIds] = query.getAll('billTypeId');
        for (const billTypeId of otherTypeIds) query.delete('billTypeId', billTypeId);
      }),
    },
    'searchBills: combines',
  ],
  [
    'finds katakana with voiced sounds by a keyword without them',
    {
      rewrite: changesSearch((query) => {
        const keyword = query.get('keyword') ?? '';
        if (/^[ァ-ヴー]+$/.test(keyword) && keyword.normalize('NFD') === keyword)
          query.delete('keyword');
      }),
    },
    'searchBills: finds katakana',
  ],
  [
    'uses only the first four keywords of a search',
    {
      rewrite: changesSearch((query) => {
        const [, , , , fifthKeyword = ''] = query.getAll('keyword');
        if (fifthKeyword !== '') query.delete('keyword', fifthKeyword);
      }),
    },
    'searchBills: finds only',
  ],
  [
    'searches two keywords only in the bill number',
    {
      rewrite: changesSearch((query) =>
        query.getAll('keyword').length === 2
          ? query.set('searchTargetId', 'billNumber')
          : undefined,
      ),
    },
    'searchBills: finds only',
  ],
  [
    'searches a keyword without a search target only in the bill number',
    {
      rewrite: changesSearch((query) =>
        query.has('searchTargetId') ? undefined : query.set('searchTargetId', 'billNumber'),
      ),
    },
    'searchBills: searches a keyword only',
  ],
  [
    'has the oldest bills first by default',
    {
      rewrite: changesSearch((query) =>
        query.has('sort') ? undefined : query.set('sort', 'publicationDateAsc'),
      ),
    },
    'searchBills: sorts by',
  ],
  [
    'accepts unknown values of search conditions',
    replacesRefusal('400-1-05-05'),
    '*: refuses each unknown',
  ],
  ['names no field in a refusal', changesTarget(() => []), '*: refuses each unknown'],
  [
    'names another field than the wrong one in a refusal',
    changesTarget(() => ['keyword']),
    '*: refuses each unknown',
  ],
  [
    'sends the first attachment of a bill for every attachment',
    {
      rewrite: (call) => {
        call.path = call.path.replace(/-att-\d$/, '-att-1');
      },
    },
    'downloadBillAttachment: sends each',
  ],
  ...downloadMisbehaviours,
];
