/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillStatusId } from './billStatusId.ts';

/**
 * A status of a bill, defined by the issuer (S3, S4).
 */
export interface BillStatus {
  statusId: BillStatusId;
  /**
     * Name of the status in the language of X-Language.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
}
