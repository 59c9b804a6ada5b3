import type { Bill } from '../../../generated/model/bill.ts';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { billOf } from '../../support/bills.ts';

/** A file of a bill. */
export const fileOf = (fileName: string): FileInfo => ({
  fileId: `id-of-${fileName}`,
  fileName,
  extension: fileName.split('.').at(-1) ?? '',
  size: 2048,
});

/** A bill with nothing but what each has; whatever else it has is given. */
export const bareBill = (own: Partial<Bill> = {}): Bill =>
  billOf({
    billId: 'bill-1',
    billNumber: 'INV-1',
    title: '2026年11月分 ご請求書',
    publicationDate: '2026-11-20',
    price: null,
    downloadStatus: 'downloaded',
    files: { pdf: null, csv: null },
    ...own,
  });
