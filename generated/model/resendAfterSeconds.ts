/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Seconds from one sending of a code to the next (S4, S9, three minutes). Earlier 400-1-02-06.
 * @minimum 0
 * @maximum 3600
 */
export type ResendAfterSeconds = number;
