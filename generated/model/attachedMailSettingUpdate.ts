/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedFileFormat } from './attachedFileFormat.ts';
import type { BillTypeId } from './billTypeId.ts';
import type { MailAddress } from './mailAddress.ts';

/**
 * One line as it shall be.
 */
export interface AttachedMailSettingUpdate {
  billTypeId: BillTypeId;
  /** Whether bills of this type shall be attached. */
  isAttached: boolean;
  /**
     * Forms to attach, among the selectable ones; at least one if isAttached.
     * @maxItems 2
     */
  fileFormats: AttachedFileFormat[];
  /**
     * Receivers, among the selectable ones; at least one if isAttached.
     * @maxItems 11
     */
  mailAddresses: MailAddress[];
}
