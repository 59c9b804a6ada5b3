/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Maximum total size of the files in one mail, in bytes; above it, only the notification is sent (not shown).
 * @minimum 1
 * @maximum 52428800
 */
export type LedgerMailAttachmentSizeLimit = number;
