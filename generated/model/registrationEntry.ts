/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ItemKey } from './itemKey.ts';

/**
 * The entered value of an item.
 */
export interface RegistrationEntry {
  itemKey: ItemKey;
  /**
     * Value in the form that the item's format asks for, or null if left blank. Without a half-width question mark (S5), except before the @ of a mail address.
     * @maxLength 2000
     * @nullable
     * @pattern ^([^?]*|[^@ ]+@[^@ ?]+)$
     */
  value: string | null;
}
