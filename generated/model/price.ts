/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Amount in whole yen, tax included (S3 price). Negative for a credit note. Sent as a number without separators.
 * @minimum -999999999999
 * @maximum 999999999999
 */
export type Price = number;
