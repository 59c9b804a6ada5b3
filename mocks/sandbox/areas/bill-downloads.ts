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
  refuseUndownloadable,
  billById,
  contentOfBlob,
  storedFilesOf,
  billFileOf,
  paymentDetails,
  billTypeOf,
  type BillRow,
  type FileRow,
} from '../bills.ts';
import { japanDate, japanDateTime } from '../japan-time.ts';
import { makeBillFile } from '../documents/bill-files.ts';
import { streamZip, type ZipEntry, type ZipIndex } from '../documents/zip.ts';
import { refuse } from '../errors.ts';
import {
  callOriginOf,
  accountOf,
  FileAnswer,
  paramOf,
  type Call,
  type CallOf,
  type Handlers,
} from '../http/call.ts';
import { findBills } from '../search/search.ts';
import { billOfCall, conditionsOfCall } from './bills.ts';
import type { Schemas } from '../schemas.ts';

/** @throws RefusedError 429-1-05-01 after too many downloads in ten seconds (S8) */
export const limitDownloads = (call: Call, owner: string): void => {
  limitCalls(call.sandbox, `download ${owner}`, call.sandbox.limits.downloadsPerTenSeconds, 10);
};

/** Calls `record` after the complete answer was sent: a download that the browser stops, or that breaks off, does not count (S4). */
function afterSending(call: Call, record: () => void): void {
  call.reply.raw.once('finish', () => {
    // The answer is an error if the file could not be created.
    if (call.reply.statusCode !== 200) return;
    // A reset may have replaced the data meanwhile.
    try {
      record();
    } catch (error) {
      console.error(error);
    }
  });
}

function downloadableBill(call: Call): BillRow {
  const bill = billOfCall(call);
  refuseUndownloadable(call.sandbox, bill);
  limitDownloads(call, bill.accountId);
  return bill;
}

/**
 * The PDF or CSV of a bill.
 *
 * @param kind `inline` for a preview, which is an access of the bill, but not a download (contract, previewBillPdf)
 * @throws RefusedError 404-1-00-01 without the file
 */
export async function billFileAnswer(
  call: Call,
  bill: BillRow,
  file: Schemas['FileInfo'] | null,
  mediaType: string,
  kind: 'attachment' | 'inline' = 'attachment',
): Promise<FileAnswer> {
  if (!file) throw refuse('404-1-00-01');
  const content = await makeBillFile(call.issuer, bill, file.extension);
  afterSending(call, () => {
    if (kind === 'inline') recordAccess(call.sandbox, bill, callOriginOf(call));
    else recordDownload(call.sandbox, bill, file.fileId, callOriginOf(call));
  });
  return new FileAnswer(content, mediaType, file.fileName, bill.billNumber, kind);
}

/** A stored file as a download. */
export const storedFileAnswer = (call: Call, file: FileRow, asciiFileName: string): FileAnswer =>
  new FileAnswer(
    contentOfBlob(call.sandbox.db, file.blobId),
    'application/octet-stream',
    file.fileName,
    asciiFileName,
  );

function billsOfBatch(call: CallOf<'downloadBillsZip'>): BillRow[] {
  const { sandbox, query: searchParams } = call;
  if (searchParams.billId === undefined) {
    // Far more than the limit of a batch, because bills without a file are removed later.
    const page = { sort: 'publicationDateDesc', limit: 10_000, offset: 0 } as const;
    return findBills(sandbox.db, conditionsOfCall(call, searchParams), page).bills;
  }
  const { accountId } = accountOf(call);
  return [...new Set(searchParams.billId)].map((billId) => {
    const bill = billById(sandbox.db, billId);
    if (!bill || bill.accountId !== accountId) {
      throw refuse('400-1-05-05', { target: ['billId'], fillIns: { name: 'billId' } });
    }
    return bill;
  });
}

/** A file of a batch, with its row of the index. */
type BatchFile = ZipEntry & { fileId: string; row: IndexRow };

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
      paymentDetails(bill, call.issuer).issuerRegistrationNumber,
    ),
    type: billTypeOf(bill)[call.language],
    number: bill.billNumber,
    remarks: remarks.map((remark) => remarkText(remark, call.language)).join(' / '),
    sha256: '',
    downloadedAt: '',
  };
}

const batchFilesOf = (call: Call, bill: BillRow, names: Schemas['ArchiveFileNames']): BatchFile[] =>
  (['pdf', 'csv'] as const).flatMap((extension) => {
    const file = billFileOf(bill, extension);
    if (!file) return [];
    const createContent = () => makeBillFile(call.issuer, bill, extension);
    const row = indexRowOf(call, bill);
    const fileName =
      names === 'sortable'
        ? sortableFileName(row, call.issuer.name, extension, call.language)
        : file.fileName;
    return [{ fileName, fileId: file.fileId, modifiedAt: call.now, createContent, row }];
  });

