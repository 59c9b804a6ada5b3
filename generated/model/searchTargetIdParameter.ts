/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { SearchTargetId } from './searchTargetId.ts';

export type SearchTargetIdParameter = SearchTargetId;
