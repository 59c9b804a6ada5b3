/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The logged-in customer (S3, S7). Requested on every route change.
 */
export interface CurrentUser {
  /**
     * Opaque key of the customer, the same at each login and different for every customer, even if two have the same name. With it, an open page notices that someone else has logged in in another tab. It reveals nothing and grants no access: it is neither the login ID nor any other number of the customer.
     * @pattern ^[A-Za-z0-9_-]{8,64}$
     */
  customerKey: string;
  /**
     * Name of the customer. Can be blank or unset (S3).
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  /**
     * Honorific after the name, such as 様 or 御中, in the language of X-Language. Null for none.
     * @maxLength 20
     * @nullable
     */
  titleOfHonor: string | null;
}
