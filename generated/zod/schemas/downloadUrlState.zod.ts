/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { DownloadUrlExpired } from './downloadUrlExpired.zod.ts';
import { DownloadUrlValid } from './downloadUrlValid.zod.ts';

export const DownloadUrlState = /*#__PURE__*/ zod.discriminatedUnion('state', [DownloadUrlValid,DownloadUrlExpired]);

export type DownloadUrlState = zod.input<typeof DownloadUrlState>;
export type DownloadUrlStateOutput = zod.output<typeof DownloadUrlState>;
