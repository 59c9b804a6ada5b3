/*
 * Calls under way, for the loading overlay (S9), and the time of the last one that kept the session
 * alive, for the idle logout (S4).
 */
import { ApiError } from './api-error.ts';

const listeners = new Set<() => void>();
let count = 0;
let lastCallAt = Date.now();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** A call that keeps the session alive without being waited for in front of the overlay: a download. */
export function noteCall(): void {
  lastCallAt = Date.now();
  change(0);
}

/** Whether a failed call reached a session: not if no answer came, nor if there is none any more. */
const reachedSession = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status !== 401;

/**
 * Counts a call as under way until it settles.
 *
 * @param options.isQuiet for one that keeps the session alive, too, but is not waited for
 */
export async function track<T>(work: () => Promise<T>, { isQuiet = false } = {}): Promise<T> {
  const weight = isQuiet ? 0 : 1;
  change(weight);
  try {
    const result = await work();
    lastCallAt = Date.now();
    return result;
  } catch (error) {
    if (reachedSession(error)) lastCallAt = Date.now();
    throw error;
  } finally {
    change(-weight);
  }
}

/** Told of each change; answers how to stop that. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of calls under way. */
export const getPending = (): number => count;

/** When a call was last answered, in milliseconds since 1970; the page's load before the first. */
export const getLastCallAt = (): number => lastCallAt;
