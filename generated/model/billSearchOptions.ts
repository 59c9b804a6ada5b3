/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillStatus } from './billStatus.ts';
import type { BillType } from './billType.ts';
import type { SearchTarget } from './searchTarget.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * What the search of the bill list can be narrowed by, and the limits that hold for it. The issuer sets them; none of them is a constant of the portal (S2, S9 "not shown").
 */
export interface BillSearchOptions {
  /**
     * Number of months, this one included, whose bills the list shows and lets be downloaded (S2 "last N months"; N is not shown).
     * @minimum 1
     * @maximum 120
     */
  lastMonths: number;
  /**
     * Months of issue that can be chosen, newest first (yyyy-MM). The "no setting" choice of S2 is not among them; it is the absence of publicationMonth.
     * @maxItems 120
     */
  months: YearMonth[];
  /**
     * Types of bill that this customer can receive, in the issuer's order.
     * @maxItems 100
     */
  billTypes: BillType[];
  /**
     * Statuses in the issuer's order. Empty when the issuer uses no statuses.
     * @maxItems 50
     */
  statuses: BillStatus[];
  /**
     * Items in which keywords are looked for, in the issuer's order.
     * @maxItems 50
     */
  searchTargets: SearchTarget[];
  /**
     * Number of keywords that one search takes (S5, S9, fewer than six).
     * @minimum 1
     * @maximum 5
     */
  keywordLimit: number;
  /**
     * Bills on a page when nothing was chosen (S9).
     * @minimum 1
     * @maximum 100
     */
  perPageDefault: number;
  /**
     * Numbers of bills on a page that can be chosen, ascending. Always contains perPageDefault.
     * @minItems 1
     * @maxItems 10
     * @items.minimum 1
     * @items.maximum 100
     */
  perPageOptions: number[];
  /**
     * Pages that "previous N" and "next N" move (S2; N is not shown). The number of bills that the two buttons name is this times perPage.
     * @minimum 1
     * @maximum 20
     */
  pagingStep: number;
  /**
     * Number of files that one batch download may hold (S9 ZIP file count limit, not shown). More give 400-1-05-02.
     * @minimum 1
     * @maximum 5000
     */
  batchFileLimit: number;
}
