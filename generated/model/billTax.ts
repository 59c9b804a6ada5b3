/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Taxable amount and consumption tax of one rate, as on a qualified invoice. Negative for a credit note.
 */
export interface BillTax {
  /**
     * Tax rate in percent, such as 10 or 8; 0 for amounts without tax.
     * @minimum 0
     * @maximum 100
     */
  ratePercent: number;
  /** Whether it is the reduced rate (軽減税率). */
  isReducedRate: boolean;
  /**
     * Sum of the amounts of this rate in whole yen, without tax.
     * @minimum -999999999999
     * @maximum 999999999999
     */
  taxableAmount: number;
  /**
     * Tax on this sum in whole yen, rounded once per rate.
     * @minimum -999999999999
     * @maximum 999999999999
     */
  taxAmount: number;
}
