/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
 */
export type DownloadDeadlineFromParameter = string;
