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
      const before = listeners.get(listener) ?? [];
      const entry = `${name} ${type}`;
      if (!isOnce(options) && !before.includes(entry)) listeners.set(listener, [...before, entry]);
      add(type, listener, options);
    },
  );
  vi.spyOn(target, 'removeEventListener').mockImplementation(
    (type: string, listener: Listener, options?: Options) => {
      const left = (listeners.get(listener) ?? []).filter((entry) => entry !== `${name} ${type}`);
      listeners.set(listener, left);
      remove(type, listener, options);
    },
  );
}

/** Wraps a function that registers a listener and returns how to remove it: its listeners are recorded. */
export const recorded =
  <Received extends object>(name: string, listen: (listener: Received) => () => void) =>
  (listener: Received): (() => void) => {
    const stop = listen(listener);
    const mark = (): void => undefined;
    listeners.set(mark, [name]);
    return () => {
      listeners.delete(mark);
      stop();
    };
  };

/** Starts to record the listeners of window and document. */
export function recordListeners(): void {
  recordListenersOf(window, 'window');
  recordListenersOf(document, 'document');
}

/** The registered listeners, sorted; a listener that is registered twice appears twice. */
export const registeredListeners = (): string[] => [...listeners.values()].flat().toSorted();
