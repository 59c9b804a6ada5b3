/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
export type PerPage = number;
