/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Total } from './total.ts';

/**
 * Totals of all bills that a search found.
 */
export interface BillSummary {
  total: Total;
  /**
     * Sum of the prices of the bills found, in whole yen. Negative if credit notes outweigh the rest. 0 if no bill has a price.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  totalPrice: number;
  /**
     * Number of bills found whose price is null; the sum does not include them.
     * @minimum 0
     */
  withoutPriceCount: number;
  /**
     * Number of bills found that a batch download of this result would contain: with a file, before their deadline, not withdrawn.
     * @minimum 0
     */
  downloadableCount: number;
  /**
     * Number of files of these bills (PDF and CSV), as batchFileLimit counts them.
     * @minimum 0
     */
  downloadableFileCount: number;
}
