import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { DownloadLayout, useOpenLink } from '../../../src/shell/frame/DownloadLayout.tsx';
import { pathAfterLinkLogin } from '../../../src/shell/session/link-return-page.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { onSessionEnd, pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, type Answers, deferred } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { showPages } from '../show-pages.tsx';

const valid: DownloadUrlState = {
  state: 'valid',
  isLoggedIn: true,
  title: '東都電子商事からの書類',
  expiresAt: '2026-12-19T10:00:00+09:00',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};
const session = (token: string) =>
  jsonAnswer({ token, title: valid.title, expiresAt: valid.expiresAt });
type Answer = () => Response | Promise<Response> | Error;

const historyPath = '/downloadurl/reportStatusUpdateHistory';
const History = () => <h1>history of {useOpenLink().token}</h1>;
const Login = () => (
  <>
    <h1>the login of the link</h1>
    <p>then {pathAfterLinkLogin('tk_1', useLocation().state)}</p>
  </>
);
const list = (
  <>
    <h1>list</h1>
    <Link to={historyPath}>history</Link>
    <Link to="/downloadurl/list/tk_2">another link</Link>
  </>
);

/**
 * Opens a page of the link tk_1.
 *
 * @returns the mock that answers for the state of the link
 */
const show = (answer: Answer, at = '/downloadurl/list/tk_1', more: Answers = {}) => {
  const link = vi.fn<Answer>(answer);
  showPages({
    layout: <DownloadLayout />,
    pages: {
      '/downloadurl/list/:token': list,
      [historyPath]: <History />,
      '/downloadurl/ehozonSetting/:token': <h1>storage</h1>,
    },
    outside: { '/downloadurl/login/index/:token': <Login />, '*': <h1>another page</h1> },
    at,
    answers: { 'GET /downloads/tk_1': link, ...more },
  });
  return link;
};
const showValid = (at?: string, more?: Answers) => show(() => jsonAnswer(valid), at, more);
const heading = (name: string) => screen.findByRole('heading', { name });
const openHistory = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name: 'history' }));
const linksOfHeader = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const eStorage = ['電子保存連携設定', '/demo/mypage/downloadurl/ehozonSetting/tk_1'];

