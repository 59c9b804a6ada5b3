/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Bill } from './bill.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

/**
 * One page of the search result (S2).
 */
export interface BillList {
  /**
     * Bills of this page in the requested order. Empty if the search found nothing, and beyond the last page.
     * @maxItems 100
     */
  items: Bill[];
  total: Total;
  page: Page;
  perPage: PerPage;
}
