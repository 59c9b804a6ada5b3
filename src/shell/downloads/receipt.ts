import { getBasePath } from '../../lib/base-path.ts';
import { customerMark } from '../session/page-customer.ts';

/** SHA-256 in hex digits; null where the page may not calculate it, or the file is too large for the memory. */
async function sha256Of(file: Blob): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return null;
  }
}

interface Saved {
  at: Date;
  /** Mark of the file's customer; undefined if unknown. */
  owner: string | undefined;
}

/** Puts a file that was just saved on the receipt of its customer. */
export async function noteFile(file: Blob, name: string, { at, owner }: Saved): Promise<void> {
  const sha256 = await sha256Of(file);
  // Another customer may have logged in meanwhile.
  if (customerMark() !== owner) return;
  addToReceipt({ name, size: file.size, sha256, at: at.toISOString() });
}

/*
 * What this browser has downloaded for a customer: names and marks of files, never their contents. Each customer
 * has a receipt of his own. A logout forgets it, unless the customer wants it kept.
 */

/** A file that was saved. */
export interface ReceiptFile {
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of its contents in hex digits; null where the browser could not calculate it. */
  sha256: string | null;
  /** When it was saved: ISO 8601, UTC. */
  at: string;
}

export interface Receipt {
  /** A logout leaves it. */
  isKept: boolean;
  /** The last one first. */
  files: readonly ReceiptFile[];
}

/** Storage is shared by all pages of the origin: older files leave the receipt. */
export const RECEIPT_LIMIT = 1000;

const EMPTY: Receipt = { isKept: false, files: [] };

const prefix = (): string => `downloadReceipt.${getBasePath().customerCode}.`;

const isFile = (value: unknown): value is ReceiptFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'sha256' in value &&
  (value.sha256 === null || typeof value.sha256 === 'string');

function readFrom(key: string): Receipt {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('files' in kept)) return EMPTY;
    const files = Array.isArray(kept.files) ? kept.files.filter(isFile) : [];
    return { isKept: 'isKept' in kept && kept.isKept === true, files };
  } catch {
    return EMPTY;
  }
}

/** @returns whether it is written: storage may be closed to the page, or full */
function write(change: (before: Receipt) => Receipt): boolean {
  const mark = customerMark();
  // Without an owner, the next customer would see it.
  if (mark === undefined) return false;
  const key = prefix() + mark;
  try {
    localStorage.setItem(key, JSON.stringify(change(readFrom(key))));
    return true;
  } catch {
    return false;
  }
}

/** The receipt of the page's customer; empty if there is none or the customer is unknown. */
export function readReceipt(): Receipt {
  const mark = customerMark();
  return mark === undefined ? EMPTY : readFrom(prefix() + mark);
}

/** Puts a file on the receipt of the page's customer. */
export const addToReceipt = (file: ReceiptFile): boolean =>
  write(({ isKept, files }) => ({ isKept, files: [file, ...files].slice(0, RECEIPT_LIMIT) }));

/** Whether a logout leaves the receipt. */
export const keepReceipt = (isKept: boolean): boolean => write(({ files }) => ({ isKept, files }));

/** Takes all files off the receipt of the page's customer. */
export const emptyReceipt = (): boolean => write(({ isKept }) => ({ isKept, files: [] }));

/** Removes the receipts of this portal that are not marked as kept, at a logout (S4). */
export function forgetReceipts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix()) && !readFrom(key).isKept) localStorage.removeItem(key);
  } catch {
    // Closed to the page: there is nothing in it.
  }
}
