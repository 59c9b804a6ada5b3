/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ItemKey } from './itemKey.ts';

/**
 * One item of a change request (S3).
 */
export interface ChangeRequestItem {
  itemKey: ItemKey;
  /**
     * Label in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
  /**
     * Previous content as displayed: the label of an option, not its value. Null if it was unset.
     * @maxLength 2000
     * @nullable
     */
  preChangeContent: string | null;
  /**
     * Requested content as displayed. Null if the customer wants it unset.
     * @maxLength 2000
     * @nullable
     */
  requestedContent: string | null;
}
