/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type GetDownloadSessionParams = {
/**
 * The bill that the screen is about.
 */
billId?: Id;
};
