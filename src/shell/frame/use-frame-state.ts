import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';

/**
 * What may be seen of a page that asks first whose it is:
 * - `waiting`: nothing, since nobody knows, or since the login takes its place (S4)
 * - `shut`: the frame without a name and without contents: the customer may not use the portal (S8, 402)
 * - `open`: all of it; a failure that says nothing of the customer leaves the page without a name
 */
export type FrameState = 'waiting' | 'shut' | 'open';

interface Question {
  error: unknown;
  /** There was an answer, or a failure in its place. */
  isFetched: boolean;
  isFetching: boolean;
}

function stateAfter(error: unknown, before: FrameState): FrameState {
  if (error === null) return 'open';
  if (error instanceof ApiError && error.kind === 'http' && error.status === 402) return 'shut';
  if (dispositionOf(error) === 'login') return 'waiting';
  return before === 'shut' ? 'shut' : 'open';
}

/**
 * Follows the last settled answer: contents that were hidden stay hidden while the query runs
 * again.
 */
export function useFrameState({ error, isFetched, isFetching }: Question): FrameState {
  const [settled, setSettled] = useState<FrameState>('waiting');
  const now = isFetched && !isFetching ? stateAfter(error, settled) : settled;
  if (now !== settled) setSettled(now);
  return now;
}
