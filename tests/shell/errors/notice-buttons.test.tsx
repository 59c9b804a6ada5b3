import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import { errorOf } from '../../support/error-of.ts';
import { renderPages, speak } from '../../support/render.tsx';

const nothing = (): void => undefined;

/** The texts of the notice's buttons, in order. */
const buttons = async (): Promise<string[]> => {
  await screen.findByRole('alert');
  return screen.getAllByRole('button').map((button) => button.textContent);
};

beforeEach(() => speak());

describe('the next step', () => {
  it('is a retry if the screen offers nothing better', async () => {
    const error = errorOf('400-1-05-06');
    renderPages({ pages: { '/': <ErrorNotice error={error} onRetry={nothing} /> } });
    expect(await buttons()).toEqual(['もう一度試す']);
  });

  it('calls the screen’s handler', async () => {
    const onNarrowSearch = vi.fn<() => void>();
    const error = errorOf('400-1-05-02');
    renderPages({ pages: { '/': <ErrorNotice error={error} onNarrowSearch={onNarrowSearch} /> } });
    await userEvent.click(await screen.findByRole('button', { name: '条件を絞り込む' }));
    expect(onNarrowSearch).toHaveBeenCalledOnce();
  });
});

describe('another try of a refusal with Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00+09:00') }));
  afterEach(() => void vi.useRealTimers());

  const show = (retryAfter: string, onRetry = nothing): void => {
    const items = [{ code: '429-1-05-01', target: [], mapping: [] }];
    const error = new ApiError({ kind: 'http', status: 429, items, retryAfter, flowId: 'f' });
    renderPages({ pages: { '/': <ErrorNotice error={error} onRetry={onRetry} /> } });
  };
  const retry = () => screen.getByRole('button', { name: 'もう一度試す' });
  const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it.each([
    ['90', '2026/11/24 10:01:30'],
    ['1200', '2026/11/24 10:20:00'],
    ['Tue, 24 Nov 2026 01:00:05 GMT', '2026/11/24 10:00:05'],
  ])('names the time of %s', async (retryAfter, time) => {
    show(retryAfter);
    await elapse(100);
    expect(screen.getByRole('alert').textContent).toContain(`${time} 以降に`);
  });

  it.each(['0', 'soon', '-5', 'Tue, 24 Nov 2026 00:59:59 GMT'])(
    'is possible at once, without a time, after %s',
    async (retryAfter) => {
      show(retryAfter);
      await elapse(100);
      expect(screen.getByRole('alert').textContent).not.toContain('以降に');
      expect(retry().getAttribute('aria-disabled')).toBeNull();
    },
  );

  it('waits until the time has come', async () => {
    const onRetry = vi.fn<() => void>();
    show('30', onRetry);
    await elapse(29_000);
    fireEvent.click(retry());
    expect(onRetry).not.toHaveBeenCalled();
    await elapse(1100);
    fireEvent.click(retry());
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('buttons', () => {
  it('call the screen’s handlers', async () => {
    const onUnselect = vi.fn<() => void>();
    const onReload = vi.fn<() => void>();
    const onDismiss = vi.fn<() => void>();
    const ways = { onUnselect, onReload, onDismiss };
    renderPages({ pages: { '/': <ErrorNotice error={errorOf('400-1-05-05')} {...ways} /> } });
    for (const [name, pressed] of [
      ['選択を解除', onUnselect],
      ['最新の状態を表示する', onReload],
      ['閉じる', onDismiss],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name }));
      expect(pressed).toHaveBeenCalledOnce();
    }
  });

  it('leave no empty row if there are none', async () => {
    renderPages({ pages: { '/': <ErrorNotice error={errorOf('400-1-05-05')} /> } });
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('div:empty')).toBeNull();
  });
});
