/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
 */
export type DownloadDeadlineFromParameter = string;
