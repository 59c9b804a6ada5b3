import { getDownloadBillsZipUrl } from '../../../generated/hooks/bills/bills.ts';
import type { DownloadBillsZipParams } from '../../../generated/model/downloadBillsZipParams.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';
import { fileKey, filePath, isSelectable, type BillFile } from './bill-files.ts';

/** The downloads of the bill list: one at a time of each bill, of the selected ones and of the whole result. */
export const billDownloads = createDownloads();

/** The download of a file of a bill, at the bill. */
export function fileRequest(billId: string, file: BillFile): DownloadRequest {
  return { place: billId, key: fileKey(file), path: filePath(billId, file) };
}

/** The download of many bills in one ZIP file. */
export function batchRequest(
  place: 'selected' | 'all',
  query: DownloadBillsZipParams,
): DownloadRequest {
  return { place, key: 'zip', path: getDownloadBillsZipUrl(query) };
}

/** The bill after the first download of its own file or files (S4). */
export const markDownloaded = (bill: Bill): Bill =>
  bill.downloadStatus === 'notDownloaded' ? { ...bill, downloadStatus: 'downloaded' } : bill;

/** What a finished download has changed in the bills of the list; attachments do not count (S4). */
export function changeBy({ place, key, path }: DownloadRequest): (bill: Bill) => Bill {
  const chosen = new URLSearchParams(path.split('?')[1]).getAll('billId');
  const isOfBatch = (bill: Bill): boolean =>
    isSelectable(bill) && (place === 'all' || chosen.includes(bill.billId));
  return (bill) => {
    const isHit =
      key === 'zip' ? isOfBatch(bill) : place === bill.billId && /^(pdf|csv)$/.test(key);
    return isHit ? markDownloaded(bill) : bill;
  };
}
