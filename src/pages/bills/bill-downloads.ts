import { getDownloadBillsZipUrl } from '../../../generated/hooks/bills/bills.ts';
import type { DownloadBillsZipParams } from '../../../generated/model/downloadBillsZipParams.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';
import { fileKey, filePath, type BillFile } from './bill-files.ts';

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
