/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * An id that the server generates. The portal does not interpret it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;
