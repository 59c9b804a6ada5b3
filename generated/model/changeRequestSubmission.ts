/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChangeRequestEntry } from './changeRequestEntry.ts';
import type { Revision } from './revision.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * A request to change registered information (S4) from changeReflectionMonth, one of the offered months (S3). Contains only changed items.
 */
export interface ChangeRequestSubmission {
  revision: Revision;
  changeReflectionMonth: YearMonth;
  /**
     * The changed items. An empty list, or one without a difference, gives 400-1-06-07 (S5).
     * @maxItems 200
     */
  items: ChangeRequestEntry[];
}
