/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillStatus } from './billStatus.ts';
import type { BillType } from './billType.ts';
import type { SearchTarget } from './searchTarget.ts';
import type { YearMonth } from './yearMonth.ts';

/**
 * The search conditions of the bill list and their limits. The issuer sets them; the portal hard-codes none of them (S2, S9 "not shown").
 */
export interface BillSearchOptions {
  /**
     * Number of months, including the current one, whose bills the customer can list and download (S2 "last N months"; N is not shown).
     * @minimum 1
     * @maximum 120
     */
  lastMonths: number;
  /**
     * Months of issue to choose from, newest first (yyyy-MM). The "no setting" choice of S2 is not listed; it means that publicationMonth is left out.
     * @maxItems 120
     */
  months: YearMonth[];
  /**
     * Bill types that this customer can receive, in the issuer's order.
     * @maxItems 100
     */
  billTypes: BillType[];
  /**
     * Statuses in the issuer's order. Empty if the issuer uses no statuses.
     * @maxItems 50
     */
  statuses: BillStatus[];
  /**
     * Items that keywords can be searched in, in the issuer's order.
     * @maxItems 50
     */
  searchTargets: SearchTarget[];
  /**
     * Maximum number of keywords per search (S5, S9, fewer than six).
     * @minimum 1
     * @maximum 5
     */
  keywordLimit: number;
  /**
     * Default number of bills per page (S9).
     * @minimum 1
     * @maximum 100
     */
  perPageDefault: number;
  /**
     * Numbers of bills per page to choose from, ascending. Always contains perPageDefault.
     * @minItems 1
     * @maxItems 10
     * @items.minimum 1
     * @items.maximum 100
     */
  perPageOptions: number[];
  /**
     * Number of pages that "previous N" and "next N" move (S2; N is not shown). The two buttons show this number times perPage.
     * @minimum 1
     * @maximum 20
     */
  pagingStep: number;
  /**
     * Maximum number of files per batch download (S9 ZIP file count limit, not shown). More give 400-1-05-02.
     * @minimum 1
     * @maximum 5000
     */
  batchFileLimit: number;
}
