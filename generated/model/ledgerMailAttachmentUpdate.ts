/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Revision } from './revision.ts';

/**
 * Whether bills shall be attached to the notification mail (S2 userConfig).
 */
export interface LedgerMailAttachmentUpdate {
  revision: Revision;
  /** True to have them attached. */
  isLedgerMailAttached: boolean;
}
