import type { Bill } from '../../../generated/model/bill.ts';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';

/** A file of a bill. */
export const fileOf = (fileName: string): FileInfo => ({
  fileId: `id-of-${fileName}`,
  fileName,
  extension: fileName.split('.').at(-1) ?? '',
  size: 2048,
});

/** A bill with nothing but what each has; whatever else it has is given. */
export const billOf = (own: Partial<Bill> = {}): Bill => ({
  billId: 'bill-1',
  revision: 'rev-1',
  billTypeId: 'invoice',
  billTypeName: '請求書',
  billNumber: 'INV-1',
  title: '2026年11月分 ご請求書',
  customerName: null,
  publicationDate: '2026-11-20',
  price: null,
  statusId: null,
  statusName: null,
  selectableStatuses: [],
  mailAttachment: 'notSent',
  downloadDeadline: null,
  isDownloadDeadlinePassed: false,
  downloadStatus: 'downloaded',
  lastDownloadedAt: null,
  previousAccessAt: null,
  previousAccessIpAddress: null,
  files: { pdf: null, csv: null },
  attachments: [],
  returnedFile: null,
  canReturnFile: false,
  isPublished: true,
  ...own,
});
