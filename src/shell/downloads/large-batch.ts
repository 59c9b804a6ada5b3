import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { createStore } from '../../lib/store.ts';
import { onSessionEnd } from '../session/session.ts';

/** Bills that are to be downloaded, however many they are. */
export interface LargeBatch {
  /** The conditions of the search; its page and order do not matter. */
  conditions: SearchBillsParams;
  /** Only these of the result; all of it if left out. */
  billIds?: readonly string[];
  /** The customer requested exactly this with one press, so no confirmation is needed. */
  startsAtOnce?: boolean;
}

/**
 * The batch that the customer last requested in parts. Another page sets it and navigates to the
 * bill list, which displays it. A small module, so that the code for parts is loaded only when it
 * is needed.
 */
export const wantedBatch = createStore<LargeBatch | undefined>(undefined);
onSessionEnd(() => wantedBatch.set(undefined));
