import {
  getDownloadBillAttachmentUrl,
  getDownloadBillCsvUrl,
  getDownloadBillPdfUrl,
  getDownloadReturnedFileUrl,
} from '../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import type { ArchiveDocument } from '../../shell/downloads/archive/archive-document.ts';

/** One file that can be downloaded from a bill. */
export type BillFile =
  | { kind: 'pdf' | 'csv' | 'returnedFile' }
  | { kind: 'attachment'; fileId: string };

/** The key of a file among the files of one bill. */
export function fileKeyOf(file: BillFile): string {
  return file.kind === 'attachment' ? `attachment/${file.fileId}` : file.kind;
}

/** The path of the operation that downloads a file of a bill. */
export function downloadPathOf(billId: string, file: BillFile): string {
  switch (file.kind) {
    case 'pdf':
      return getDownloadBillPdfUrl(billId);
    case 'csv':
      return getDownloadBillCsvUrl(billId);
    case 'returnedFile':
      return getDownloadReturnedFileUrl(billId);
    case 'attachment':
      return getDownloadBillAttachmentUrl(billId, file.fileId);
  }
}

/** Whether the bill's PDF, CSV and attachments are available now (S4). The returned file has no deadline. */
export function isDownloadable(bill: Bill): boolean {
  return bill.isPublished && !bill.isDownloadDeadlinePassed;
}

/** Whether the bill's PDF can be previewed now. */
export function isPreviewable(bill: Bill): boolean {
  return bill.files.pdf !== null && isDownloadable(bill);
}

/** The maximum number of files of one bill in a batch download: its PDF and its CSV. */
export const MAX_BATCH_FILES_PER_BILL = 2;

/** The number of files of this bill in a batch download. */
export function countBatchFiles(bill: Bill): number {
  if (!isDownloadable(bill)) return 0;
  return [bill.files.pdf, bill.files.csv].filter((file) => file !== null).length;
}

/** Whether a batch download of this bill contains any file. */
export function isSelectable(bill: Bill): boolean {
  return countBatchFiles(bill) > 0;
}

/** The index rows of a bill's PDF and CSV. A bill that cannot be downloaded has one row with the reason. */
export function documentsOf(bill: Bill): ArchiveDocument[] {
  const billFacts = {
    date: bill.publicationDate,
    price: bill.price,
    type: bill.billTypeName,
    billNumber: bill.billNumber,
    registrationNumber: bill.issuerRegistrationNumber,
  };
  if (!isDownloadable(bill)) {
    const reason = bill.isPublished ? 'deadlinePassed' : 'withdrawn';
    return [{ ...billFacts, fileName: '', reason }];
  }
  const fileNames = [bill.files.pdf, bill.files.csv].flatMap((file) =>
    file ? [file.fileName] : [],
  );
  return fileNames.length === 0
    ? [{ ...billFacts, fileName: '', reason: 'noFile' }]
    : fileNames.map((fileName) => ({ ...billFacts, fileName }));
}
