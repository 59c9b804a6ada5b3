/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Key of an item; the name of its input. Where S3 names a field, the key is that name.
 * @pattern ^[A-Za-z][A-Za-z0-9]{0,63}$
 */
export type ItemKey = string;
