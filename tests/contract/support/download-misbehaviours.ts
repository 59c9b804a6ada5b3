import { afterCall } from './effect-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import {
  bill,
  eachBill,
  forgets,
  inPlaceOf,
  json,
  leavesOut,
  plus,
  refuses,
} from './partial-misbehaviours.ts';
import type { Rewrite } from './wrong-provider.ts';

const effect = ['Pdf: is a download', 'Csv: is a download', 'sZip: is a download'].map(
  (name) => `downloadBill${name}`,
);

const zipIn =
  (language: string): Rewrite =>
  ({ path, headers }) => {
    if (path.endsWith('/zip')) headers['x-language'] = language;
  };

/** Providers that count downloads wrongly, or give out closed and absent files. */
export const downloads: readonly Misbehaviour[] = [
  ['searches the downloads of yesterday', forgets(/\/bills$/, 'downloadStatus'), ...effect],
  [
    'changes another column of a bill at a download',
    eachBill(({ statusName, ...item }) => {
      const isNew = item['downloadStatus'] === 'notDownloaded';
      return { ...item, statusName: isNew ? statusName : '確認中' };
    }),
    ...effect,
  ],
  [
    'records no address of an access',
    afterCall(/login$/, bill({ previousAccessIpAddress: null })),
    ...effect,
  ],
  [
    'adds up the downloads of yesterday',
    plus('/summary', 'total', 1),
    ...effect,
    'getBillSummary: adds up no',
  ],
  [
    'gives out the attachment of a closed bill',
    (path, answer, ...call) =>
      path.includes('/attachments/') ? inPlaceOf('40')(path, answer, ...call) : answer,
    'downloadBillAttachment: is open',
  ],
  [
    'lists no withdrawn bill',
    json('/mypage-api/bills', ({ items, ...body }) => ({
      ...body,
      items: [items].flat().filter((item) => Object(item).isPublished !== false),
    })),
    'downloadBillAttachment: is open',
  ],
  [
    'closes a PDF on its last day',
    refuses(/\/pdf$/, '404-1-08-01'),
    'downloadBillAttachment: is open',
  ],
  ['gives out files that a bill does not have', inPlaceOf('404-1-00-01'), 'downloadBillCsv: gives'],
  [
    'leaves unknown bills out of a ZIP',
    leavesOut('billId', 'unknown-bill'),
    'downloadBillsZip: refuses a selection',
  ],
  [
    'has an index in English only',
    { rewrite: zipIn('en') },
    'downloadBillsZip: writes its index in the format of the contract (ja)',
    'downloadUrlZip: writes its',
  ],
  [
    'has an index in Japanese only',
    { rewrite: zipIn('ja') },
    'downloadBillsZip: writes its index in the format of the contract (en)',
  ],
  [
    'counts deadlines of other customers as soon',
    plus('/counts', 'deadlineSoonCount', 1),
    'getBillCounts: counts as',
  ],
  [
    'leaves closed bills out of the index of a search',
    {
      rewrite: ({ path, query }) => {
        if (path.endsWith('/zip') && !query.has('billId')) query.set('isDownloadable', 'true');
      },
    },
    'downloadBillsZip: packs the bills of all',
  ],
  [
    'packs what the conditions find, although bills are chosen',
    {
      rewrite: ({ path, query }) => {
        if (path.endsWith('/zip') && query.has('keyword')) query.delete('billId');
      },
    },
    'downloadBillsZip: contains exactly',
  ],
  [
    'packs what a keyword finds in any item',
    forgets(/\/zip$/, 'searchTargetId'),
    'downloadBillsZip: contains exactly',
  ],
  [
    'counts a list as an access',
    afterCall(
      /login$/,
      eachBill((item) => ({ ...item, previousAccessAt: new Date().toISOString() })),
    ),
    ...effect,
  ],
  [
    'looks only at the last download of a bill',
    afterCall(/csv$/, bill({ downloadStatus: 'downloaded' })),
    'downloadBillPdf: keeps a bill',
  ],
];
