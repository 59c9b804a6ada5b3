/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const GetDownloadSessionParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.optional(Id)
})

export type GetDownloadSessionParams = zod.input<typeof GetDownloadSessionParams>;
export type GetDownloadSessionParamsOutput = zod.output<typeof GetDownloadSessionParams>;
