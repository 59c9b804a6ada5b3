/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * One-time token of an upload (S3 uploadToken).
 * @pattern ^[A-Za-z0-9_-]{16,128}$
 */
export type UploadToken = string;
