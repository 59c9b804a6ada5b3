import { japanDate, japanDateTime } from './japan-time.ts';
import type { Database } from './database.ts';
import { billContentOf } from './documents/content.ts';
import type { Issuer } from './issuers.ts';
import {
  billFileNameOf,
  billStatuses,
  billStatusOf,
  billTypes,
  type BillTypeId,
  type StatusId,
} from './bill-kinds.ts';
import { firstListedDayOf } from './search/conditions.ts';
import { refusal } from './errors.ts';
import type { SandboxData } from './sandbox-data.ts';
import type { Schemas } from './schemas.ts';

export type BillRow = {
  billRowId: number;
  billId: string;
  accountId: string;
  billTypeId: BillTypeId;
  billNumber: string;
  title: string;
  customerName: string | null;
  orderNumber: string;
  publicationDate: string;
  price: number | null;
  statusId: StatusId;
  mailAttachment: Schemas['MailAttachmentState'];
  downloadDeadline: string | null;
  /** yyyy-MM-dd */
  paymentDueDate: string | null;
  pdfSize: number | null;
  csvSize: number | null;
  canReturnFile: number;
  isPublished: number;
  downloadStatus: Schemas['DownloadStatus'];
  lastDownloadedAt: number | null;
  accessAt: number | null;
  accessIpAddress: string | null;
  accessSessionId: string | null;
  previousAccessAt: number | null;
  previousAccessIpAddress: string | null;
  version: number;
};

/** A stored file of a bill (attachment, returned) or a notice. */
export type FileRow = {
  fileId: string;
  ownerId: string;
  kind: 'attachment' | 'returned' | 'notice';
  fileName: string;
  extension: string;
  blobId: string;
  size: number;
};

/** The session that requests a bill, with the language and the time of the call. */
export type Viewer = {
  language: Schemas['Language'];
  now: number;
  sessionId: string;
  issuer: Issuer;
};

export const billTypeOf = (bill: BillRow) =>
  billTypes.find(({ billTypeId }) => billTypeId === bill.billTypeId) ?? billTypes[0];

export const statusNameOf = (statusId: string, language: Schemas['Language']): string =>
  billStatuses.find((status) => status.statusId === statusId)?.[language] ?? statusId;

/** The bill with this ID, of any account. */
export const findBillById = (db: Database, billId: string): BillRow | undefined =>
  db.find<BillRow>('bills', { billId });

/** Stored files of a bill or a notice. */
export const storedFilesOf = (db: Database, ownerId: string, kind: FileRow['kind']): FileRow[] =>
  db.all<FileRow>(
    `SELECT files.*, length(blobs.content) AS size FROM files JOIN blobs USING (blobId)
     WHERE ownerId = ? AND kind = ? ORDER BY fileId`,
    ownerId,
    kind,
  );

export const contentOfBlob = (db: Database, blobId: string): Buffer => {
  const blob = db.find<{ content: Uint8Array }>('blobs', { blobId });
  return Buffer.from(blob?.content ?? []);
};

export const fileInfoOf = ({
  fileId,
  fileName,
  extension,
  size,
}: FileRow): Schemas['FileInfo'] => ({
  fileId,
  fileName,
  extension,
  size,
});

/** The PDF or CSV of a bill; null if the issuer does not publish it. */
export function billFileOf(bill: BillRow, extension: 'pdf' | 'csv'): Schemas['FileInfo'] | null {
  const size = extension === 'pdf' ? bill.pdfSize : bill.csvSize;
  if (size === null) return null;
  const fileName = billFileNameOf(billTypeOf(bill).ja, bill.billNumber, extension);
  return { fileId: `${bill.billId}-${extension}`, fileName, extension, size };
}

export const isDeadlinePassed = (bill: BillRow, now: number): boolean =>
  bill.downloadDeadline !== null && bill.downloadDeadline < japanDate(now);

/** Whether the customer cannot change the bill (S4 "status updates can be restricted"). */
export const isReadOnly = (bill: BillRow): boolean =>
  bill.statusId === 'approved' || bill.isPublished === 0;

const selectableStatusesOf = (bill: BillRow, language: Schemas['Language']) =>
  isReadOnly(bill)
    ? []
    : billStatuses
        .filter(({ isSettable, statusId }) => isSettable && statusId !== bill.statusId)
        .map((status) => billStatusOf(status, language));

/** The last access before the viewer's session (contract, Bill). */
function previousAccessOf(bill: BillRow, viewer: Viewer) {
  const isViewersSession = bill.accessSessionId === viewer.sessionId;
  const accessedAt = isViewersSession ? bill.previousAccessAt : bill.accessAt;
  const ipAddress = isViewersSession ? bill.previousAccessIpAddress : bill.accessIpAddress;
  return {
    previousAccessAt: accessedAt === null ? null : japanDateTime(accessedAt),
    previousAccessIpAddress: accessedAt === null ? null : ipAddress,
  };
}

/** The revision, which changes with the status and the returned file, but not with a download. */
export const billRevisionOf = ({ version }: BillRow): string => `rev-${version}`;

