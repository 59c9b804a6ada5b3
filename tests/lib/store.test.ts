import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from '../../src/lib/store.ts';

it('a store notifies its listeners only when its value changes', () => {
  const store = createStore<number | string>(Number.NaN);
  const listener = vi.fn<() => void>(() => seenValues.push(store.get()));
  const seenValues: unknown[] = [];
  const unsubscribe = store.subscribe(listener);
  for (const value of [Number.NaN, 1, 1, '1', '1']) store.set(value);
  expect(seenValues).toEqual([1, '1']);
  unsubscribe();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe(2);
});

it('a component renders the current value of a store', () => {
  const store = createStore('before');
  const { result } = renderHook(() => useStore(store));
  expect(result.current).toBe('before');
  act(() => store.set('after'));
  expect(result.current).toBe('after');
});
