import { getDownloadBillsZipUrl } from '../../../generated/hooks/bills/bills.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';
import { documentsOf, fileKey, filePath, isSelectable, type BillFile } from './bill-files.ts';

/** The downloads of the bill list: one at a time of each bill, of the selected ones and of the whole result. */
export const billDownloads = createDownloads();

/**
 * The download of a file of a bill, at the bill.
 *
 * @param bill for the download record; undefined if it is not at hand
 */
export function fileRequest(billId: string, file: BillFile, bill?: Bill): DownloadRequest {
  const document =
    bill !== undefined && (file.kind === 'pdf' || file.kind === 'csv')
      ? documentsOf(bill)[0]
      : undefined;
  return { place: billId, key: fileKey(file), path: filePath(billId, file), document };
}

/**
 * The download of many bills in one ZIP file.
 *
 * @param conditions of the search in which the bills are
 * @param billIds the selected bills; all bills of the search if left out
 */
export function batchRequest(
  place: 'selected' | 'all',
  conditions: SearchBillsParams,
  billIds?: readonly string[],
): DownloadRequest {
  const query = billIds === undefined ? conditions : { billId: [...billIds] };
  const documents = async (signal: AbortSignal) => {
    const { fetchAllBills } = await import('../../shell/downloads/fetch-all-bills.ts');
    const { bills } = await fetchAllBills(conditions, { signal });
    const wanted = billIds && new Set(billIds);
    return bills.filter(({ billId }) => wanted?.has(billId) ?? true).flatMap(documentsOf);
  };
  return { place, key: 'zip', path: getDownloadBillsZipUrl(query), documents };
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
