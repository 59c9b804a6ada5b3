import { vi } from 'vitest';

/**
 * Records the listeners that a script adds to the window. Pass it to `beforeEach`.
 * @returns removes the listeners after the test
 */
export function recordListeners(): () => void {
  const addedListeners: Parameters<typeof addEventListener>[] = [];
  const listen = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...listenerArgs: Parameters<typeof addEventListener>) => {
      addedListeners.push(listenerArgs);
      listen(...listenerArgs);
    },
  );
  return () => {
    for (const listenerArgs of addedListeners) removeEventListener(...listenerArgs);
  };
}
