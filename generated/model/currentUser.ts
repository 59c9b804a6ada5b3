/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Who is logged in (S3, S7). Asked again on every route change.
 */
export interface CurrentUser {
  /**
     * Name of the customer. May be blank or unset (S3).
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  /**
     * Honorific put after the name, such as 様 or 御中, in the language of X-Language. Null for none.
     * @maxLength 20
     * @nullable
     */
  titleOfHonor: string | null;
}
