/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Who is logged in (S3, S7). Asked again on every route change.
 */
export interface CurrentUser {
  /**
     * Opaque mark of the customer: the same at each login, and no other customer's, since two may have the same name. By it a page that is open sees that somebody else has logged in in another tab. It tells nothing and opens nothing: neither the login ID nor a number that the customer has elsewhere.
     * @pattern ^[A-Za-z0-9_-]{8,64}$
     */
  customerKey: string;
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
