/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const LedgerMailAttachmentUpdate = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "isLedgerMailAttached": /*#__PURE__*/ zod.boolean()
});

export type LedgerMailAttachmentUpdate = zod.input<typeof LedgerMailAttachmentUpdate>;
export type LedgerMailAttachmentUpdateOutput = zod.output<typeof LedgerMailAttachmentUpdate>;
