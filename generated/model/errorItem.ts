/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorMapping } from './errorMapping.ts';

export interface ErrorItem {
  /**
     * Status-1-area-number; the texts are looked up by it (S8).
     * @pattern ^[0-9]{3}-1-[0-9]{2}-[0-9]{2}$
     */
  code: string;
  /**
     * The fields it is about, by their names in the request (S3). Empty for the request as a whole.
     *
     * - A field of an object in the request follows its name and a dot, an entry of a list its place, counted
     *   from 0 as the list was sent: `subMailAddressList.1.subMailAddress` is the second sub address,
     *   `items.0.mailAddresses` the receivers of the first line sent.
     * - What an issuer's form asks for is sent as a list of {itemKey, value}; there the itemKey alone names
     *   the field: `phoneNumber`, not `items.3.value`.
     * @maxItems 200
     * @items.maxLength 200
     * @items.pattern ^[A-Za-z][A-Za-z0-9]*(\.(0|[1-9][0-9]{0,3}|[A-Za-z][A-Za-z0-9]*))*$
     */
  target: string[];
  /**
     * Fill-ins of the text.
     * @maxItems 20
     */
  mapping: ErrorMapping[];
}
