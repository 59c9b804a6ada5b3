/*
 * Calls under way, for the loading overlay (S9), and the time of the last one, for the idle logout (S4).
 */
const listeners = new Set<() => void>();
let count = 0;
let lastCallAt = Date.now();

function change(by: number): void {
  count += by;
  lastCallAt = Date.now();
  for (const listener of listeners) listener();
}

/** A call that keeps the session alive without being waited for in front of the overlay: a download. */
export const noteCall = (): void => change(0);

/** Counts a call as under way until it settles. */
export async function track<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

/** Told of each change; answers how to stop that. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of calls under way. */
export const getPending = (): number => count;

/** When a call was last begun or answered, in milliseconds since 1970. */
export const getLastCallAt = (): number => lastCallAt;
