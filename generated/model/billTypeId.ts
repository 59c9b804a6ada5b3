/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Identifies a bill type (S3 billTypeId).
 * @pattern ^[A-Za-z0-9_-]{1,40}$
 */
export type BillTypeId = string;