/** The facts of a qualified invoice besides its amount; all null if the issuer does not send these facts. */
export function paymentDetailsOf(bill: BillRow, { registrationNumber, settings }: Issuer) {
  const noDetails = { paymentDueDate: null, taxByRate: null, issuerRegistrationNumber: null };
  if (settings.hasPaymentDueDates !== true || bill.price === null) return noDetails;
  const { sums, total } = billContentOf(bill.billNumber, bill.publicationDate);
  const taxByRate = sums.map(({ rate, taxable, tax }) => ({
    ratePercent: rate,
    isReducedRate: rate === 8,
    taxableAmount: taxable,
    taxAmount: tax,
  }));
  return {
    paymentDueDate: bill.paymentDueDate,
    // If a provider state has set the price, the sums by rate do not match the price.
    taxByRate: bill.price === total ? taxByRate : null,
    issuerRegistrationNumber: registrationNumber,
  };
}

/** Converts a bill to the type of the contract. */
export function billOf(db: Database, bill: BillRow, viewer: Viewer): Schemas['Bill'] {
  const { language, now } = viewer;
  const returnedFile = storedFilesOf(db, bill.billId, 'returned')[0];
  return {
    billId: bill.billId,
    revision: billRevisionOf(bill),
    billTypeId: bill.billTypeId,
    billTypeName: billTypeOf(bill)[language],
    billNumber: bill.billNumber,
    title: bill.title,
    customerName: bill.customerName,
    publicationDate: bill.publicationDate,
    price: bill.price,
    ...paymentDetailsOf(bill, viewer.issuer),
    statusId: bill.statusId,
    statusName: statusNameOf(bill.statusId, language),
    selectableStatuses: selectableStatusesOf(bill, language),
    mailAttachment: bill.mailAttachment,
    downloadDeadline: bill.downloadDeadline,
    isDownloadDeadlinePassed: isDeadlinePassed(bill, now),
    downloadStatus: bill.downloadStatus,
    lastDownloadedAt: bill.lastDownloadedAt === null ? null : japanDateTime(bill.lastDownloadedAt),
    ...previousAccessOf(bill, viewer),
    files: { pdf: billFileOf(bill, 'pdf'), csv: billFileOf(bill, 'csv') },
    attachments: storedFilesOf(db, bill.billId, 'attachment').map(fileInfoOf),
    returnedFile: returnedFile ? fileInfoOf(returnedFile) : null,
    canReturnFile: bill.canReturnFile === 1 && !isReadOnly(bill),
    isPublished: bill.isPublished === 1,
  };
}

/** The session ID and the IP address of a call that reads or downloads a bill. */
export type CallOrigin = { sessionId: string; ipAddress: string };

/**
 * Records an access of a bill. The list shows the last access of an earlier session as "previous
 * access" (S2, contract).
 */
export function recordAccess(sandbox: SandboxData, bill: BillRow, origin: CallOrigin): void {
  const now = sandbox.clock.now();
  const isSameSession = bill.accessSessionId === origin.sessionId;
  const changes = {
    previousAccessAt: isSameSession ? bill.previousAccessAt : bill.accessAt,
    previousAccessIpAddress: isSameSession ? bill.previousAccessIpAddress : bill.accessIpAddress,
    accessAt: now,
    accessIpAddress: origin.ipAddress,
    accessSessionId: origin.sessionId,
  };
  sandbox.db.update('bills', { billRowId: bill.billRowId }, changes);
}

/** Records a download. The second download of a file gives the bill the status `redownloaded` (S4). */
export function recordDownload(
  sandbox: SandboxData,
  bill: BillRow,
  fileId: string,
  origin: CallOrigin,
): void {
  const now = sandbox.clock.now();
  const { db } = sandbox;
  recordAccess(sandbox, bill, origin);
  const { billRowId } = bill;
  const earlierDownload = db.find('billDownloads', { billRowId, fileId });
  const isRepeated = earlierDownload !== undefined || bill.downloadStatus === 'redownloaded';
  db.insert('billDownloads', { billRowId, fileId, downloadedAt: now, ipAddress: origin.ipAddress });
  const downloadStatus = isRepeated ? 'redownloaded' : 'downloaded';
  db.update('bills', { billRowId }, { downloadStatus, lastDownloadedAt: now });
}

/**
 * @throws RefusedError 403-1-05-01 for a withdrawn bill, 404-1-08-01 after the download deadline or if the
 *   bill is older than the listed months (S4, S8)
 */
export function refuseUndownloadableBill(sandbox: SandboxData, bill: BillRow): void {
  if (bill.isPublished === 0) throw refusal('403-1-05-01');
  if (!isDownloadable(sandbox, bill)) throw refusal('404-1-08-01');
}

export function isDownloadable(sandbox: SandboxData, bill: BillRow): boolean {
  const now = sandbox.clock.now();
  const isListed = bill.publicationDate >= firstListedDayOf(now, sandbox.limits.lastMonths);
  return bill.isPublished === 1 && isListed && !isDeadlinePassed(bill, now);
}
