/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { StatusUpdaterKind } from './statusUpdaterKind.ts';

/**
 * One change of the status.
 */
export interface StatusHistoryItem {
  statusHistoryId: Id;
  /** Time of the change, with offset. */
  updatedAt: string;
  updaterKind: StatusUpdaterKind;
  /**
     * Name of the person or company. Null for the system, and for a customer whose name is unset (S3).
     * @maxLength 200
     * @nullable
     */
  updaterName: string | null;
  /**
     * Previous status in the language of X-Language. Null for the first status.
     * @maxLength 40
     * @nullable
     */
  beforeStatusName: string | null;
  /**
     * New status in the language of X-Language.
     * @minLength 1
     * @maxLength 40
     */
  afterStatusName: string;
  /**
     * Remark of the updater as plain text, or null: the issuer's remark, or the reason that the customer entered (BillStatusUpdate).
     * @maxLength 1000
     * @nullable
     */
  note: string | null;
}
