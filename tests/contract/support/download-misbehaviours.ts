import type { MisbehaviourTable } from './misbehaviours.ts';
import {
  addsToNumber,
  afterCall,
  changesBills,
  changesCall,
  changesJson,
  changesQuery,
  checkNames,
  ignoresConditions,
  ignoresValue,
  refuses,
  replacesRefusal,
  setsBillFields,
} from './tampers.ts';

const downloadChecks = checkNames(
  'marks only this bill',
  'downloadBillPdf downloadBillCsv downloadBillsZip',
);

const requestsZipIn = (language: string) =>
  changesCall(({ path, headers }) => {
    if (path.endsWith('/zip')) headers['x-language'] = language;
  });

/** Providers that count downloads wrongly, or send files that are not available or do not exist. */
export const downloadMisbehaviours: MisbehaviourTable = {
  'ignores the condition downloadStatus in a search': [
    ignoresConditions(/\/bills$/, 'downloadStatus'),
    ...downloadChecks,
  ],
  'changes the status name of a bill at a download': [
    changesBills(({ statusName, ...item }) => {
      const isNew = item['downloadStatus'] === 'notDownloaded';
      return { ...item, statusName: isNew ? statusName : '確認中' };
    }),
    ...downloadChecks,
  ],
  'records no IP address of an access': [
    afterCall(/login$/, setsBillFields({ previousAccessIpAddress: null })),
    ...downloadChecks,
  ],
  'counts one bill too many in the summary': [
    addsToNumber('/summary', 'total', 1),
    ...downloadChecks,
    'getBillSummary: adds up no',
  ],
  'sends the attachment of a bill that can no longer be downloaded': [
    (path, answer, ...call) =>
      path.includes('/attachments/') ? replacesRefusal('40')(path, answer, ...call) : answer,
    'downloadBillAttachment: is available',
  ],
  'does not list withdrawn bills': [
    changesJson('/mypage-api/bills', ({ items, ...body }) => ({
      ...body,
      items: [items].flat().filter((item) => Object(item).isPublished !== false),
    })),
    'downloadBillAttachment: is available',
  ],
  'refuses a PDF on the day of its deadline': [
    refuses(/\/pdf$/, '404-1-08-01'),
    'downloadBillAttachment: is available',
  ],
  'answers with success for files that a bill does not have': [
    replacesRefusal('404-1-00-01'),
    'downloadBillCsv: returns',
  ],
  'ignores unknown bills in the selection for a ZIP': [
    ignoresValue('billId', 'unknown-bill'),
    'downloadBillsZip: refuses a selection',
  ],
  'writes the index of a ZIP only in English': [
    requestsZipIn('en'),
    'downloadBillsZip: writes its index in the format of the contract (ja)',
    'downloadUrlZip: writes its',
  ],
  'writes the index of a ZIP only in Japanese': [
    requestsZipIn('ja'),
    'downloadBillsZip: writes its index in the format of the contract (en)',
  ],
  'counts deadlines of other customers as near deadlines': [
    addsToNumber('/counts', 'deadlineSoonCount', 1),
    'getBillCounts: counts as',
  ],
  'omits bills without a downloadable file from the index of a search': [
    changesQuery(/\/zip$/, (query) => {
      if (!query.has('billId')) query.set('isDownloadable', 'true');
    }),
    'downloadBillsZip: packs the bills of all',
  ],
  'packs all bills that the conditions find, although single bills are chosen': [
    changesQuery(/\/zip$/, (query) => {
      if (query.has('keyword')) query.delete('billId');
    }),
    'downloadBillsZip: contains exactly',
  ],
  'ignores the search target of a keyword in a ZIP': [
    ignoresConditions(/\/zip$/, 'searchTargetId'),
    'downloadBillsZip: contains exactly',
  ],
  'records a call of the bill list as an access to each bill': [
    afterCall(
      /login$/,
      changesBills((item) => ({ ...item, previousAccessAt: new Date().toISOString() })),
    ),
    ...downloadChecks,
  ],
  'forgets at a later download that a bill was downloaded again': [
    afterCall(/csv$/, setsBillFields({ downloadStatus: 'downloaded' })),
    'downloadBillPdf: keeps the status',
  ],
};
