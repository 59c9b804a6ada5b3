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
import {
  isDownloadable,
  recordDownload,
  findBillById,
  billFileOf,
  paymentDetailsOf,
  billTypeOf,
  type BillRow,
} from '../bills.ts';
import { japanDate, japanDateTime } from '../japan-time.ts';
import { makeBillFile } from '../documents/bill-files.ts';
import { streamZip, type ZipEntry, type ZipIndex } from '../documents/zip.ts';
import { refusal } from '../errors.ts';
import { callOriginOf, accountOf, FileAnswer } from '../http/call.ts';
import type { Call, CallOf, Handlers } from '../http/call.ts';
import { findBills } from '../search/search.ts';
import { limitDownloads, onAnswerSent } from './bill-downloads.ts';
import { conditionsOfCall } from './bills.ts';
import type { Schemas } from '../schemas.ts';

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

/** Several bills in one ZIP (S2, S4, S7). */
export const batchDownloadsHandlers: Handlers = {
  downloadBillsZip: (call) => createZipAnswer(call, billsOfBatch(call), accountOf(call).accountId),
};
