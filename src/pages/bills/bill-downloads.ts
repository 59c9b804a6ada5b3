import { getDownloadBillsZipUrl } from '../../../generated/hooks/bills/bills.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';
import {
  documentsOf,
  fileKeyOf,
  downloadPathOf,
  isSelectable,
  type BillFile,
} from './bill-files.ts';

/**
 * The downloads of the bill list. At most one download runs at a time for each bill, for the selected bills, and
 * for the whole result.
 */
export const billDownloads = createDownloads();

/**
 * The download of one file of a bill. The state of the download appears at the bill.
 *
 * @param bill for the download record; undefined if the caller does not have it
 */
export function createFileRequest(billId: string, file: BillFile, bill?: Bill): DownloadRequest {
  const document =
    bill !== undefined && (file.kind === 'pdf' || file.kind === 'csv')
      ? documentsOf(bill)[0]
      : undefined;
  return { position: billId, key: fileKeyOf(file), path: downloadPathOf(billId, file), document };
}

/**
 * The download of many bills in one ZIP file.
 *
 * @param conditions conditions of the search that found the bills
 * @param billIds the selected bills; if undefined, all bills of the search
 */
export function createBatchRequest(
  position: 'selected' | 'all',
  conditions: SearchBillsParams,
  billIds?: readonly string[],
): DownloadRequest {
  const query = billIds === undefined ? conditions : { billId: [...billIds] };
  const fetchDocuments = async (signal: AbortSignal) => {
    const { fetchBatchBills } = await import('../../shell/downloads/fetch-all-bills.ts');
    const { bills } = await fetchBatchBills(conditions, billIds, { signal });
    return bills.flatMap(documentsOf);
  };
  return { position, key: 'zip', path: getDownloadBillsZipUrl(query), fetchDocuments };
}

/** The bill after a download of its PDF or CSV (S4). */
export const markDownloaded = (bill: Bill): Bill =>
  bill.downloadStatus === 'notDownloaded' ? { ...bill, downloadStatus: 'downloaded' } : bill;

/**
 * Returns a function that marks a bill of the list as downloaded if the finished download contains the bill's PDF
 * or CSV. Attachments do not count (S4).
 */
export function changeAfterDownload({
  position,
  key,
  path,
}: DownloadRequest): (bill: Bill) => Bill {
  const selectedIds = new URLSearchParams(path.split('?')[1]).getAll('billId');
  const isInBatch = (bill: Bill): boolean =>
    isSelectable(bill) && (position === 'all' || selectedIds.includes(bill.billId));
  return (bill) => {
    const isDownloaded =
      key === 'zip' ? isInBatch(bill) : position === bill.billId && /^(pdf|csv)$/.test(key);
    return isDownloaded ? markDownloaded(bill) : bill;
  };
}
