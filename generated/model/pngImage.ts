/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A PNG image in base64 without a `data:` prefix (S3). At most 512 KiB before encoding.
 * @maxLength 699052
 * @pattern ^[A-Za-z0-9+/]+={0,2}$
 */
export type PngImage = string;
