import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
