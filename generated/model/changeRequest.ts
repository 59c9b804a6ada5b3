/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChangeRequestItem } from './changeRequestItem.ts';
import type { Id } from './id.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * A requested change that takes effect from changeReflectionMonth, "change application in progress" (S3, S4).
 */
export interface ChangeRequest {
  changeRequestId: Id;
  /** When the change was requested, with offset. */
  requestedAt: string;
  changeReflectionMonth: YearMonth;
  /** Whether the customer can still cancel it (S4). */
  isCancellable: boolean;
  /**
     * The changed items.
     * @minItems 1
     * @maxItems 200
     */
  items: ChangeRequestItem[];
}
