/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { SearchTargetId } from './searchTargetId.ts';

/**
 * An item of a bill that keywords can be searched in (S2 search-target items list).
 */
export interface SearchTarget {
  searchTargetId: SearchTargetId;
  /**
     * Name of the item in the language of X-Language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
