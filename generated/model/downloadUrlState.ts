/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadUrlExpired } from './downloadUrlExpired.ts';
import type { DownloadUrlValid } from './downloadUrlValid.ts';

/**
 * The state of a download link (S4). It can be used any number of times until it expires, so there is no consumed state. A token that was never issued gives 401-1-08-01 instead.
 */
export type DownloadUrlState = DownloadUrlValid | DownloadUrlExpired;
