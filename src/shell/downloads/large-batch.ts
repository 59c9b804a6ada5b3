import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { createStore } from '../../lib/store.ts';
import { onSessionEnd } from '../session/session.ts';

/** Bills for a download in several files. */
export interface LargeBatch {
  /** The conditions of the search; page and order are ignored. */
  conditions: SearchBillsParams;
  /** Only these bills of the result; all bills if omitted. */
  billIds?: readonly string[];
  /** The customer requested exactly this with one press, so no confirmation is needed. */
  startsAtOnce?: boolean;
}

/**
 * The batch that the customer last requested in parts. Another page sets the batch and navigates to the
 * bill list, which shows it. A small module, so that the code for parts is loaded only when needed.
 */
export const requestedBatch = createStore<LargeBatch | undefined>(undefined);
onSessionEnd(() => requestedBatch.set(undefined));
