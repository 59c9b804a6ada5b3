/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Amount in whole yen, including tax (S3 price). Negative for a credit note. A number without separators.
 * @minimum -999999999999
 * @maximum 999999999999
 */
export type Price = number;
