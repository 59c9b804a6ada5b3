/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Minimum seconds between two codes (S4, S9, three minutes). Earlier requests give 400-1-02-06.
 * @minimum 0
 * @maximum 3600
 */
export type ResendAfterSeconds = number;
