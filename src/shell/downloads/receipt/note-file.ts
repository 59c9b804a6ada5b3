import { customerMark } from '../../session/page-customer.ts';
import { addToReceipt } from './receipt.ts';

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
  /** Mark of the customer whose file it is; undefined if nobody is known. */
  owner: string | undefined;
}

/** Puts a file that was just saved on the receipt of its customer. */
export async function noteFile(file: Blob, name: string, { at, owner }: Saved): Promise<void> {
  const sha256 = await sha256Of(file);
  // Meanwhile somebody else may have logged in.
  if (customerMark() !== owner) return;
  addToReceipt({ name, size: file.size, sha256, at: at.toISOString() });
}
