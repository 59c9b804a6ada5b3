/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { StatusHistoryBill } from './statusHistoryBill.ts';
import type { StatusHistoryItem } from './statusHistoryItem.ts';
import type { Total } from './total.ts';

/**
 * One page of the status changes of a bill, newest first.
 */
export interface StatusHistoryList {
  bill: StatusHistoryBill;
  /**
     * Changes of this page. Empty if the status never changed, and beyond the last page.
     * @maxItems 100
     */
  items: StatusHistoryItem[];
  total: Total;
  page: Page;
  perPage: PerPage;
}
