/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ItemKey } from './itemKey.ts';

/**
 * The new value of one item.
 */
export interface ChangeRequestEntry {
  itemKey: ItemKey;
  /**
     * New value in the form that the item's format asks for, or null to unset it. Without a half-width question mark (S5), except before the @ of a mail address.
     * @maxLength 2000
     * @nullable
     * @pattern ^([^?]*|[^@ ]+@[^@ ?]+)$
     */
  value: string | null;
}
