/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * An id of the server's own; the portal never reads anything out of it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;
