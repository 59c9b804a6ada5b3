/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
 */
export type KeywordsParameter = string[];
