/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
 */
export type PageParameter = number;
