/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Identifies a status that the issuer defined for bills (S3 statusId).
 * @pattern ^[A-Za-z0-9_-]{1,40}$
 */
export type BillStatusId = string;
