/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Number of matching items on all pages.
 * @minimum 0
 */
export type Total = number;
