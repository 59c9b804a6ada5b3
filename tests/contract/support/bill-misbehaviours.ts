import { downloadMisbehaviours } from './download-misbehaviours.ts';
import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  changesCall,
  changesSearch,
  replacesRefusal,
  replacesText,
  setsBillFields,
  setsFields,
  type Item,
} from './tampers.ts';

const targetPattern = /"target":\[[^\]]*\]/g;

/** Providers whose searches, refusals and attachments are wrong. */
const searchMisbehaviours: MisbehaviourTable = {
  'ends each month on its 30th day': [
    changesSearch((query) => {
      const month = query.get('publicationMonth');
      if (month === null) return;
      query.set('publicationDateFrom', `${month}-01`);
      query.set('publicationDateTo', `${month}-${month.endsWith('02') ? 28 : 30}`);
      query.delete('publicationMonth');
    }),
    'searchBills: finds in each',
  ],
  'ignores the filter isDownloadable on the second page': [
    changesSearch((query) => {
      if (query.get('page') === '2') query.delete('isDownloadable');
    }),
    'searchBills: filters',
  ],
  'ignores the requested order if there is a keyword': [
    changesSearch((query) => {
      if (query.has('keyword')) query.delete('sort');
    }),
    'searchBills: filters',
  ],
  'ignores the status if there is also a price': [
    changesSearch((query) => {
      if (query.has('priceFrom')) query.delete('statusId');
    }),
    'searchBills: combines',
  ],
  'uses only the first two bill types of a search': [
    changesSearch((query) => {
      const [, , ...otherTypeIds] = query.getAll('billTypeId');
      for (const billTypeId of otherTypeIds) query.delete('billTypeId', billTypeId);
    }),
    'searchBills: combines',
  ],
  'finds katakana with voiced sounds by a keyword without them': [
    changesSearch((query) => {
      const keyword = query.get('keyword') ?? '';
      if (/^[ァ-ヴー]+$/.test(keyword) && keyword.normalize('NFD') === keyword)
        query.delete('keyword');
    }),
    'searchBills: finds katakana',
  ],
  'uses only the first four keywords of a search': [
    changesSearch((query) => query.delete('keyword', query.getAll('keyword')[4] ?? '')),
    'searchBills: finds only',
  ],
  'searches two keywords only in the bill number': [
    changesSearch((query) => {
      if (query.getAll('keyword').length === 2) query.set('searchTargetId', 'billNumber');
    }),
    'searchBills: finds only',
  ],
  'searches a keyword without a search target only in the bill number': [
    changesSearch((query) =>
      query.set('searchTargetId', query.get('searchTargetId') ?? 'billNumber'),
    ),
    'searchBills: searches a keyword only',
  ],
  'has the oldest bills first by default': [
    changesSearch((query) => query.set('sort', query.get('sort') ?? 'publicationDateAsc')),
    'searchBills: sorts by',
  ],
  'accepts unknown values of search conditions': [
    replacesRefusal('400-1-05-05'),
    '*: refuses each unknown',
  ],
  'names no field in a refusal': [
    replacesText(targetPattern, '"target":[]'),
    '*: refuses each unknown',
  ],
  'names a correct field in the refusal of another field': [
    replacesText(targetPattern, '"target":["keyword"]'),
    '*: refuses each unknown',
  ],
  'sends the first attachment of a bill for every attachment': [
    changesCall((call) => {
      call.path = call.path.replace(/-att-\d$/, '-att-1');
    }),
    'downloadBillAttachment: sends each',
  ],
};

/** Providers whose bills, options and files contradict each other. */
export const billMisbehaviours: readonly Misbehaviour[] = [
  ...Object.entries(searchMisbehaviours),
  ...Object.entries(downloadMisbehaviours),
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
    [setsBillFields(inconsistentFields), 'searchBills: has bills whose'],
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
    [setsFields('/search-options', inconsistentFields), 'getBillSearchOptions: offers'],
  ]),
];
