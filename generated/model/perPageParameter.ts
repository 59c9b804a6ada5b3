/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Items per page (S9).
 */
export type PerPageParameter = number;
