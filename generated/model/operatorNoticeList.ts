/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { OperatorNotice } from './operatorNotice.ts';

/**
 * All notices of the top page, important ones first, then the newest first. Not paged, because there are few.
 */
export interface OperatorNoticeList {
  /**
     * The notices that are currently posted.
     * @maxItems 50
     */
  items: OperatorNotice[];
}
