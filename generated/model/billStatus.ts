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
  /**
     * Maximum number of characters of the reason that a customer enters with this status, such as why a bill is sent back. Null if the issuer asks for no reason.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  reasonMaxLength: number | null;
  /**
     * Whether the status cannot be set without a reason. Null together with reasonMaxLength.
     * @nullable
     */
  isReasonRequired: boolean | null;
}
