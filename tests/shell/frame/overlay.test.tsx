import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { track } from '../../../src/api/pending.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(() => speak());
afterEach(() => vi.useRealTimers());

const overlay = (): HTMLElement | null =>
  screen.queryByText('処理中です。しばらくお待ちください。');

it('the overlay appears one second after a call started, and disappears with the answer', async () => {
  renderPages({ pages: { '/': <p>page</p> } });
  vi.useFakeTimers();
  let finish: () => void = () => undefined;
  const call = () =>
    act(() => {
      void track(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      );
    });
  call();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(overlay()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(overlay()?.closest('[role=status]')).toBeTruthy();
  await act(async () => finish());
  expect(overlay()).toBeNull();
  // The next call has a second of its own.
  call();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(overlay()).toBeNull();
  await act(async () => finish());
});

it('the overlay disappears when a call fails', async () => {
  renderPages({ pages: { '/': <p>page</p> } });
  vi.useFakeTimers();
  let fail: (error: Error) => void = () => undefined;
  const call = track(
    () =>
      new Promise<void>((_, reject) => {
        fail = reject;
      }),
  ).catch(() => undefined);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(overlay()).not.toBeNull();
  await act(async () => {
    fail(new Error('x'));
    await call;
  });
  expect(overlay()).toBeNull();
});