describe('a page opened by a mailed link', () => {
  it('shows nothing until the state of the link is known (S4)', async () => {
    const answer = deferred<Response>();
    const link = show(() => answer.promise);
    await waitFor(() => expect(link).toHaveBeenCalled());
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    answer.resolve(jsonAnswer(valid));
    expect(await heading('list')).toBeTruthy();
  });

  it('shows and keeps nothing of the customer after a 402', async () => {
    const forget = vi.fn<() => void>();
    onSessionEnd(forget);
    const link = showValid();
    await heading('list');
    expect(forget).not.toHaveBeenCalled();
    link.mockImplementation(() => errorAnswer('402-1-00-01'));
    await openHistory();
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('shows the customer’s name and the link’s e-storage page, without account, logout and tabs', async () => {
    showValid();
    const name = await screen.findByTitle(/株式会社青葉/);
    expect(name.textContent).toMatch(/株式会社青葉.*御中/);
    expect(linksOfHeader()).toEqual([eStorage]);
  });

  it('shows no e-storage link if the link has none', async () => {
    show(() => jsonAnswer({ ...valid, isDisplayEStorageLink: false }));
    await heading('list');
    expect(linksOfHeader()).toEqual([]);
  });

  it.each([
    ['does not arrive', () => new TypeError('Failed to fetch')],
    ['is an error of the server', () => errorAnswer('500-1-00-01')],
    ['reports an unknown link', () => errorAnswer('401-1-08-01')],
  ])('shows no name if the answer %s', async (_, answer) => {
    show(answer);
    expect(await screen.findByRole('heading', { name: 'list', hidden: true })).toBeTruthy();
    expect(linksOfHeader()).toEqual([]);
    expect(location.pathname).toBe('/demo/mypage/downloadurl/list/tk_1');
  });

  it('redirects to the login of the link after a 401, and keeps the search of the portal’s login', async () => {
    localStorage.setItem('billSearchCondition.demo', '{}');
    show(() => errorAnswer('401-1-02-01'), '/downloadurl/list/tk_1?page=2');
    expect(await screen.findByText('then /downloadurl/list/tk_1?page=2')).toBeTruthy();
    expect(messageStore.get()).not.toBeNull();
    expect(localStorage.getItem('billSearchCondition.demo')).toBe('{}');
  });

  it('uses the login and status history of another link after a navigation to it', async () => {
    showValid(undefined, {
      'GET /downloads/tk_2': () => jsonAnswer({ ...valid, customerName: '緑商会' }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'another link' }));
    expect(await screen.findByTitle(/緑商会/)).toBeTruthy();
    expect(pageSession.get().loginPath).toBe('/downloadurl/login/index/tk_2');
    await openHistory();
    expect(await heading('history of tk_2')).toBeTruthy();
  });

  it.each([
    ['the browser is not logged in to it', { ...valid, isLoggedIn: false }],
    ['it has expired', { state: 'expired', title: '書類', expiredAt: valid.expiresAt }],
    ['only a newer server knows its state', { state: 'paused' }],
  ])('is replaced by the login of the link if %s', async (_, state) => {
    const steps = history.length;
    show(() => jsonAnswer(state), '/downloadurl/ehozonSetting/tk_1?a=b');
    expect(await heading('the login of the link')).toBeTruthy();
    expect(screen.getByText('then /downloadurl/ehozonSetting/tk_1?a=b')).toBeTruthy();
    expect(messageStore.get()).toBeNull();
    expect(JSON.stringify(history.state)).not.toContain('tk_1');
    expect(history.length).toBe(steps);
  });

  it.each(['isLoggedIn', 'state'] as const)(
    'does not require a password because an answer lacks %s',
    async (field) => {
      collectContractWarnings();
      const { [field]: _missing, ...rest } = valid;
      show(() => jsonAnswer(rest));
      expect(await heading('list')).toBeTruthy();
    },
  );

  it('explains a malformed token without a request', async () => {
    const link = showValid('/downloadurl/list/%3Cb%3E');
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(link).not.toHaveBeenCalled();
  });

  it('fetches the link again on each route change, and keeps the name if that fails', async () => {
    const link = showValid();
    await heading('list');
    link.mockImplementation(() => errorAnswer('500-1-00-01'));
    await openHistory();
    await heading('history of tk_1');
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(link).toHaveBeenCalledTimes(2);
    expect(screen.getByTitle(/株式会社青葉/)).toBeTruthy();
  });

  it('keeps its link on a page whose address has no token', async () => {
    showValid();
    await openHistory();
    await heading('history of tk_1');
    expect(linksOfHeader()).toEqual([eStorage]);
    const loginPath = '/downloadurl/login/index/tk_1';
    expect(pageSession.get()).toEqual({ kind: 'download', loginPath });
  });
});

describe('a page that is loaded without a token', () => {
  it('fetches the token by the bill', async () => {
    const link = showValid(`${historyPath}?billId=bill-1`, {
      'GET /download-session': ({ path }) =>
        session(path.endsWith('?billId=bill-1') ? 'tk_1' : 'tk_other'),
    });
    expect(await heading('history of tk_1')).toBeTruthy();
    expect(link).toHaveBeenCalledOnce();
    expect(linksOfHeader()).toEqual([eStorage]);
  });

  it.each(['401-1-08-01', '401-1-02-01', '401-1-00-01'] as const)(
    'explains after %s that the customer has to open the link in the mail',
    async (code) => {
      showValid(historyPath, { 'GET /download-session': () => errorAnswer(code) });
      expect(await screen.findByText(/メールに記載されたURLを、再度開いて/)).toBeTruthy();
      expect(location.pathname).toBe(`/demo/mypage${historyPath}`);
      expect(linksOfHeader()).toEqual([]);
      expect(pageSession.get()).toEqual({ kind: 'download', loginPath: '/' });
    },
  );

  it('can fetch the token again', async () => {
    const answer = vi.fn<Answer>(() => session('tk_1'));
    answer.mockReturnValueOnce(new TypeError('Failed to fetch'));
    showValid(historyPath, { 'GET /download-session': answer });
    expect(await heading('ページを表示できません')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await heading('history of tk_1')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'ページを表示できません' })).toBeNull();
  });
});
