/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedMailSetting } from './attachedMailSetting.ts';
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { MailAddress } from './mailAddress.ts';

/**
 * Which bills come attached to which mails (S2 bapMlAttachedMaster).
 */
export interface AttachedMailSettings {
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
