/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A month, yyyy-MM.
 * @pattern ^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type YearMonth = string;
