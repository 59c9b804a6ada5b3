import { vi } from 'vitest';

/**
 * Records the listeners that a script adds to the window. Pass it to `beforeEach`.
 * @returns a function that removes the listeners after the test
 */
export function recordListeners(): () => void {
  const addedListeners: Parameters<typeof addEventListener>[] = [];
  const originalAddEventListener = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...listenerArgs: Parameters<typeof addEventListener>) => {
      addedListeners.push(listenerArgs);
      originalAddEventListener(...listenerArgs);
    },
  );
  return () => {
    for (const listenerArgs of addedListeners) removeEventListener(...listenerArgs);
  };
}
