import { getBasePath } from '../../lib/base-path.ts';
import type { IndexRow } from '../../lib/archive-index.ts';
import { currentOwnerKey } from '../session/page-customer.ts';

/*
 * The download record (受領記録) of this browser: for each customer, the names and hashes of files, never their
 * contents. Each recorded file has the values of an index row, so the record can be saved as an index (索引簿).
 * A logout removes the record, unless the customer has chosen to keep the record.
 */

/** A saved file: a single file, or a file in a saved ZIP. */
export interface RecordedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the contents in hex digits; null if the browser could not calculate the hash. */
  sha256: string | null;
  /** The time at which the file was saved: ISO 8601, UTC. */
  at: string;
  /** Name of the ZIP that contains the file. */
  archive?: string | undefined;
  /** The values of the document in an index, if they are known. */
  facts?: DocumentFacts | undefined;
}

export type DocumentFacts = Pick<
  IndexRow,
  'date' | 'price' | 'partner' | 'type' | 'number' | 'remarks'
>;

export interface DownloadRecord {
  /** Whether the record remains after a logout. */
  isKept: boolean;
  /** Newest first. */
  files: readonly RecordedFile[];
}

/** The storage is limited, so the oldest files are removed. */
export const MAX_RECORDED_FILES = 3000;

const EMPTY_RECORD: DownloadRecord = { isKept: false, files: [] };

const storageKeyPrefix = (): string => `downloadReceipt.${getBasePath().customerCode}.`;

const isDocumentFacts = (value: unknown): value is DocumentFacts =>
  typeof value === 'object' &&
  value !== null &&
  ['date', 'partner', 'type', 'number', 'remarks'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  ) &&
  'price' in value &&
  (value.price === null || typeof value.price === 'number');

const isRecordedFile = (value: unknown): value is RecordedFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'sha256' in value &&
  (value.sha256 === null || typeof value.sha256 === 'string') &&
  (!('archive' in value) || typeof value.archive === 'string') &&
  (!('facts' in value) || isDocumentFacts(value.facts));

function readRecord(key: string): DownloadRecord {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof storedValue !== 'object' || storedValue === null || !('files' in storedValue))
      return EMPTY_RECORD;
    const files = Array.isArray(storedValue.files) ? storedValue.files.filter(isRecordedFile) : [];
    return { isKept: 'isKept' in storedValue && storedValue.isKept === true, files };
  } catch {
    return EMPTY_RECORD;
  }
}

/** @returns whether the record was stored: the storage may be blocked or full */
function changeRecord(change: (record: DownloadRecord) => DownloadRecord): boolean {
  const ownerKey = currentOwnerKey();
  // Without an owner, the next customer would see the record.
  if (ownerKey === undefined) return false;
  const key = storageKeyPrefix() + ownerKey;
  try {
    localStorage.setItem(key, JSON.stringify(change(readRecord(key))));
    return true;
  } catch {
    return false;
  }
}

/** The record of the page's customer; empty if there is none or the customer is unknown. */
export function readDownloadRecord(): DownloadRecord {
  const ownerKey = currentOwnerKey();
  return ownerKey === undefined ? EMPTY_RECORD : readRecord(storageKeyPrefix() + ownerKey);
}

/** Adds files to the record of the page's customer, the first one on top. */
export const addToDownloadRecord = (...addedFiles: readonly RecordedFile[]): boolean =>
  changeRecord(({ isKept, files }) => ({
    isKept,
    files: [...addedFiles, ...files].slice(0, MAX_RECORDED_FILES),
  }));

/** Stores whether a logout keeps the record. */
export const setRecordKept = (isKept: boolean): boolean =>
  changeRecord(({ files }) => ({ isKept, files }));

/** Removes all files from the record of the page's customer. */
export const clearDownloadRecord = (): boolean =>
  changeRecord(({ isKept }) => ({ isKept, files: [] }));

/** At a logout, removes the records that the customer has not chosen to keep (S4). */
export function deleteDownloadRecords(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(storageKeyPrefix()) && !readRecord(key).isKept)
        localStorage.removeItem(key);
  } catch {
    // The storage is blocked, so there is no record.
  }
}
