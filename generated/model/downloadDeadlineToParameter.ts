/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
 */
export type DownloadDeadlineToParameter = string;
