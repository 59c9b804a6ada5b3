/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The link of a notice.
 */
export interface NoticeLink {
  /**
     * Address, http or https only (S5); the portal does not open any other address.
     * @maxLength 2000
     * @pattern ^https?://.
     */
  url: string;
  /**
     * Text of the link in the language of X-Language.
     * @minLength 1
     * @maxLength 100
     */
  text: string;
  /** True if the site belongs to someone else: the portal asks the customer before it leaves (S2), as it does before any address that is not on its own host. */
  isExternalSite: boolean;
}
