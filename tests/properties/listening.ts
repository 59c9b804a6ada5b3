import { vi } from 'vitest';

/*
 * The listeners that are registered at a moment: on the window, on the document, and on sources that a test adds.
 */

type Listener = Parameters<typeof window.addEventListener>[1];
type Options = Parameters<typeof window.addEventListener>[2];

const listeners = new Map<Listener, string[]>();

const isOnce = (options: Options): boolean => typeof options === 'object' && options.once === true;

function recordListenersOf(target: Window | Document, name: string): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: Listener, options?: Options) => {
      const recordedEntries = listeners.get(listener) ?? [];
      const entry = `${name} ${type}`;
      if (!isOnce(options) && !recordedEntries.includes(entry))
        listeners.set(listener, [...recordedEntries, entry]);
      add(type, listener, options);
    },
  );
  vi.spyOn(target, 'removeEventListener').mockImplementation(
    (type: string, listener: Listener, options?: Options) => {
      const remainingEntries = (listeners.get(listener) ?? []).filter(
        (entry) => entry !== `${name} ${type}`,
      );
      listeners.set(listener, remainingEntries);
      remove(type, listener, options);
    },
  );
}

/** Wraps a function that registers a listener and returns a function to remove it, so that its listeners are recorded. */
export const recordingListen =
  <Received extends object>(name: string, listen: (listener: Received) => () => void) =>
  (listener: Received): (() => void) => {
    const removeListener = listen(listener);
    const marker = (): void => undefined;
    listeners.set(marker, [name]);
    return () => {
      listeners.delete(marker);
      removeListener();
    };
  };

/** Starts to record the listeners of window and document. */
export function recordListeners(): void {
  recordListenersOf(window, 'window');
  recordListenersOf(document, 'document');
}

/** The registered listeners, sorted; a listener that is registered twice appears twice. */
export const registeredListeners = (): string[] => [...listeners.values()].flat().toSorted();
