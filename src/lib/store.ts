import { useSyncExternalStore } from 'react';

/** A value outside React that any code can set and any component can subscribe to. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. It notifies listeners only if the value changes. */
export function createStore<T>(initialValue: T): Store<T> {
  const listeners = new Set<() => void>();
  let currentValue = initialValue;
  return {
    get: () => currentValue,
    set: (value) => {
      if (Object.is(value, currentValue)) return;
      currentValue = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
