import { setTimeout as wait } from 'node:timers/promises';
import type { DownloadBillsZipParams } from '../../../generated/model/downloadBillsZipParams.ts';
import { limitCalls } from '../accounts.ts';
import {
  isDownloadable,
  recordAccess,
  recordDownload,
  refuseUndownloadable,
} from '../bill-access.ts';
import {
  billById,
  billsByRowIds,
  blobOf,
  filesOf,
  ownFileOf,
  type BillRow,
  type FileRow,
} from '../bills.ts';
import { japanDate } from '../japan-time.ts';
import { csvOf, pdfOf } from '../documents/bill-files.ts';
import { contentDisposition } from '../documents/content-disposition.ts';
import { streamZip, type ZipEntry } from '../documents/zip.ts';
import { refuse } from '../errors.ts';
import {
  accountOf,
  FileAnswer,
  paramOf,
  queryOf,
  sessionOf,
  type Call,
  type Handlers,
} from '../http/call.ts';
import { billOfCall, conditionsOfCall } from './bills.ts';

const accessOf = (call: Call) => ({
  sessionId: sessionOf(call).sessionId,
  ipAddress: call.ipAddress,
});

/** @throws RefusedError 429-1-05-01 after too many downloads in ten seconds (S8) */
export const limitDownloads = (call: Call, owner: string): void => {
  limitCalls(call.world, `download ${owner}`, call.world.limits.downloadsPerTenSeconds, 10);
};

/** Calls `act` after the complete answer was sent: a stopped or broken download does not count (S4). */
export function whenSent(call: Call, act: () => void): void {
  call.reply.raw.once('finish', () => {
    // The answer is an error if the file could not be created.
    if (call.reply.statusCode !== 200) return;
    // A reset may have replaced the data meanwhile.
    try {
      act();
    } catch (error) {
      console.error(error);
    }
  });
}

function downloadableBill(call: Call): BillRow {
  const bill = billOfCall(call);
  refuseUndownloadable(call.world, bill);
  limitDownloads(call, bill.accountId);
  return bill;
}

async function downloadOwnFile(call: Call, extension: 'pdf' | 'csv'): Promise<FileAnswer> {
  const bill = downloadableBill(call);
  const file = ownFileOf(bill, extension);
  if (!file) throw refuse('404-1-00-01');
  const content = extension === 'pdf' ? await pdfOf(call.issuer, bill) : csvOf(bill);
  whenSent(call, () => recordDownload(call.world, bill, file.fileId, accessOf(call)));
  const mediaType = extension === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8';
  return new FileAnswer(content, mediaType, contentDisposition(file.fileName, bill.billNumber));
}

/** A preview is an access of the bill, but not a download (contract, previewBillPdf). */
async function previewBillPdf(call: Call): Promise<FileAnswer> {
  if (call.issuer.settings.isBillPreviewEnabled !== true) throw refuse('404-1-00-01');
  const bill = downloadableBill(call);
  const file = ownFileOf(bill, 'pdf');
  if (!file) throw refuse('404-1-00-01');
  const content = await pdfOf(call.issuer, bill);
  whenSent(call, () => recordAccess(call.world, bill, accessOf(call)));
  const disposition = contentDisposition(file.fileName, bill.billNumber, 'inline');
  return new FileAnswer(content, 'application/pdf', disposition);
}

/** A stored file as a download. */
export const keptFileAnswer = (call: Call, file: FileRow, fallback: string): FileAnswer =>
  new FileAnswer(
    blobOf(call.world.db, file.blobId),
    'application/octet-stream',
    contentDisposition(file.fileName, fallback),
  );

function downloadBillAttachment(call: Call): FileAnswer {
  const bill = downloadableBill(call);
  const file = filesOf(call.world.db, bill.billId, 'attachment').find(
    ({ fileId }) => fileId === paramOf(call, 'fileId'),
  );
  if (!file) throw refuse('404-1-00-01');
  whenSent(call, () => recordDownload(call.world, bill, file.fileId, accessOf(call)));
  return keptFileAnswer(call, file, file.fileId);
}

