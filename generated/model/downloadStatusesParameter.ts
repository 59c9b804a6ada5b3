/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadStatus } from './downloadStatus.ts';

/**
 * Download statuses (S4), any of them (repeated parameter). Left out for all.
 */
export type DownloadStatusesParameter = DownloadStatus[];
