/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadUrlExpired } from './downloadUrlExpired.ts';
import type { DownloadUrlValid } from './downloadUrlValid.ts';

/**
 * What a download link is good for (S4). It can be used as often as the customer likes until it expires, so there is no consumed state. An address that never was a link gives 401-1-08-01 instead.
 */
export type DownloadUrlState = DownloadUrlValid | DownloadUrlExpired;
