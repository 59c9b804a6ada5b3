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
  /**
     * Why the customer sets the status, as plain text with line feeds; the note of the status history. Only for a status with reasonMaxLength (otherwise 400-1-05-04), at most that long (400-1-00-04), and left out for no reason (400-1-00-01 if isReasonRequired). Each refusal has the target reason.
     * @minLength 1
     * @maxLength 1000
     */
  reason?: string;
}
