/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type DownloadUrlZipParams = {
/**
 * Files that were selected (repeated parameter). Left out for all of them. At most 200, whatever batchFileLimit is, for the length of the address, as for bills (GET /bills/zip).
 * @minItems 1
 * @maxItems 200
 */
fileId?: Id[];
};
