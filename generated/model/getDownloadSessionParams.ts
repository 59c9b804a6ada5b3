/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

export type GetDownloadSessionParams = {
/**
 * The bill of the screen. Left out for the link of the last login.
 */
billId?: Id;
};
