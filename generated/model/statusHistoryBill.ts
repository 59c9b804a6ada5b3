/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The bill of the history.
 */
export interface StatusHistoryBill {
  billId: Id;
  /**
     * Name of the bill type in the language of X-Language.
     * @minLength 1
     * @maxLength 60
     */
  billTypeName: string;
  /**
     * Bill number given by the issuer.
     * @minLength 1
     * @maxLength 40
     */
  billNumber: string;
  /**
     * Title as the issuer wrote it.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** Date of issue, yyyy-MM-dd in Japan time (S3). */
  publicationDate: string;
  /**
     * Current status in the language of X-Language, or null if the issuer uses none.
     * @maxLength 40
     * @nullable
     */
  statusName: string | null;
}
