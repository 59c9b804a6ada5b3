import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';

/**
 * The visible parts of a page that first fetches its customer or link:
 * - `waiting`: nothing, before the answer and before a redirect to the login (S4)
 * - `shut`: the frame without name and contents, for a customer who may not use the portal (S8, 402)
 * - `open`: everything; without a name if the call failed for another reason
 */
export type FrameState = 'waiting' | 'shut' | 'open';

interface FrameQuery {
  error: unknown;
  /** The first answer or failure has arrived. */
  isFetched: boolean;
  isFetching: boolean;
}

function stateAfterCall(error: unknown, previousState: FrameState): FrameState {
  if (error === null) return 'open';
  if (error instanceof ApiError && error.kind === 'http' && error.status === 402) return 'shut';
  if (dispositionOf(error) === 'login') return 'waiting';
  return previousState === 'shut' ? 'shut' : 'open';
}

/** The state after the last completed call. Hidden contents stay hidden while the query runs again. */
export function useFrameState({ error, isFetched, isFetching }: FrameQuery): FrameState {
  const [settledState, setSettledState] = useState<FrameState>('waiting');
  const newState = isFetched && !isFetching ? stateAfterCall(error, settledState) : settledState;
  if (newState !== settledState) setSettledState(newState);
  return newState;
}
