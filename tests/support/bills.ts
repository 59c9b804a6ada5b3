import type { Bill } from '../../generated/model/bill.ts';
import { jsonAnswer, type SentRequest } from './api.ts';

/** A bill of 1,000 yen with its PDF and CSV, which can be downloaded. */
export const billOf = ({ billId, ...overrides }: Partial<Bill> & Pick<Bill, 'billId'>): Bill => ({
  billId,
  revision: 'rev-1',
  billTypeId: 'invoice',
  billTypeName: '請求書',
  billNumber: `INV-${billId}`,
  title: `${billId} 請求書`,
  customerName: null,
  publicationDate: '2026-11-01',
  price: 1000,
  paymentDueDate: null,
  taxByRate: null,
  issuerRegistrationNumber: null,
  statusId: null,
  statusName: null,
  selectableStatuses: [],
  mailAttachment: 'notSent',
  downloadDeadline: null,
  isDownloadDeadlinePassed: false,
  downloadStatus: 'notDownloaded',
  lastDownloadedAt: null,
  previousAccessAt: null,
  previousAccessIpAddress: null,
  files: {
    pdf: { fileId: `pdf-${billId}`, fileName: 'a.pdf', extension: 'pdf', size: 1 },
    csv: { fileId: `csv-${billId}`, fileName: 'a.csv', extension: 'csv', size: 1 },
  },
  attachments: [],
  returnedFile: null,
  canReturnFile: false,
  isPublished: true,
  ...overrides,
});

/** The answer to a search by publication date, with one page of the bills. */
export function searchResponse(
  bills: readonly Pick<Bill, 'publicationDate'>[],
  { path }: SentRequest,
): Response {
  const searchParams = new URL(path, 'http://x').searchParams;
  const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))];
  const firstDay = searchParams.get('publicationDateFrom') ?? '';
  const lastDay = searchParams.get('publicationDateTo') ?? '9';
  const foundBills = bills.filter(({ publicationDate: day }) => day >= firstDay && day <= lastDay);
  const items = foundBills.slice((page - 1) * perPage, page * perPage);
  return jsonAnswer({ items, page, perPage, total: foundBills.length });
}
