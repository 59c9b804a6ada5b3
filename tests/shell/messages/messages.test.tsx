import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import {
  closeMessage,
  keepMessage,
  showMessage,
} from '../../../src/shell/messages/message-store.ts';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';
import { frameAnswers } from '../../support/settings.ts';

const httpError = (items: readonly ErrorItem[], status = 400): ApiError =>
  new ApiError({ kind: 'http', status, items, flowId: 'flow-0123456789' });

const item = (code: string, own: Partial<ErrorItem> = {}): ErrorItem => ({
  code,
  target: [],
  mapping: [],
  ...own,
});

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  closeMessage();
});

describe('the message area', () => {
  const pages = {
    '/': (
      <>
        <PageTitle>first</PageTitle>
        <Link to="/second">go</Link>
        <Link to="/second" state={keepMessage}>
          go and keep
        </Link>
      </>
    ),
    '/second': <PageTitle>second</PageTitle>,
  };

  it('takes the focus; the next navigation closes it and focuses the heading', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    act(() => showMessage({ status: 'error', message: 'something' }));
    const alert = screen.getByRole('alert');
    expect(isFocusAround(alert)).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(screen.queryByText('something')).toBeNull();
    expect(screen.getByRole('heading', { name: 'second' })).toBeTruthy();
  });

  it('stays after a navigation that keeps it', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    await userEvent.click(screen.getByRole('link', { name: 'go and keep' }));
    expect(screen.getByText('thank you')).toBeTruthy();
  });

  it('leaves the first page’s heading without focus, and focuses that of the next', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'second' }));
    await waitFor(() => expect(document.title).toBe('second｜東都電子商事 Web明細サービス'));
  });

  it('announces an error once, as an alert', () => {
    renderPages({ layout: <PublicLayout />, pages });
    expect(document.querySelector('main [aria-live=polite]:empty')).not.toBeNull();
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(screen.getByText('thank you').closest('[aria-live=polite]')).not.toBeNull();
  });

  it('links to the top page after an error, not after a success', () => {
    renderPages({ layout: <PublicLayout />, pages });
    const top = (): HTMLElement | null => screen.queryByRole('link', { name: 'トップページへ' });
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(top()?.getAttribute('href')).toBe('/demo/mypage/top');
    act(() => showMessage({ status: 'error', message: 'something else', hideTopLink: true }));
    expect(top()).toBeNull();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(top()).toBeNull();
  });

  it('shows several errors at once, each text once', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    const items = [item('403-1-00-01'), item('403-1-05-01'), item('403-1-00-01')];
    act(() => void handleError(httpError(items, 403)));
    await screen.findByText(/操作を完了できませんでした/);
    expect(screen.getAllByText(/操作を完了できませんでした/)).toHaveLength(1);
    expect(screen.getByText(/ファイルの公開を終了/)).toBeTruthy();
  });

  it('shows each error with its sub-message and links', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    const items = [item('404-1-00-01'), item('404-1-07-01'), item('500-1-00-01')];
    act(() => void handleError(httpError(items, 404)));
    const text = (await screen.findByRole('alert')).textContent;
    expect(text).toContain('有効期限が切れている場合は、お手数ですが、再度お申し込みください。');
    expect(text).toContain('しばらくたってから、再度お試しください。');
    const link = screen.getByRole('link', { name: '再度お申し込み' });
    expect(link.getAttribute('href')).toBe('/demo/mypage/apply/step1');
  });
});

describe('a page that crashes', () => {
  it('shows 500-1-00-01, and the next page works', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Broken = (): never => {
      throw new Error('a defect');
    };
    renderPages({
      layout: <PublicLayout />,
      pages: {
        '/': <Link to="/broken">go</Link>,
        '/broken': <Broken />,
        '/top': <p>the top page</p>,
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'トップページへ' }));
    expect(await screen.findByText('the top page')).toBeTruthy();
  });
});
