/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Identifies a search-target item (S2).
 * @pattern ^[A-Za-z0-9_-]{1,40}$
 */
export type SearchTargetId = string;
