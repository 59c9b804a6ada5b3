/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LedgerMailAttachmentSizeLimitMax = 52428800;



export const LedgerMailAttachmentSizeLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LedgerMailAttachmentSizeLimitMax));

export type LedgerMailAttachmentSizeLimit = zod.input<typeof LedgerMailAttachmentSizeLimit>;
export type LedgerMailAttachmentSizeLimitOutput = zod.output<typeof LedgerMailAttachmentSizeLimit>;
