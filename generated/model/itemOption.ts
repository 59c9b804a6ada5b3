/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * An option of an item with the format `select`.
 */
export interface ItemOption {
  /**
     * What is sent.
     * @maxLength 100
     */
  value: string;
  /**
     * Displayed text in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
}
