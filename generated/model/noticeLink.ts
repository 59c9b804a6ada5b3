/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Where a notice leads to.
 */
export interface NoticeLink {
  /**
     * Address, http or https only (S5); anything else is not followed.
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
  /** True if the site is another's: the portal asks before moving to it (S2), as it does before any address that is not on its own host. */
  isExternalSite: boolean;
}
