/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Notice } from './notice.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

/**
 * One page of the notices in their posting period, the latest postingPeriodFrom first.
 */
export interface NoticeList {
  /**
     * Notices of this page. Empty if there are none, and beyond the last page.
     * @maxItems 100
     */
  items: Notice[];
  total: Total;
  page: Page;
  perPage: PerPage;
}
