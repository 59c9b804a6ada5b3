/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Items that match, over all pages.
 * @minimum 0
 */
export type Total = number;
