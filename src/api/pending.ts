/*
 * The number of pending calls, for the loading overlay (S9), and the time of the last call that kept the
 * session alive, for the idle logout (S4).
 */
import { ApiError } from './api-error.ts';

const listeners = new Set<() => void>();
let count = 0;
let lastCallAt = Date.now();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Records a call that keeps the session alive but shows no overlay: a download. */
export function recordCall(): void {
  lastCallAt = Date.now();
  change(0);
}

/** Whether a failed call extended the session: the server has answered, and the session had not ended. */
const reachedSession = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status !== 401;

/**
 * Counts a call as pending until it settles.
 *
 * @param options.isQuiet keeps the session alive, but shows no overlay
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

/** Calls the listener at each change; returns the function to unsubscribe. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of pending calls. */
export const getPending = (): number => count;

/** Time of the last answer in milliseconds since 1970; before the first answer the time of the page load. */
export const getLastCallAt = (): number => lastCallAt;