function downloadReturnedFile(call: Call): FileAnswer {
  const bill = billOfCall(call);
  if (bill.isPublished === 0) throw refuse('403-1-05-01');
  limitDownloads(call, bill.accountId);
  const file = filesOf(call.world.db, bill.billId, 'returned')[0];
  if (!file) throw refuse('404-1-00-01');
  return keptFileAnswer(call, file, `returned-${bill.billNumber}`);
}

function billsOfBatch(call: Call): BillRow[] {
  const { world } = call;
  const params = queryOf<DownloadBillsZipParams>(call);
  if (params.billId === undefined) {
    const found = world.search.find(conditionsOfCall(call, params), {
      sort: 'publicationDateDesc',
      // Far more than the limit, because bills that cannot be downloaded are left out later.
      limit: 10_000,
      offset: 0,
    });
    return billsByRowIds(world.db, found.rowIds);
  }
  const { accountId } = accountOf(call);
  return [...new Set(params.billId)].map((billId) => {
    const bill = billById(world.db, billId);
    if (!bill || bill.accountId !== accountId) {
      throw refuse('400-1-05-05', { target: ['billId'], fillIns: { name: 'billId' } });
    }
    return bill;
  });
}

/** The PDF and the CSV of a bill. */
const zipEntriesOf = (call: Call, bill: BillRow): (ZipEntry & { fileId: string })[] =>
  (['pdf', 'csv'] as const).flatMap((extension) => {
    const file = ownFileOf(bill, extension);
    if (!file) return [];
    const make = () => (extension === 'pdf' ? pdfOf(call.issuer, bill) : csvOf(bill));
    return [{ fileName: file.fileName, fileId: file.fileId, modifiedAt: call.now, make }];
  });

/**
 * Creates the ZIP of some bills, one at a time for each customer or link.
 *
 * @param owner the customer or the link
 * @param wanted IDs of the files; all by default
 * @throws RefusedError 400-1-05-03 without a file, 02 with too many, 01 while another ZIP is being
 *   created (S8)
 */
export async function batchOf(
  call: Call,
  bills: BillRow[],
  owner: string,
  wanted?: Set<string>,
): Promise<FileAnswer> {
  const { world, now } = call;
  const { batchFileLimit, batchMilliseconds } = world.limits;
  if (world.runningBatches.has(owner)) throw refuse('400-1-05-01');
  const downloadable = bills.filter((bill) => isDownloadable(world, bill));
  const entries = downloadable.map((bill) => ({
    bill,
    files: zipEntriesOf(call, bill).filter(({ fileId }) => wanted?.has(fileId) ?? true),
  }));
  const count = entries.reduce((sum, { files }) => sum + files.length, 0);
  if (count === 0) throw refuse('400-1-05-03');
  if (count > batchFileLimit) {
    throw refuse('400-1-05-02', { fillIns: { limit: String(batchFileLimit) } });
  }
  limitDownloads(call, owner);
  world.runningBatches.add(owner);
  whenSent(call, () => {
    for (const { bill, files } of entries) {
      for (const { fileId } of files) recordDownload(world, bill, fileId, accessOf(call));
    }
  });
  await wait(batchMilliseconds);
  const files = entries.flatMap((entry) => entry.files);
  const stream = streamZip(files, (error) => {
    world.runningBatches.delete(owner);
    if (error) console.error(error);
  });
  const day = japanDate(now).replaceAll('-', '');
  return new FileAnswer(
    stream,
    'application/zip',
    contentDisposition(`明細一括_${day}.zip`, `bills-${day}`),
  );
}

/** Files of bills (S2, S4, S7). */
export const billDownloadsHandlers: Handlers = {
  downloadBillPdf: (call) => downloadOwnFile(call, 'pdf'),
  previewBillPdf,
  downloadBillCsv: (call) => downloadOwnFile(call, 'csv'),
  downloadBillAttachment,
  downloadReturnedFile,
  downloadBillsZip: (call) => batchOf(call, billsOfBatch(call), accountOf(call).accountId),
};
