/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { Revision } from './revision.ts';

/**
 * The ledger email attachment setting (S2 userConfig): one switch above the lines of AttachedMailSettings. While it is off nothing is attached to any mail; the lines stay as they are and hold again when it is on.
 */
export interface LedgerMailAttachmentSettings {
  revision: Revision;
  /** Whether bills are attached to the notification mail, as the lines say. */
  isLedgerMailAttached: boolean;
  /** Whether the customer may change isLedgerMailAttached (S6, the issuer controls it). */
  isEditable: boolean;
  attachmentSizeLimit: LedgerMailAttachmentSizeLimit;
}
