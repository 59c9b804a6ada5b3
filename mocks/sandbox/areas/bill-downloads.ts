import { setTimeout as wait } from 'node:timers/promises';
import {
  indexFile,
  indexFileName,
  partnerText,
  remarkText,
  sortableFileName,
  type IndexRow,
  type Remark,
} from '../../../src/lib/archive-index.ts';
import { formatDateTimeSeconds } from '../../../src/lib/dates.ts';
import { limitCalls } from '../accounts.ts';
import {
  isDownloadable,
  recordAccess,
  recordDownload,
  refuseUndownloadableBill,
  findBillById,
  contentOfBlob,
  storedFilesOf,
  billFileOf,
  paymentDetailsOf,
  billTypeOf,
  type BillRow,
  type FileRow,
} from '../bills.ts';
import { japanDate, japanDateTime } from '../japan-time.ts';
import { makeBillFile } from '../documents/bill-files.ts';
import { streamZip, type ZipEntry, type ZipIndex } from '../documents/zip.ts';
import { refusal } from '../errors.ts';
import {
  callOriginOf,
  accountOf,
  FileAnswer,
  pathValueOf,
  type Call,
  type CallOf,
  type Handlers,
} from '../http/call.ts';
import { findBills } from '../search/search.ts';
import { billOfCall, conditionsOfCall } from './bills.ts';
import type { Schemas } from '../schemas.ts';

/** @throws RefusedError 429-1-05-01 after too many downloads in ten seconds (S8) */
export const limitDownloads = (call: Call, ownerKey: string): void => {
  limitCalls(call.sandbox, `download ${ownerKey}`, call.sandbox.limits.downloadsPerTenSeconds, 10);
};

