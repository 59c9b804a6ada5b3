import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { dispositionOf } from '../../../src/api/errors.ts';
import { applyDisposition } from '../../../src/shell/errors/error-actions.ts';
import { closeMessage, showMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/** What `handleError` does, to its end. */
const showError = async (code: string, status: number): Promise<void> => {
  const items = [{ code, target: [], mapping: [] }];
  const error = new ApiError({ kind: 'http', status, items, flowId: 'f' });
  await applyDisposition(dispositionOf(error), error);
};

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  closeMessage();
});

describe('a message that hides the contents', () => {
  const renderBare = async (): Promise<void> => {
    renderPages({
      layout: <PublicLayout />,
      pages: { '/': <Link to="/second">go</Link>, '/second': <p>second</p> },
    });
    await act(() => showError('400-1-11-03', 400));
    await screen.findByText(/一定時間操作がなかったため/);
  };
  const isHidden = (): boolean => screen.getByText('go').closest('[hidden]') !== null;

  it('stays when an ordinary error follows', async () => {
    await renderBare();
    await act(() => showError('403-1-00-01', 403));
    expect(screen.getByText(/一定時間操作がなかったため/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(isHidden()).toBe(true);
  });

  it('is replaced by another one that hides the contents', async () => {
    await renderBare();
    await act(() => showError('400-1-11-04', 400));
    expect(screen.getByText(/ご利用者の情報を確認できない/)).toBeTruthy();
    expect(isHidden()).toBe(true);
  });

  it('is replaced by the login, whose page is visible', async () => {
    await renderBare();
    await act(() => showError('401-1-00-01', 401));
    expect(await screen.findByText(/ログインが必要です/)).toBeTruthy();
    expect(isHidden()).toBe(false);
  });

  it('is replaced by a success', async () => {
    await renderBare();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(screen.getByText('thank you')).toBeTruthy();
    expect(isHidden()).toBe(false);
  });

  it('does not block messages after a navigation', async () => {
    await renderBare();
    fireEvent.click(screen.getByText('go'));
    await screen.findByText('second');
    await act(() => showError('403-1-00-01', 403));
    expect(await screen.findByText(/操作を完了できませんでした/)).toBeTruthy();
  });
});
