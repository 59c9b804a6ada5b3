/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { AttachedFileFormat } from './attachedFileFormat.ts';
import type { BillTypeId } from './billTypeId.ts';
import type { MailAddress } from './mailAddress.ts';

/**
 * A changed line.
 */
export interface AttachedMailSettingUpdate {
  billTypeId: BillTypeId;
  /** Whether to attach bills of this type. */
  isAttached: boolean;
  /**
     * Formats to attach, from the selectable ones; at least one if isAttached.
     * @maxItems 2
     */
  fileFormats: AttachedFileFormat[];
  /**
     * Receivers, from the selectable ones; at least one if isAttached.
     * @maxItems 11
     */
  mailAddresses: MailAddress[];
}
