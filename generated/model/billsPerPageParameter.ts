/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Bills per page. If left out, perPageDefault of getBillSearchOptions (S9).
 */
export type BillsPerPageParameter = number;
