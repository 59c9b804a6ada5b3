/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * What the portal shows after the logout (S3, S4, S7).
 */
export interface LogoutResult {
  /** True if the customer comes in by automatic login from elsewhere: the thank-you message is shown in place, since the login screen is not for them. False: back to the login screen. */
  isAutoLogin: boolean;
}
