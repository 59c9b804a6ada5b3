/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Revision } from './revision.ts';

/**
 * Whether to attach bills to the notification mail (S2 userConfig).
 */
export interface LedgerMailAttachmentUpdate {
  revision: Revision;
  /** True to attach them. */
  isLedgerMailAttached: boolean;
}
