/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
 */
export type KeywordsParameter = string[];
