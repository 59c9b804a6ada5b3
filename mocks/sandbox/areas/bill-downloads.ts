import { limitCalls } from '../accounts.ts';
import {
  recordAccess,
  recordDownload,
  refuseUndownloadableBill,
  contentOfBlob,
  storedFilesOf,
  billFileOf,
  type BillRow,
  type FileRow,
} from '../bills.ts';
import { makeBillFile } from '../documents/bill-files.ts';
import { refusal } from '../errors.ts';
import { callOriginOf, FileAnswer, pathValueOf, type Call, type Handlers } from '../http/call.ts';
import { billOfCall } from './bills.ts';
import type { Schemas } from '../schemas.ts';

/** @throws RefusedError 429-1-05-01 after too many downloads in ten seconds (S8) */
export const limitDownloads = (call: Call, ownerKey: string): void => {
  limitCalls(call.sandbox, `download ${ownerKey}`, call.sandbox.limits.downloadsPerTenSeconds, 10);
};

/** Calls `record` after the complete answer was sent: an incomplete download does not count (S4). */
export function onAnswerSent(call: Call, record: () => void): void {
  call.reply.raw.once('finish', () => {
    // The answer is an error if the file could not be created.
    if (call.reply.statusCode !== 200) return;
    // A reset may have replaced the data since the call.
    try {
      record();
    } catch (error) {
      console.error(error);
    }
  });
}

function requireDownloadableBill(call: Call): BillRow {
  const bill = billOfCall(call);
  refuseUndownloadableBill(call.sandbox, bill);
  limitDownloads(call, bill.accountId);
  return bill;
}

/**
 * Creates the answer with the PDF or CSV of a bill.
 *
 * @param dispositionType `inline` for a preview, which is an access, but not a download (contract, previewBillPdf)
 * @throws RefusedError 404-1-00-01 if the bill has no such file
 */
export async function createBillFileAnswer(
  call: Call,
  bill: BillRow,
  file: Schemas['FileInfo'] | null,
  mediaType: string,
  dispositionType: 'attachment' | 'inline' = 'attachment',
): Promise<FileAnswer> {
  if (!file) throw refusal('404-1-00-01');
  const content = await makeBillFile(call.issuer, bill, file.extension);
  onAnswerSent(call, () => {
    if (dispositionType === 'inline') recordAccess(call.sandbox, bill, callOriginOf(call));
    else recordDownload(call.sandbox, bill, file.fileId, callOriginOf(call));
  });
  return new FileAnswer(content, mediaType, file.fileName, bill.billNumber, dispositionType);
}

/** Creates the answer with a stored file, as a download. */
export const createStoredFileAnswer = (call: Call, file: FileRow, asciiName: string): FileAnswer =>
  new FileAnswer(
    contentOfBlob(call.sandbox.db, file.blobId),
    'application/octet-stream',
    file.fileName,
    asciiName,
  );

/** Files of bills (S2, S4, S7). */
export const billDownloadsHandlers: Handlers = {
  downloadBillPdf(call) {
    const bill = requireDownloadableBill(call);
    return createBillFileAnswer(call, bill, billFileOf(bill, 'pdf'), 'application/pdf');
  },

  previewBillPdf(call) {
    if (call.issuer.settings.isBillPreviewEnabled !== true) throw refusal('404-1-00-01');
    const bill = requireDownloadableBill(call);
    return createBillFileAnswer(call, bill, billFileOf(bill, 'pdf'), 'application/pdf', 'inline');
  },

  downloadBillCsv(call) {
    const bill = requireDownloadableBill(call);
    return createBillFileAnswer(call, bill, billFileOf(bill, 'csv'), 'text/csv; charset=utf-8');
  },

  downloadBillAttachment(call) {
    const bill = requireDownloadableBill(call);
    const file = storedFilesOf(call.sandbox.db, bill.billId, 'attachment').find(
      ({ fileId }) => fileId === pathValueOf(call, 'fileId'),
    );
    if (!file) throw refusal('404-1-00-01');
    // The bill counts as downloaded only after a download of its PDF or CSV (S4).
    onAnswerSent(call, () => recordAccess(call.sandbox, bill, callOriginOf(call)));
    return createStoredFileAnswer(call, file, file.fileId);
  },

  downloadReturnedFile(call) {
    const bill = billOfCall(call);
    if (bill.isPublished === 0) throw refusal('403-1-05-01');
    limitDownloads(call, bill.accountId);
    const file = storedFilesOf(call.sandbox.db, bill.billId, 'returned')[0];
    if (!file) throw refusal('404-1-00-01');
    return createStoredFileAnswer(call, file, `returned-${bill.billNumber}`);
  },
};
