/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Password } from './password.zod.ts';

export const DownloadUrlLoginInput = /*#__PURE__*/ zod.object({
  "password": Password
});

export type DownloadUrlLoginInput = zod.input<typeof DownloadUrlLoginInput>;
export type DownloadUrlLoginInputOutput = zod.output<typeof DownloadUrlLoginInput>;
