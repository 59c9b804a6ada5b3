/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillStatusId } from './billStatusId.ts';
import type { Revision } from './revision.ts';

/**
 * The status that the customer sets (S3 statusId).
 */
export interface BillStatusUpdate {
  revision: Revision;
  statusId: BillStatusId;
}
