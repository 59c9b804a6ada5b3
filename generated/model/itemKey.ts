/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Key of an item, and the name of its input. For a field that S3 names, the key is that name.
 * @pattern ^[A-Za-z][A-Za-z0-9]{0,63}$
 */
export type ItemKey = string;
