/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * First date of issue, yyyy-MM-dd, that day included.
 */
export type PublicationDateFromParameter = string;
