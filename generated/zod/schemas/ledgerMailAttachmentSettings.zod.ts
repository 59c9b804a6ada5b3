/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.zod.ts';
import { Revision } from './revision.zod.ts';

export const LedgerMailAttachmentSettings = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "isLedgerMailAttached": /*#__PURE__*/ zod.boolean(),
  "isEditable": /*#__PURE__*/ zod.boolean(),
  "attachmentSizeLimit": LedgerMailAttachmentSizeLimit
});

export type LedgerMailAttachmentSettings = zod.input<typeof LedgerMailAttachmentSettings>;
export type LedgerMailAttachmentSettingsOutput = zod.output<typeof LedgerMailAttachmentSettings>;
