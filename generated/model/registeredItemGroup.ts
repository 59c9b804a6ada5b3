/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ItemKey } from './itemKey.ts';
import type { RegisteredItem } from './registeredItem.ts';

/**
 * Items under one heading.
 */
export interface RegisteredItemGroup {
  groupKey: ItemKey;
  /**
     * Heading in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * The items, in the issuer's order.
     * @minItems 1
     * @maxItems 100
     */
  items: RegisteredItem[];
}
