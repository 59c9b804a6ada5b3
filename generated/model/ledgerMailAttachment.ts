/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Whether bills shall be attached to the notification mail (S2 userConfig).
 */
export interface LedgerMailAttachment {
  /** True to have them attached. */
  isLedgerMailAttached: boolean;
}
