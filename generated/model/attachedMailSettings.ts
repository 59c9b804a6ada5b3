/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedMailSetting } from './attachedMailSetting.ts';
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';

/**
 * Which bills are attached to which mails (S2 bapMlAttachedMaster) while isLedgerMailAttached is on.
 */
export interface AttachedMailSettings {
  revision: Revision;
  /** The switch for all lines (LedgerMailAttachmentSettings). While it is off, nothing is attached, whatever the lines say; the lines can still be changed. */
  isLedgerMailAttached: boolean;
  /**
     * One line per bill type, in the issuer's order. Empty if the issuer attaches nothing to mails.
     * @maxItems 100
     */
  items: AttachedMailSetting[];
  /**
     * Registered addresses that can be chosen as receivers, the main one first.
     * @maxItems 11
     */
  selectableMailAddresses: MailAddress[];
  attachmentSizeLimit: LedgerMailAttachmentSizeLimit;
}
