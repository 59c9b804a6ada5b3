/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedFileFormat } from './attachedFileFormat.ts';
import type { BillTypeId } from './billTypeId.ts';
import type { MailAddress } from './mailAddress.ts';

/**
 * The attachments of mails about one bill type.
 */
export interface AttachedMailSetting {
  billTypeId: BillTypeId;
  /**
     * Name of the bill type in the language of X-Language.
     * @minLength 1
     * @maxLength 60
     */
  billTypeName: string;
  /** Whether bills of this type are attached while isLedgerMailAttached is on. */
  isAttached: boolean;
  /** Whether the customer can change this line (S6). */
  isEditable: boolean;
  /**
     * Formats to attach. Empty only if isAttached is false.
     * @maxItems 2
     */
  fileFormats: AttachedFileFormat[];
  /**
     * Formats that can be chosen for this type.
     * @minItems 1
     * @maxItems 2
     */
  selectableFileFormats: AttachedFileFormat[];
  /**
     * Registered addresses that receive the mail with the files. Empty only if isAttached is false.
     * @maxItems 11
     */
  mailAddresses: MailAddress[];
}
