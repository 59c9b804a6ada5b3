import { vi } from 'vitest';

/*
 * The listeners that are registered at a moment: on the window, on the document, and on sources that a test adds.
 */

type Listener = Parameters<typeof window.addEventListener>[1];
type Options = Parameters<typeof window.addEventListener>[2];

const registrations = new Map<Listener, string[]>();

const isOnce = (options: Options): boolean => typeof options === 'object' && options.once === true;

function recordListenersOf(target: Window | Document, targetName: string): void {
  const originalAdd = target.addEventListener.bind(target);
  const originalRemove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: Listener, options?: Options) => {
      const recordedEntries = registrations.get(listener) ?? [];
      const entry = `${targetName} ${type}`;
      if (!isOnce(options) && !recordedEntries.includes(entry))
        registrations.set(listener, [...recordedEntries, entry]);
      originalAdd(type, listener, options);
    },
  );
  vi.spyOn(target, 'removeEventListener').mockImplementation(
    (type: string, listener: Listener, options?: Options) => {
      const remainingEntries = (registrations.get(listener) ?? []).filter(
        (entry) => entry !== `${targetName} ${type}`,
      );
      registrations.set(listener, remainingEntries);
      originalRemove(type, listener, options);
    },
  );
}

/** Wraps a function that adds a listener and returns a function to remove the listener. Records its listeners. */
export const wrapListen =
  <Received extends object>(name: string, listen: (listener: Received) => () => void) =>
  (listener: Received): (() => void) => {
    const removeListener = listen(listener);
    const marker = (): void => undefined;
    registrations.set(marker, [name]);
    return () => {
      registrations.delete(marker);
      removeListener();
    };
  };

/** Starts to record the listeners of window and document. */
export function recordListeners(): void {
  recordListenersOf(window, 'window');
  recordListenersOf(document, 'document');
}

/** The registered listeners, sorted; a listener that is registered twice appears twice. */
export const getRegisteredListeners = (): string[] => [...registrations.values()].flat().toSorted();
