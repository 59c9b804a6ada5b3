import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const login = (name: string) => (
  <>
    <PublicLayout />
    <h1>{name}</h1>
  </>
);

beforeEach(async () => {
  await speak();
  closeMessage();
  stubApi(frameAnswers());
});

describe('a session that user/me says is over', () => {
  const enter = (answer: () => Response): void => {
    stubApi({ ...frameAnswers(), 'GET /user/me': answer });
    renderPages({
      layout: <LoggedInLayout />,
      pages: { '/top': <h1>the top page</h1> },
      outside: { '/': login('the login page') },
      at: '/top?of=customer',
    });
  };

  it.each([
    ['nothing', () => new Response('', { status: 401 })],
    [
      'HTML',
      () =>
        new Response('<html></html>', { status: 401, headers: { 'content-type': 'text/html' } }),
    ],
    ['a code', () => errorAnswer('401-1-00-01')],
  ])('leads to the login if the answer is %s', async (_, answer) => {
    enter(answer);
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(await screen.findByText(/ログインが必要です/)).toBeTruthy();
    expect(await takeReturnPath()).toBe('/top?of=customer');
  });

  it('is told where no login helps, without the contents of the page', async () => {
    enter(() => errorAnswer('401-1-08-01'));
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(screen.getByText('the top page').closest('[hidden]')).not.toBeNull();
    expect(location.pathname).toBe('/demo/mypage/top');
  });
});

describe('several calls that fail as one session ends', () => {
  const over = (code = '401-1-00-01'): ApiError =>
    new ApiError({
      kind: 'http',
      status: 401,
      items: [{ code, target: [], mapping: [] }],
      flowId: 'f',
    });
  const enter = async (): Promise<void> => {
    stubApi({ ...frameAnswers(), 'GET /downloads/a-b': () => errorAnswer('429-1-05-01') });
    renderPages({
      layout: <DownloadLayout />,
      pages: { '/downloadurl/list/:token': <h1>the list</h1> },
      outside: {
        '/': login('the login of customers'),
        '/downloadurl/login/index/:token': login('the login of the link'),
      },
      at: '/downloadurl/list/a-b',
    });
    await screen.findByRole('heading', { name: 'the list' });
  };
  const pathOfLogin = async (): Promise<string> => {
    await screen.findByRole('heading', { name: 'the login of the link' });
    return location.pathname;
  };
  const loginOfLink = '/demo/mypage/downloadurl/login/index/a-b';

  it('lead to the login of the link, and the first is told', async () => {
    await enter();
    act(() => {
      handleError(over('401-1-02-01'));
      handleError(over());
    });
    expect(await pathOfLogin()).toBe(loginOfLink);
    expect(screen.getByText(/自動的にログアウトしました/)).toBeTruthy();
  });

  it('stay there if one comes late', async () => {
    await enter();
    act(() => void handleError(over('401-1-02-01')));
    await pathOfLogin();
    act(() => void handleError(over()));
    expect(await screen.findByText(/ログインが必要です/)).toBeTruthy();
    expect(await pathOfLogin()).toBe(loginOfLink);
  });
});
