/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type GetDownloadSessionParams = {
/**
 * The bill that the screen is about. Left out for the link that was logged in to last.
 */
billId?: Id;
};
