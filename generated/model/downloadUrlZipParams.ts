/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type DownloadUrlZipParams = {
/**
 * Files that were selected (repeated parameter). Left out for all of them.
 * @minItems 1
 * @maxItems 5000
 */
fileId?: Id[];
};
