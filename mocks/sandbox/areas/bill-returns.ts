import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { isUsableFileName } from '../../../src/lib/file-names.ts';
import { limitCalls } from '../accounts.ts';
import { recordAccess, billRevisionOf, isReadOnly, type BillRow } from '../bills.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal, fieldRefusal } from '../errors.ts';
import { callOriginOf, accountOf, type Call, type Handlers } from '../http/call.ts';
import { returnableExtensions } from '../limits.ts';
import { randomToken } from '../sessions.ts';
import { billOfCall } from './bills.ts';

/** A size in the notation of the contract's examples, such as 10MB. */
const formatSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)}MB` : `${Math.floor(bytes / 1024)}KB`;

function refuseUnreturnableBill(bill: BillRow): void {
  if (bill.isPublished === 0) throw refusal('403-1-05-01');
  if (bill.canReturnFile === 0 || isReadOnly(bill)) throw fieldRefusal('400-1-05-04', 'file');
}

type Upload = { uploadToken: string; revision: string; fileName: string; content: Buffer };

function uploadOf({ form }: Call): Upload {
  if (!form) throw refusal('400-1-99-01');
  const { uploadToken = '', revision = '', fileName = '' } = form.fields;
  const content = form.file;
  if (uploadToken === '') throw fieldRefusal('400-1-00-01', 'uploadToken');
  if (revision === '') throw fieldRefusal('400-1-00-01', 'revision');
  if (fileName === '') throw fieldRefusal('400-1-00-01', 'fileName');
  if (!content) throw fieldRefusal('400-1-00-01', 'file');
  return { uploadToken, revision, fileName, content };
}

/** Validates a returned file. @returns the extension of the file, in lower case */
function checkFile(call: Call, { fileName, content }: Upload): string {
  const { fileNameMaxLength, fileSizeLimit } = call.sandbox.limits;
  const extension = extname(fileName).slice(1).toLowerCase();
  if (!isUsableFileName(fileName)) throw refusal('400-1-05-09', { fillIns: { fileName } });
  if ([...fileName].length > fileNameMaxLength) {
    throw fieldRefusal('400-1-00-04', 'fileName', { max: String(fileNameMaxLength) });
  }
  if (!returnableExtensions.includes(extension)) {
    const extensions = returnableExtensions.join(', ');
    throw refusal('400-1-05-10', { fillIns: { fileName, extensions } });
  }
  if (content.length === 0) throw refusal('400-1-05-07', { fillIns: { fileName } });
  if (content.length > fileSizeLimit) {
    throw refusal('400-1-05-08', { fillIns: { fileName, limit: formatSize(fileSizeLimit) } });
  }
  return extension;
}

function consumeUploadToken(call: Call, bill: BillRow, uploadToken: string): void {
  const { db } = call.sandbox;
  const changedRowCount = db.run(
    `UPDATE uploadTokens SET consumedAt = ?
     WHERE uploadToken = ? AND billRowId = ? AND accountId = ? AND consumedAt IS NULL
       AND expiresAt >= ?`,
    call.now,
    uploadToken,
    bill.billRowId,
    accountOf(call).accountId,
    call.now,
  );
  if (changedRowCount === 0) throw fieldRefusal('400-1-05-04', 'uploadToken');
}

/** Files that customers return (S3 uploadToken, S5). */
export const billReturnsHandlers: Handlers = {
  createUploadToken(call) {
    const { sandbox, now } = call;
    const bill = billOfCall(call);
    refuseUnreturnableBill(bill);
    const { accountId } = accountOf(call);
    limitCalls(sandbox, `uploadToken ${accountId}`, sandbox.limits.requestsPerMinute, 60);
    const uploadToken = randomToken('upl_');
    const expiresAt = now + sandbox.limits.uploadTokenMinutes * 60 * 1000;
    const { billRowId } = bill;
    sandbox.db.insert('uploadTokens', {
      uploadToken,
      billRowId,
      accountId,
      createdAt: now,
      expiresAt,
    });
    return {
      uploadToken,
      expiresAt: japanDateTime(expiresAt),
      fileSizeLimit: sandbox.limits.fileSizeLimit,
      fileNameMaxLength: sandbox.limits.fileNameMaxLength,
      extensions: returnableExtensions,
    };
  },

  uploadReturnedFile(call) {
    const { db } = call.sandbox;
    const bill = billOfCall(call);
    refuseUnreturnableBill(bill);
    const upload = uploadOf(call);
    if (upload.revision !== billRevisionOf(bill)) throw refusal('409-1-00-01');
    const extension = checkFile(call, upload);
    return db.transaction(() => {
      consumeUploadToken(call, bill, upload.uploadToken);
      db.delete('files', { ownerId: bill.billId, kind: 'returned' });
      const blobId = randomUUID();
      db.insert('blobs', { blobId, content: upload.content });
      const file = { fileId: `ret-${blobId}`, fileName: upload.fileName, extension };
      db.insert('files', { ...file, ownerId: bill.billId, kind: 'returned', blobId });
      db.run('UPDATE bills SET version = version + 1 WHERE billRowId = ?', bill.billRowId);
      recordAccess(call.sandbox, bill, callOriginOf(call));
      return { ...file, size: upload.content.length };
    });
  },
};
