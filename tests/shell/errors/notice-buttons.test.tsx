import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import { errorOf } from '../../support/error-of.ts';
import { renderPages, speak } from '../../support/render.tsx';

const nothing = (): void => undefined;
const everyStep = {
  onRetry: nothing,
  onNarrowSearch: nothing,
  onUnselect: nothing,
  onReload: nothing,
  onDismiss: nothing,
};

/** What the buttons of the notice say, in their order. */
const buttons = async (): Promise<string[]> => {
  await screen.findByRole('alert');
  return screen.getAllByRole('button').map((button) => button.textContent);
};

beforeEach(() => speak());

describe('the next step', () => {
  it.each([
    ['400-1-05-01', ['もう一度試す', '閉じる']],
    ['400-1-05-02', ['条件を絞り込む', '選択を解除', '閉じる']],
    ['400-1-05-05', ['選択を解除', '最新の状態を表示する', '閉じる']],
    // What is gone stays so.
    ['400-1-04-02', ['閉じる']],
  ])('after %s is one that helps, where there is any', async (code, expected) => {
    renderPages({ pages: { '/': <ErrorNotice error={errorOf(code)} {...everyStep} /> } });
    expect(await buttons()).toEqual(expected);
  });

  it('is to try again where the screen has none that would help better', async () => {
    const error = errorOf('400-1-05-06');
    renderPages({ pages: { '/': <ErrorNotice error={error} onRetry={nothing} /> } });
    expect(await buttons()).toEqual(['もう一度試す']);
  });

  it('is what the screen makes of it', async () => {
    const onNarrowSearch = vi.fn<() => void>();
    const error = errorOf('400-1-05-02');
    renderPages({ pages: { '/': <ErrorNotice error={error} onNarrowSearch={onNarrowSearch} /> } });
    await userEvent.click(await screen.findByRole('button', { name: '条件を絞り込む' }));
    expect(onNarrowSearch).toHaveBeenCalledOnce();
  });
});

describe('buttons', () => {
  it('of the screen do what the screen makes of them', async () => {
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

  it('that are not there leave no row for them', async () => {
    renderPages({ pages: { '/': <ErrorNotice error={errorOf('400-1-05-05')} /> } });
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('div:empty')).toBeNull();
  });
});
