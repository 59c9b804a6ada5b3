/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorItem } from './errorItem.ts';

/**
 * The errors, each with its code (S8).
 * @minItems 1
 * @maxItems 200
 */
export type ErrorItems = ErrorItem[];
