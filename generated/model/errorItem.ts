/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorMapping } from './errorMapping.ts';

export interface ErrorItem {
  /**
     * Status-1-area-number. The portal looks up the text by this code (S8).
     * @pattern ^[0-9]{3}-1-[0-9]{2}-[0-9]{2}$
     */
  code: string;
  /**
     * The affected fields, by their names in the request (S3). Empty if the error concerns the whole request.
     *
     * - A nested field is written with its parents and dots, an entry of a list with its index, counted
     *   from 0 in the order of the request: `subMailAddressList.1.subMailAddress` is the second sub address,
     *   `items.0.mailAddresses` the receivers of the first line in the request.
     * - Items of an issuer's form are sent as a list of {itemKey, value}. Their target is the itemKey
     *   alone: `phoneNumber`, not `items.3.value`.
     * @maxItems 200
     * @items.maxLength 200
     * @items.pattern ^[A-Za-z][A-Za-z0-9]*(\.(0|[1-9][0-9]{0,3}|[A-Za-z][A-Za-z0-9]*))*$
     */
  target: string[];
  /**
     * Values for the placeholders of the text.
     * @maxItems 20
     */
  mapping: ErrorMapping[];
}