/** The reason why a bill is not in a batch; undefined if it is in the batch. */
function exclusionReason(call: Call, bill: BillRow): Remark | undefined {
  if (bill.isPublished === 0) return 'withdrawn';
  return isDownloadable(call.sandbox, bill) ? undefined : 'deadlinePassed';
}

/** The index (索引簿) of a batch: its files, then the bills that are not in it. */
function zipIndexOf(call: Call, files: BatchFile[], rowsWithoutFiles: IndexRow[]): ZipIndex {
  const time = japanDateTime(call.now);
  const downloadedAt = formatDateTimeSeconds(time);
  return {
    fileName: indexFileName(time, call.language),
    make: async (zippedFiles) => {
      const rows = zippedFiles.flatMap((file, index) => {
        const row = files[index]?.row;
        return row ? [{ ...row, ...file, downloadedAt }] : [];
      });
      const indexBlob = indexFile([...rows, ...rowsWithoutFiles], call.language);
      return Buffer.from(await indexBlob.arrayBuffer());
    },
  };
}

/**
 * Creates the ZIP of some bills. A customer or link can have only one in progress.
 *
 * @param owner the customer or the link
 * @param fileIds IDs of the files; all by default
 * @throws RefusedError 400-1-05-03 for no file, 400-1-05-02 for too many, 400-1-05-01 while another ZIP is being
 *   created (S8)
 */
export async function zipAnswer(
  call: CallOf<'downloadBillsZip'> | CallOf<'downloadUrlZip'>,
  bills: BillRow[],
  owner: string,
  fileIds?: Set<string>,
): Promise<FileAnswer> {
  const { sandbox, now, query } = call;
  const { hasIndex = false, fileNames = 'published' } = query;
  const { batchFileLimit, batchMilliseconds } = sandbox.limits;
  if (sandbox.runningBatches.has(owner)) throw refuse('400-1-05-01');
  const entries = bills.map((bill) => {
    const remark = exclusionReason(call, bill);
    const billFiles = remark ? [] : batchFilesOf(call, bill, fileNames);
    const files = billFiles.filter(({ fileId }) => fileIds?.has(fileId) ?? true);
    return { bill, files, remark: remark ?? 'noFile' };
  });
  const files = entries.flatMap((entry) => entry.files);
  if (files.length === 0) throw refuse('400-1-05-03');
  if (files.length > batchFileLimit) {
    throw refuse('400-1-05-02', { fillIns: { limit: String(batchFileLimit) } });
  }
  limitDownloads(call, owner);
  sandbox.runningBatches.add(owner);
  afterSending(call, () => {
    for (const { bill, files: sentFiles } of entries) {
      for (const { fileId } of sentFiles) recordDownload(sandbox, bill, fileId, callOriginOf(call));
    }
  });
  await wait(batchMilliseconds);
  const rowsWithoutFiles = entries
    .filter((entry) => entry.files.length === 0)
    .map(({ bill, remark }) => indexRowOf(call, bill, remark));
  const stream = streamZip(
    files,
    (error) => {
      sandbox.runningBatches.delete(owner);
      if (error) console.error(error);
    },
    hasIndex ? zipIndexOf(call, files, rowsWithoutFiles) : undefined,
  );
  const today = japanDate(now).replaceAll('-', '');
  return new FileAnswer(stream, 'application/zip', `明細一括_${today}.zip`, `bills-${today}`);
}

/** Files of bills (S2, S4, S7). */
export const billDownloadsHandlers: Handlers = {
  downloadBillPdf(call) {
    const bill = downloadableBill(call);
    return billFileAnswer(call, bill, billFileOf(bill, 'pdf'), 'application/pdf');
  },

  previewBillPdf(call) {
    if (call.issuer.settings.isBillPreviewEnabled !== true) throw refuse('404-1-00-01');
    const bill = downloadableBill(call);
    return billFileAnswer(call, bill, billFileOf(bill, 'pdf'), 'application/pdf', 'inline');
  },

  downloadBillCsv(call) {
    const bill = downloadableBill(call);
    return billFileAnswer(call, bill, billFileOf(bill, 'csv'), 'text/csv; charset=utf-8');
  },

  downloadBillAttachment(call) {
    const bill = downloadableBill(call);
    const file = storedFilesOf(call.sandbox.db, bill.billId, 'attachment').find(
      ({ fileId }) => fileId === paramOf(call, 'fileId'),
    );
    if (!file) throw refuse('404-1-00-01');
    afterSending(call, () => recordDownload(call.sandbox, bill, file.fileId, callOriginOf(call)));
    return storedFileAnswer(call, file, file.fileId);
  },

  downloadReturnedFile(call) {
    const bill = billOfCall(call);
    if (bill.isPublished === 0) throw refuse('403-1-05-01');
    limitDownloads(call, bill.accountId);
    const file = storedFilesOf(call.sandbox.db, bill.billId, 'returned')[0];
    if (!file) throw refuse('404-1-00-01');
    return storedFileAnswer(call, file, `returned-${bill.billNumber}`);
  },

  downloadBillsZip: (call) => zipAnswer(call, billsOfBatch(call), accountOf(call).accountId),
};
