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
  /** True if the portal asks before moving to the site (S2, notice before moving to an external site). */
  isExternalSite: boolean;
}
