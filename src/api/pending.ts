/*
 * The number of pending calls, for the loading overlay (S9), and the time of the last call that kept the
 * session alive, for the idle logout (S4).
 */
import { ApiError } from './api-error.ts';

const listeners = new Set<() => void>();
let pendingCount = 0;
let lastCallAt = Date.now();

function changeCount(difference: number): void {
  pendingCount += difference;
  for (const listener of listeners) listener();
}

/** Records a download: it keeps the session alive, but shows no overlay. */
export function recordDownloadCall(): void {
  lastCallAt = Date.now();
  changeCount(0);
}

/** Whether a failed call has extended the session: the server answered, and the session had not ended. */
const hasExtendedSession = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status !== 401;

/**
 * Counts a call as pending until it settles.
 *
 * @param options.isQuiet keeps the session alive, but shows no overlay
 */
export async function trackCall<T>(
  makeCall: () => Promise<T>,
  { isQuiet = false } = {},
): Promise<T> {
  const difference = isQuiet ? 0 : 1;
  changeCount(difference);
  try {
    const result = await makeCall();
    lastCallAt = Date.now();
    return result;
  } catch (error) {
    if (hasExtendedSession(error)) lastCallAt = Date.now();
    throw error;
  } finally {
    changeCount(-difference);
  }
}

/** Calls the listener at each change; returns the function to unsubscribe. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of calls that wait for an answer; quiet calls do not count. */
export const getPendingCount = (): number => pendingCount;

/** Time of the last answer in milliseconds since 1970; before the first answer the time of the page load. */
export const getLastCallAt = (): number => lastCallAt;
