/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChangeRequestItem } from './changeRequestItem.ts';
import type { Id } from './id.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * A change that was applied for, to be reflected from changeReflectionMonth on, "change application in progress" (S3, S4).
 */
export interface ChangeRequest {
  changeRequestId: Id;
  /** When it was applied for, with offset. */
  requestedAt: string;
  changeReflectionMonth: YearMonth;
  /** Whether the customer may still cancel it (S4). */
  isCancellable: boolean;
  /**
     * What changes.
     * @minItems 1
     * @maxItems 200
     */
  items: ChangeRequestItem[];
}
