import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
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

  it('takes the focus, and is closed by a navigation, whose heading then has it', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    act(() => showMessage({ status: 'error', message: 'something' }));
    const alert = screen.getByRole('alert');
    expect(isFocusAround(alert)).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(screen.queryByText('something')).toBeNull();
    expect(screen.getByRole('heading', { name: 'second' })).toBeTruthy();
  });

  it('stays over a navigation that asks to keep it', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    await userEvent.click(screen.getByRole('link', { name: 'go and keep' }));
    expect(screen.getByText('thank you')).toBeTruthy();
  });

  it('leaves the first page’s heading alone and focuses that of the next', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'second' }));
    await waitFor(() => expect(document.title).toBe('second｜東都電子商事 Web明細サービス'));
  });

  it('says an error once: as an alert, in a region that says nothing itself', () => {
    renderPages({ layout: <PublicLayout />, pages });
    expect(document.querySelector('main [aria-live=polite]:empty')).not.toBeNull();
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(screen.getByText('thank you').closest('[aria-live=polite]')).not.toBeNull();
  });

  it('leads to the top page from an error, and from a good end nowhere', () => {
    renderPages({ layout: <PublicLayout />, pages });
    const top = (): HTMLElement | null => screen.queryByRole('link', { name: 'トップページへ' });
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(top()?.getAttribute('href')).toBe('/demo/mypage/top');
    act(() => showMessage({ status: 'error', message: 'something else', hideTopLink: true }));
    expect(top()).toBeNull();
    act(() => showMessage({ status: 'success', message: 'thank you' }));
    expect(top()).toBeNull();
  });

  it('says several errors at once, each text once', async () => {
    renderPages({ layout: <PublicLayout />, pages });
    const items = [item('403-1-00-01'), item('403-1-05-01'), item('403-1-00-01')];
    act(() => void handleError(httpError(items, 403)));
    await screen.findByText(/操作を完了できませんでした/);
    expect(screen.getAllByText(/操作を完了できませんでした/)).toHaveLength(1);
    expect(screen.getByText(/ファイルの公開を終了/)).toBeTruthy();
  });

  it('says several errors with all that belongs to each, links included', async () => {
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

describe('a page that breaks', () => {
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

describe('fill-ins', () => {
  const show = async (given: ErrorItem): Promise<string> => {
    renderPages({ pages: { '/': <ErrorNotice error={httpError([given])} /> } });
    return (await screen.findByRole('alert')).textContent ?? '';
  };

  it('of the server stand as they are, those of the portal are looked up', async () => {
    const mapping: ErrorItem['mapping'] = [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: '<b>100</b>', type: 'BE' },
    ];
    expect(await show(item('400-1-00-04', { mapping }))).toContain(
      'キーワードは<b>100</b>文字以内で入力してください。',
    );
  });

  it('bring no links of their own', async () => {
    const mapping: ErrorItem['mapping'] = [
      { key: 'fileName', value: '<login>x</login>', type: 'BE' },
    ];
    expect(await show(item('400-1-05-07', { mapping }))).toContain('「<login>x</login>」は');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('links inside texts', () => {
  const linkOf = async (code: string): Promise<string | null> => {
    renderPages({ layout: <PublicLayout />, pages: { '/': <p>page</p> } });
    act(() => void handleError(httpError([item(code)], Number(code.slice(0, 3)))));
    return (await screen.findByRole('link', { name: /申し込み/ })).getAttribute('href');
  };

  it('lead to the registration for a registration', async () => {
    expect(await linkOf('404-1-07-01')).toBe('/demo/mypage/apply/step1');
  });

  it('lead to the reissue for a password', async () => {
    expect(await linkOf('404-1-03-01')).toBe('/demo/mypage/bapRepublishPasswd');
  });
});

describe('a caller’s error', () => {
  it.each([
    ['network', /通信できませんでした/],
    ['timeout', /時間内に応答がありませんでした/],
    ['malformed', /正しく受け取れませんでした/],
  ] as const)('without an answer (%s) has a text of its own', async (kind, text) => {
    renderPages({ pages: { '/': <ErrorNotice error={new ApiError({ kind, flowId: 'f' })} /> } });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('can be tried again', async () => {
    const retry = vi.fn<() => void>();
    const error = new ApiError({ kind: 'network', flowId: 'f' });
    renderPages({ pages: { '/': <ErrorNotice error={error} onRetry={retry} /> } });
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('that is no caller’s shows nothing', () => {
    renderPages({ pages: { '/': <ErrorNotice error={httpError([item('403-1-00-01')], 403)} /> } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
