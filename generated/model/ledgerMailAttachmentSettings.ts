/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { Revision } from './revision.ts';

/**
 * The ledger email attachment setting (S2 userConfig): one switch for all lines of AttachedMailSettings. While it is off, nothing is attached to any mail; the lines stay unchanged and apply again when it is on.
 */
export interface LedgerMailAttachmentSettings {
  revision: Revision;
  /** Whether bills are attached to the notification mail, as configured in the lines. */
  isLedgerMailAttached: boolean;
  /** Whether the customer can change isLedgerMailAttached (S6, the issuer decides). */
  isEditable: boolean;
  attachmentSizeLimit: LedgerMailAttachmentSizeLimit;
}
