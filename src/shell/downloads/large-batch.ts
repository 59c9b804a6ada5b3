import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { createStore } from '../../lib/store.ts';
import { onSessionEnd } from '../session/session.ts';

/** Bills that are to be downloaded, however many they are. */
export interface LargeBatch {
  /** Of the search whose result they are of; its page and order do not matter. */
  conditions: SearchBillsParams;
  /** Only these of the result; all of it if left out. */
  billIds?: readonly string[];
  /** The customer has asked for just this by one press: it need not be looked at first. */
  startsAtOnce?: boolean;
}

/**
 * What the customer has last asked to be downloaded in parts. The bill list shows it, and takes it up: another page
 * sets it and leads there. It is small, so that nothing of the parts is loaded before they are wanted.
 */
export const wantedBatch = createStore<LargeBatch | undefined>(undefined);
onSessionEnd(() => wantedBatch.set(undefined));
