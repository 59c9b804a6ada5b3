import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { createStore } from '../../lib/store.ts';
import { onSessionEnd } from '../session/session.ts';

/** Bills for a download in several files. */
export interface LargeBatch {
  /** The conditions of the search; page and order are ignored. */
  conditions: SearchBillsParams;
  /** Only these bills of the result; all bills if omitted. */
  billIds?: readonly string[];
  /**
   * The download starts without a confirmation, because the customer has requested exactly these bills with
   * one press.
   */
  startsAtOnce?: boolean;
}

/**
 * The last batch that the customer has requested in parts. Another page sets the batch and opens the bill list,
 * which shows the download. This file is small, so that the code for parts is loaded only when needed.
 */
export const requestedBatchStore = createStore<LargeBatch | undefined>(undefined);
onSessionEnd(() => requestedBatchStore.set(undefined));
