/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Page, from 1 (S9). One beyond the last gives an empty list and the true total.
 */
export type PageParameter = number;
