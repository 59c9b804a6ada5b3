/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Keywords, all of them (repeated parameter), fewer than six (S5, S9). The comparison ignores case and full or half width.
 */
export type KeywordsParameter = string[];
