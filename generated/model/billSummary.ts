/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Total } from './total.ts';

/**
 * What all bills that a search found add up to.
 */
export interface BillSummary {
  total: Total;
  /**
     * Sum of the price of the bills found, in whole yen. Negative where credit notes outweigh. 0 if none of them has a price.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  totalPrice: number;
  /**
     * Bills found whose price is null; they are not in the sum.
     * @minimum 0
     */
  withoutPriceCount: number;
  /**
     * Bills found that a batch download of this result would hold: with a file, not past their deadline, not withdrawn.
     * @minimum 0
     */
  downloadableCount: number;
  /**
     * Files of these bills (PDF and CSV), as batchFileLimit counts them.
     * @minimum 0
     */
  downloadableFileCount: number;
}
