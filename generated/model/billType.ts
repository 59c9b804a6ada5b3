/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillTypeId } from './billTypeId.ts';

/**
 * A type of bill that the issuer publishes, such as 請求書 or 納品書 (S3 billTypeId).
 */
export interface BillType {
  billTypeId: BillTypeId;
  /**
     * Name of the type in the language of X-Language, as the issuer wrote it.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
