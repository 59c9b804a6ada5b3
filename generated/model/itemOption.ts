/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A choice of an item with the format `select`.
 */
export interface ItemOption {
  /**
     * What is sent.
     * @maxLength 100
     */
  value: string;
  /**
     * What is shown, in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
}
