/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * What the portal shows after the logout (S3, S4, S7).
 */
export interface LogoutResult {
  /** True if the customer logs in by automatic login from another site: the portal shows the thank-you message, because this customer does not use the login screen. False: the portal shows the login screen. */
  isAutoLogin: boolean;
}
