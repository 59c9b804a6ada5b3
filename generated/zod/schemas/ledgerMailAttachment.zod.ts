/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LedgerMailAttachment = /*#__PURE__*/ zod.object({
  "isLedgerMailAttached": /*#__PURE__*/ zod.boolean()
});

export type LedgerMailAttachment = zod.input<typeof LedgerMailAttachment>;
export type LedgerMailAttachmentOutput = zod.output<typeof LedgerMailAttachment>;
