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
     * Content before, as it is shown, so an option's label and not its value. Null if it was unset.
     * @maxLength 2000
     * @nullable
     */
  preChangeContent: string | null;
  /**
     * Content asked for, as it is shown. Null if it shall be unset.
     * @maxLength 2000
     * @nullable
     */
  requestedContent: string | null;
}
