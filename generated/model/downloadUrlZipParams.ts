/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type DownloadUrlZipParams = {
/**
 * The selected files (repeated parameter). Left out for all files. At most 200, whatever batchFileLimit is, because of the length of the address, as for bills (GET /bills/zip).
 * @minItems 1
 * @maxItems 200
 */
fileId?: Id[];
};
