/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Linkage code (S3): 4 digits, a colon and 13 digits (S5).
 * @pattern ^[0-9]{4}:[0-9]{13}$
 */
export type LinkageCode = string;
