import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { dispositionOf } from '../../../src/api/errors.ts';
import { applyDisposition } from '../../../src/shell/errors/error-actions.ts';
import { showMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { errorOf } from '../../support/error-of.ts';
import { resetShell, showPages } from '../show-pages.tsx';

const showError = async (code: string): Promise<void> => {
  const error = errorOf(code);
  await applyDisposition(dispositionOf(error), error);
};

beforeEach(resetShell);

describe('a message that hides the contents', () => {
  const showBareMessage = async (): Promise<void> => {
    showPages({
      layout: <PublicLayout />,
      pages: { '/': <Link to="/second">next page</Link>, '/second': <p>second</p> },
    });
    await act(() => showError('400-1-11-03'));
    await screen.findByText(/一定時間操作がなかったため/);
  };
  const isHidden = (): boolean => screen.getByText('next page').closest('[hidden]') !== null;

  it('stays if an ordinary error follows', async () => {
    await showBareMessage();
    await act(() => showError('403-1-00-01'));
    expect(screen.getByText(/一定時間操作がなかったため/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(isHidden()).toBe(true);
  });

  it('is replaced by another message that hides the contents', async () => {
    await showBareMessage();
    await act(() => showError('400-1-11-04'));
    expect(screen.getByText(/ご利用者の情報を確認できない/)).toBeTruthy();
    expect(isHidden()).toBe(true);
  });

  it('is replaced by a redirect to the login, which is visible', async () => {
    await showBareMessage();
    await act(() => showError('401-1-00-01'));
    expect(await screen.findByText(/ログインが必要です/)).toBeTruthy();
    expect(isHidden()).toBe(false);
  });

  it('is replaced by a success', async () => {
    await showBareMessage();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(screen.getByText('thank you')).toBeTruthy();
    expect(isHidden()).toBe(false);
  });

  it('does not block messages after a navigation', async () => {
    await showBareMessage();
    fireEvent.click(screen.getByText('next page'));
    await screen.findByText('second');
    await act(() => showError('403-1-00-01'));
    expect(await screen.findByText(/操作を完了できませんでした/)).toBeTruthy();
  });
});
