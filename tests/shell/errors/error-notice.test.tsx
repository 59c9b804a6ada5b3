import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import { errorOf } from '../../support/error-of.ts';
import { renderPages, speak } from '../../support/render.tsx';

/** Whether texts can be had. */
const line = { isOpen: true };

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const loadTexts: typeof original.loadTexts = (...names) =>
    line.isOpen ? original.loadTexts(...names) : Promise.reject(new TypeError('Failed to fetch'));
  return { ...original, loadTexts };
});

const nothing = (): void => undefined;
const everyStep = {
  onRetry: nothing,
  onNarrow: nothing,
  onUnselect: nothing,
  onReload: nothing,
  onDismiss: nothing,
};

/** What the buttons of the notice say, in their order. */
const buttons = async (): Promise<string[]> => {
  await screen.findByRole('alert');
  return screen.getAllByRole('button').map((button) => button.textContent);
};

beforeEach(async () => {
  line.isOpen = true;
  await speak();
});

describe('the next step', () => {
  it.each([
    ['400-1-05-01', ['もう一度試す', '閉じる']],
    ['400-1-05-02', ['条件を絞り込む', '選択を解除', '閉じる']],
    ['400-1-05-05', ['選択を解除', '最新の状態を表示する', '閉じる']],
    ['400-1-05-06', ['最新の状態を表示する', '閉じる']],
    // What is gone stays so.
    ['400-1-05-07', ['閉じる']],
    ['400-1-04-02', ['閉じる']],
  ])('after %s is one that helps', async (code, expected) => {
    renderPages({ pages: { '/': <ErrorNotice error={errorOf(code)} {...everyStep} /> } });
    expect(await buttons()).toEqual(expected);
  });

  it('is to try again where the screen has none that would help better', async () => {
    const error = errorOf('400-1-05-06');
    renderPages({ pages: { '/': <ErrorNotice error={error} onRetry={nothing} /> } });
    expect(await buttons()).toEqual(['もう一度試す']);
  });

  it('is what the screen makes of it', async () => {
    const onNarrow = vi.fn<() => void>();
    const error = errorOf('400-1-05-02');
    renderPages({ pages: { '/': <ErrorNotice error={error} onNarrow={onNarrow} /> } });
    await userEvent.click(await screen.findByRole('button', { name: '条件を絞り込む' }));
    expect(onNarrow).toHaveBeenCalledOnce();
  });
});

describe('an error that the shell would deal with', () => {
  const gone = errorOf('403-1-05-01');

  it('is not shown here', () => {
    renderPages({ pages: { '/': <ErrorNotice error={gone} /> } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown where the screen has kept it from the shell', async () => {
    renderPages({ pages: { '/': <ErrorNotice error={gone} isKept /> } });
    expect((await screen.findByRole('alert')).textContent).toContain('公開を終了');
  });
});

describe('an error whose texts cannot be had', () => {
  const Page = ({ code }: { code: string }) => (
    <ErrorNotice error={errors.get(code)} onRetry={nothing} />
  );
  // The same error is one object: another one is another try.
  const errors = new Map(
    ['400-1-05-01', '400-1-05-03'].map((code) => [code, errorOf(code)] as const),
  );

  it('says that the connection failed, and offers to try again', async () => {
    line.isOpen = false;
    renderPages({ pages: { '/': <Page code="400-1-05-01" /> } });
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  });

  it('is said in its own words by the next that comes when they can be had again', async () => {
    line.isOpen = false;
    const { rerender } = render(<Page code="400-1-05-01" />);
    await screen.findByText(/通信できませんでした/);
    line.isOpen = true;
    rerender(<Page code="400-1-05-03" />);
    expect(await screen.findByText(/ダウンロードできるファイルがありません/)).toBeTruthy();
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
  });
});
