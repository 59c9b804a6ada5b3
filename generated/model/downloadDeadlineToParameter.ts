/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
 */
export type DownloadDeadlineToParameter = string;
