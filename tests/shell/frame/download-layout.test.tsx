import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { useOpenLink } from '../../../src/shell/frame/open-link.ts';
import { pathAfterLinkLogin } from '../../../src/shell/session/link-return-page.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { onSessionEnd, pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

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

const History = () => <h1>history of {useOpenLink().token}</h1>;

/** Shows the state of its history entry: the page after the login. */
const Login = () => (
  <>
    <h1>the login of the link</h1>
    <p>leads to {pathAfterLinkLogin('tk_1', useLocation().state)}</p>
  </>
);

const historyPath = '/downloadurl/reportStatusUpdateHistory';

const show = (
  answer: Answer,
  at = '/downloadurl/list/tk_1',
  more: Parameters<typeof stubApi>[0] = {},
) => {
  const sent = stubApi({ ...frameAnswers(), 'GET /downloads/tk_1': answer, ...more });
  renderPages({
    layout: <DownloadLayout />,
    pages: {
      '/downloadurl/list/:token': (
        <>
          <h1>list</h1>
          <Link to="/downloadurl/reportStatusUpdateHistory">history</Link>
          <Link to="/downloadurl/list/tk_2">another link</Link>
        </>
      ),
      [historyPath]: <History />,
      '/downloadurl/ehozonSetting/:token': <h1>storage</h1>,
    },
    outside: {
      '/': <h1>the login of customers</h1>,
      '/downloadurl/login/index/:token': <Login />,
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

describe('a page opened by a mailed link', () => {
  it('shows nothing until the state of the link is known (S4)', async () => {
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

  it('shows nothing of the customer after a 402', async () => {
    const answers = [jsonAnswer(valid), errorAnswer('402-1-00-01')];
    show(() => answers.shift() ?? new Error('asked once more'));
    await userEvent.click(await screen.findByRole('link', { name: 'history' }));
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
  });

  it('forgets the data of the link’s session after a 402', async () => {
    const answers = [jsonAnswer(valid), errorAnswer('402-1-00-01')];
    const forget = vi.fn<() => void>();
    onSessionEnd(forget);
    show(() => answers.shift() ?? new Error('asked once more'));
    await screen.findByRole('heading', { name: 'list' });
    expect(forget).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'history' }));
    await waitFor(() => expect(forget).toHaveBeenCalledOnce());
  });

  it('shows the customer’s name and the link’s e-storage page, no account, logout or tabs', async () => {
    show(() => jsonAnswer(valid));
    const name = await screen.findByTitle(/株式会社青葉/);
    expect(name.textContent).toMatch(/株式会社青葉.*御中/);
    expect(linksOfHeader()).toEqual([eStorage]);
  });

  it('shows no e-storage link if the link has none', async () => {
    show(() => jsonAnswer({ ...valid, isDisplayEStorageLink: false }));
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
  ])('shows no name if the answer %s', async (_, answer) => {
    show(answer);
    expect(await screen.findByRole('heading', { name: 'list', hidden: true })).toBeTruthy();
    expect(linksOfHeader()).toEqual([]);
    expect(location.pathname).toBe('/demo/mypage/downloadurl/list/tk_1');
  });

  it('redirects to the login of the link if its session is over', async () => {
    show(() => errorAnswer('401-1-02-01'));
    expect(await screen.findByRole('heading', { name: 'the login of the link' })).toBeTruthy();
    expect(messageStore.get()).not.toBeNull();
  });

  it('replaces its history entry by the login, so that Back does not return to it', async () => {
    const steps = history.length;
    show(() => jsonAnswer({ ...valid, isLoggedIn: false }));
    expect(await screen.findByRole('heading', { name: 'the login of the link' })).toBeTruthy();
    expect(history.length).toBe(steps);
  });

  it('uses the login and status history of another link after a navigation to it', async () => {
    show(() => jsonAnswer(valid), '/downloadurl/list/tk_1', {
      'GET /downloads/tk_2': () => jsonAnswer({ ...valid, customerName: '緑商会' }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'another link' }));
    expect(await screen.findByTitle(/緑商会/)).toBeTruthy();
    expect(pageSession.get().loginPath).toBe('/downloadurl/login/index/tk_2');
    await userEvent.click(screen.getByRole('link', { name: 'history' }));
    expect(await screen.findByRole('heading', { name: 'history of tk_2' })).toBeTruthy();
  });

  it.each([
    ['nobody is logged in to it', { ...valid, isLoggedIn: false }],
    ['it has expired', { state: 'expired', title: '書類', expiredAt: valid.expiresAt }],
    ['only a newer server knows its state', { state: 'paused' }],
  ])('redirects to the login of the link if %s, and shows nothing before', async (_, state) => {
    show(() => jsonAnswer(state), '/downloadurl/ehozonSetting/tk_1?a=b');
    expect(await screen.findByRole('heading', { name: 'the login of the link' })).toBeTruthy();
    expect(screen.getByText('leads to /downloadurl/ehozonSetting/tk_1?a=b')).toBeTruthy();
    expect(messageStore.get()).toBeNull();
    expect(JSON.stringify(history.state)).not.toContain('tk_1');
  });

  it.each([
    ['whether one is needed', 'isLoggedIn'],
    ['what the link is good for', 'state'],
  ] as const)('does not require a password because an answer lacks %s', async (_, gone) => {
    hearOfWrongAnswers();
    const { [gone]: _gone, ...rest } = valid;
    show(() => jsonAnswer(rest));
    expect(await screen.findByRole('heading', { name: 'list' })).toBeTruthy();
  });

  it('is reopened by the login after a session that was over', async () => {
    localStorage.setItem('billSearchCondition.demo', '{}');
    show(() => errorAnswer('401-1-02-01'), '/downloadurl/list/tk_1?page=2');
    expect(await screen.findByText('leads to /downloadurl/list/tk_1?page=2')).toBeTruthy();
    // Those of a login to the portal are not the link's to forget.
    expect(localStorage.getItem('billSearchCondition.demo')).toBe('{}');
  });

  it('sends no request and explains a token that cannot be valid', async () => {
    const asked = show(() => jsonAnswer(valid), '/downloadurl/list/%3Cb%3E');
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it('fetches the link again on each route change, and keeps the name if that fails', async () => {
    const answers = [jsonAnswer(valid), errorAnswer('500-1-00-01')];
    const asked = show(() => answers.shift() ?? new TypeError('x'));
    await userEvent.click(await screen.findByText('history'));
    await screen.findByRole('heading', { name: 'history of tk_1' });
    await waitFor(() => expect(asked()).toHaveLength(2));
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(screen.getByTitle(/株式会社青葉/)).toBeTruthy();
  });

  it('keeps its link on a page whose address has no token', async () => {
    show(() => jsonAnswer(valid));
    await userEvent.click(await screen.findByText('history'));
    await screen.findByRole('heading', { name: 'history of tk_1' });
    expect(linksOfHeader()).toEqual([eStorage]);
    expect(pageSession.get()).toEqual({
      kind: 'download',
      loginPath: '/downloadurl/login/index/tk_1',
    });
  });

  it('fetches the token by the bill if the page was loaded without one', async () => {
    const asked = show(() => jsonAnswer(valid), `${historyPath}?billId=bill-1`, {
      'GET /download-session': ({ path }) =>
        jsonAnswer({
          token: path.endsWith('?billId=bill-1') ? 'tk_1' : 'tk_other',
          title: valid.title,
          expiresAt: valid.expiresAt,
        }),
    });
    expect(await screen.findByRole('heading', { name: 'history of tk_1' })).toBeTruthy();
    expect(asked()).toHaveLength(1);
    expect(linksOfHeader()).toEqual([eStorage]);
  });

  it.each(['401-1-08-01', '401-1-02-01', '401-1-00-01'] as const)(
    'explains that the link in the mail is needed if that fetch fails with %s',
    async (code) => {
      show(() => jsonAnswer(valid), historyPath, {
        'GET /download-session': () => errorAnswer(code),
      });
      expect(await screen.findByText(/メールに記載されたURLを、再度開いて/)).toBeTruthy();
      expect(location.pathname).toBe(`/demo/mypage${historyPath}`);
      expect(linksOfHeader()).toEqual([]);
      expect(pageSession.get()).toEqual({ kind: 'download', loginPath: '/' });
    },
  );

  it('can fetch the token again', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      jsonAnswer({ token: 'tk_1', title: valid.title, expiresAt: valid.expiresAt }),
    ];
    show(() => jsonAnswer(valid), historyPath, {
      'GET /download-session': () => answers.shift() ?? new Error('asked once more'),
    });
    expect(await screen.findByRole('heading', { name: 'ページを表示できません' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('heading', { name: 'history of tk_1' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'ページを表示できません' })).toBeNull();
  });
});
