/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChangeRequestEntry } from './changeRequestEntry.ts';
import type { Revision } from './revision.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * A request to change registered information (S4) from changeReflectionMonth on, one of the months offered (S3). Holds only items that were changed.
 */
export interface ChangeRequestSubmission {
  revision: Revision;
  changeReflectionMonth: YearMonth;
  /**
     * The changed items. None, or none that differs, gives 400-1-06-07 (S5).
     * @maxItems 200
     */
  items: ChangeRequestEntry[];
}
