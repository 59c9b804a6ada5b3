/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedMailSetting } from './attachedMailSetting.ts';
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';

/**
 * Which bills come attached to which mails (S2 bapMlAttachedMaster), while isLedgerMailAttached is on.
 */
export interface AttachedMailSettings {
  revision: Revision;
  /** The switch above all lines (LedgerMailAttachmentSettings). While it is off nothing is attached, whatever the lines say; they can be changed all the same. */
  isLedgerMailAttached: boolean;
  /**
     * One line a bill type, in the issuer's order. Empty if the issuer attaches nothing to mails.
     * @maxItems 100
     */
  items: AttachedMailSetting[];
  /**
     * Registered addresses, the main one first, that can be chosen as receivers.
     * @maxItems 11
     */
  selectableMailAddresses: MailAddress[];
  attachmentSizeLimit: LedgerMailAttachmentSizeLimit;
}