/** Calls `record` after the complete answer was sent: an incomplete download does not count (S4). */
function onAnswerSent(call: Call, record: () => void): void {
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

function billsOfBatch(call: CallOf<'downloadBillsZip'>): BillRow[] {
  const { sandbox, query: searchParams } = call;
  if (searchParams.billId === undefined) {
    // Many more bills than a batch may have files, because bills without a file are removed later.
    const page = { sort: 'publicationDateDesc', limit: 10_000, offset: 0 } as const;
    return findBills(sandbox.db, conditionsOfCall(call, searchParams), page).bills;
  }
  const { accountId } = accountOf(call);
  return [...new Set(searchParams.billId)].map((billId) => {
    const bill = findBillById(sandbox.db, billId);
    if (!bill || bill.accountId !== accountId) {
      throw refusal('400-1-05-05', { target: ['billId'], fillIns: { name: 'billId' } });
    }
    return bill;
  });
}

/** A file of a batch, with its row of the index. */
type BatchFile = ZipEntry & { fileId: string; indexRow: IndexRow };

/** The row of a bill in the index. @param exclusionRemark for a bill without a file in the ZIP */
function indexRowOf(call: Call, bill: BillRow, exclusionRemark?: Remark): IndexRow {
  const remarks = [
    ...(exclusionRemark ? [exclusionRemark] : []),
    ...(bill.price === null ? ['noPrice' as const] : []),
  ];
  return {
    fileName: '',
    date: bill.publicationDate,
    price: bill.price,
    partner: partnerText(
      call.issuer.name,
      paymentDetailsOf(bill, call.issuer).issuerRegistrationNumber,
    ),
    type: billTypeOf(bill)[call.language],
    number: bill.billNumber,
    remarks: remarks.map((remark) => remarkText(remark, call.language)).join(' / '),
    sha256: '',
    downloadedAt: '',
  };
}

const batchFilesOf = (call: Call, bill: BillRow, style: Schemas['ArchiveFileNames']): BatchFile[] =>
  (['pdf', 'csv'] as const).flatMap((extension) => {
    const file = billFileOf(bill, extension);
    if (!file) return [];
    const createContent = () => makeBillFile(call.issuer, bill, extension);
    const indexRow = indexRowOf(call, bill);
    const fileName =
      style === 'sortable'
        ? sortableFileName(indexRow, call.issuer.name, extension, call.language)
        : file.fileName;
    return [{ fileName, fileId: file.fileId, modifiedAt: call.now, createContent, indexRow }];
  });

/** The reason why a batch does not contain a bill; undefined for a bill that can be downloaded. */
function exclusionReasonOf(call: Call, bill: BillRow): Remark | undefined {
  if (bill.isPublished === 0) return 'withdrawn';
  return isDownloadable(call.sandbox, bill) ? undefined : 'deadlinePassed';
}

/** The index (索引簿) of a batch: lists the files of the batch, then the bills without a file in the batch. */
function zipIndexOf(call: Call, files: BatchFile[], rowsWithoutFiles: IndexRow[]): ZipIndex {
  const time = japanDateTime(call.now);
  const downloadedAt = formatDateTimeSeconds(time);
  return {
    fileName: indexFileName(time, call.language),
    createContent: async (zippedFiles) => {
      const rows = zippedFiles.flatMap((file, index) => {
        const row = files[index]?.indexRow;
        return row ? [{ ...row, ...file, downloadedAt }] : [];
      });
      const indexBlob = indexFile([...rows, ...rowsWithoutFiles], call.language);
      return Buffer.from(await indexBlob.arrayBuffer());
    },
  };
}

/**
 * Creates the ZIP of some bills. A customer or a link can have only one ZIP in progress.
 *
 * @param ownerKey the account ID of the customer, or the token of the link
 * @param fileIds IDs of the files; default: all files of the bills
 * @throws RefusedError 400-1-05-03 for no file, 400-1-05-02 for too many files, 400-1-05-01 while another ZIP is being
 *   created (S8)
 */
export async function createZipAnswer(
  call: CallOf<'downloadBillsZip'> | CallOf<'downloadUrlZip'>,
  bills: BillRow[],
  ownerKey: string,
  fileIds?: Set<string>,
): Promise<FileAnswer> {
  const { sandbox, now, query } = call;
  const { hasIndex = false, fileNames = 'published' } = query;
  const { batchFileLimit, batchMilliseconds } = sandbox.limits;
  if (sandbox.runningBatches.has(ownerKey)) throw refusal('400-1-05-01');
  const batchEntries = bills.map((bill) => {
    const remark = exclusionReasonOf(call, bill);
    const billFiles = remark ? [] : batchFilesOf(call, bill, fileNames);
    const files = billFiles.filter(({ fileId }) => fileIds?.has(fileId) ?? true);
    return { bill, files, remark: remark ?? 'noFile' };
  });
  const files = batchEntries.flatMap((entry) => entry.files);
  if (files.length === 0) throw refusal('400-1-05-03');
  if (files.length > batchFileLimit) {
    throw refusal('400-1-05-02', { fillIns: { limit: String(batchFileLimit) } });
  }
  limitDownloads(call, ownerKey);
  sandbox.runningBatches.add(ownerKey);
  onAnswerSent(call, () => {
    for (const { bill, files: sentFiles } of batchEntries) {
      for (const { fileId } of sentFiles) recordDownload(sandbox, bill, fileId, callOriginOf(call));
    }
  });
  await wait(batchMilliseconds);
  const rowsWithoutFiles = batchEntries
    .filter((entry) => entry.files.length === 0)
    .map(({ bill, remark }) => indexRowOf(call, bill, remark));
  const zipStream = streamZip(
    files,
    (error) => {
      sandbox.runningBatches.delete(ownerKey);
      if (error) console.error(error);
    },
    hasIndex ? zipIndexOf(call, files, rowsWithoutFiles) : undefined,
  );
  const today = japanDate(now).replaceAll('-', '');
  return new FileAnswer(zipStream, 'application/zip', `明細一括_${today}.zip`, `bills-${today}`);
}

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
    onAnswerSent(call, () => recordDownload(call.sandbox, bill, file.fileId, callOriginOf(call)));
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

  downloadBillsZip: (call) => createZipAnswer(call, billsOfBatch(call), accountOf(call).accountId),
};
