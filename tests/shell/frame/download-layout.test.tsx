import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const valid: DownloadUrlState = {
  state: 'valid',
  isLoggedIn: true,
  title: '東都電子商事からの書類',
  expiresAt: '2026-12-19T10:00:00+09:00',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};
type Answer = () => Response | Promise<Response> | Error;

const show = (answer: Answer, at = '/downloadurl/list/tk_1') => {
  const sent = stubApi({ ...frameAnswers(), 'GET /downloads/tk_1': answer });
  renderPages({
    layout: <DownloadLayout />,
    pages: {
      '/downloadurl/list/:token': (
        <>
          <h1>list</h1>
          <Link to="/downloadurl/reportStatusUpdateHistory">history</Link>
        </>
      ),
      '/downloadurl/reportStatusUpdateHistory': <h1>history of the link</h1>,
    },
    outside: {
      '/': <h1>the login of customers</h1>,
      '/downloadurl/login/index/:token': <h1>the login of the link</h1>,
    },
    at,
  });
  return sent.filter.bind(sent, ({ path }) => path === '/downloads/tk_1');
};

const linksOfHeader = (): [string | null, string | null][] =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const eStorage = ['電子保存連携設定', '/demo/mypage/downloadurl/ehozonSetting/tk_1'];

beforeEach(async () => {
  await speak();
  closeMessage();
});

describe('pages opened by a mailed link', () => {
  it('show nothing until it is known whose link it is (S4)', async () => {
    let answer: (response: Response) => void = () => undefined;
    show(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    answer(jsonAnswer(valid));
    expect(await screen.findByRole('heading', { name: 'list' })).toBeTruthy();
  });

  it('show nothing of the customer after a 402', async () => {
    const answers = [jsonAnswer(valid), errorAnswer('402-1-00-01')];
    show(() => answers.shift() ?? new Error('asked once more'));
    await userEvent.click(await screen.findByRole('link', { name: 'history' }));
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
  });

  it('have the customer’s name, no account, logout or tabs, and an e-storage link of their own', async () => {
    show(() => jsonAnswer(valid));
    const name = await screen.findByTitle(/株式会社青葉/);
    expect(name.textContent).toMatch(/株式会社青葉.*御中/);
    expect(linksOfHeader()).toEqual([eStorage]);
  });

  it.each([
    { ...valid, isDisplayEStorageLink: false },
    { state: 'expired', title: '書類', expiredAt: valid.expiresAt },
  ])('have no e-storage link where the link has none (%o)', async (state) => {
    show(() => jsonAnswer(state));
    await screen.findByRole('heading', { name: 'list' });
    expect(linksOfHeader()).toEqual([]);
    expect(
      within(screen.getByRole('banner')).queryByRole('navigation', { name: '設定とログアウト' }),
    ).toBeNull();
  });

  it.each([
    ['breaks off', () => new TypeError('Failed to fetch')],
    ['is an error of the server', () => errorAnswer('500-1-00-01')],
    ['says that there is no such link', () => errorAnswer('401-1-08-01')],
  ])('stand without a name if the answer %s', async (_, answer) => {
    show(answer);
    expect(await screen.findByRole('heading', { name: 'list', hidden: true })).toBeTruthy();
    expect(linksOfHeader()).toEqual([]);
    expect(location.pathname).toBe('/demo/mypage/downloadurl/list/tk_1');
  });

  it('lead to the login of the link if its session is over', async () => {
    show(() => errorAnswer('401-1-02-01'));
    expect(await screen.findByRole('heading', { name: 'the login of the link' })).toBeTruthy();
    expect(messageStore.get()).not.toBeNull();
  });

  it('ask again on each route change, and keep the name if that fails', async () => {
    const answers = [jsonAnswer(valid), errorAnswer('500-1-00-01')];
    const asked = show(() => answers.shift() ?? new TypeError('x'));
    await userEvent.click(await screen.findByText('history'));
    await screen.findByRole('heading', { name: 'history of the link' });
    await waitFor(() => expect(asked()).toHaveLength(2));
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(screen.getByTitle(/株式会社青葉/)).toBeTruthy();
  });

  it('know their link where the address has none: links and login stay its own', async () => {
    show(() => jsonAnswer(valid));
    await userEvent.click(await screen.findByText('history'));
    await screen.findByRole('heading', { name: 'history of the link' });
    expect(linksOfHeader()).toEqual([eStorage]);
    expect(pageSession.get()).toEqual({
      kind: 'download',
      loginPath: '/downloadurl/login/index/tk_1',
    });
  });

  it('have no e-storage link, and ask nothing, where no link is known', async () => {
    const asked = show(() => jsonAnswer(valid), '/downloadurl/reportStatusUpdateHistory');
    expect(await screen.findByRole('heading', { name: 'history of the link' })).toBeTruthy();
    expect(linksOfHeader()).toEqual([]);
    expect(asked()).toEqual([]);
  });
});
