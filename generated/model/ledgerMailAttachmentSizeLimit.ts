/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Bytes that the files of one mail may have together; beyond that only the notification is sent (not shown).
 * @minimum 1
 * @maximum 52428800
 */
export type LedgerMailAttachmentSizeLimit = number;
