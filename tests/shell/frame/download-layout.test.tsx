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

const validLink: DownloadUrlState = {
  state: 'valid',
  isLoggedIn: true,
  title: '東都電子商事からの書類',
  expiresAt: '2026-12-19T10:00:00+09:00',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};
const sessionAnswer = (token: string) =>
  jsonAnswer({ token, title: validLink.title, expiresAt: validLink.expiresAt });
type Answer = () => Response | Promise<Response> | Error;

const historyPath = '/downloadurl/reportStatusUpdateHistory';
const HistoryStub = () => <h1>history of {useOpenLink().token}</h1>;
const LoginStub = () => (
  <>
    <h1>the login of the link</h1>
    <p>then {pathAfterLinkLogin('tk_1', useLocation().state)}</p>
  </>
);
const listPage = (
  <>
    <h1>list</h1>
    <Link to={historyPath}>history</Link>
    <Link to="/downloadurl/list/tk_2">another link</Link>
    <input type="checkbox" aria-label="select" />
  </>
);

/**
 * Opens a page of the link tk_1.
 *
 * @returns the mock that answers for the state of the link
 */
const openPage = (answer: Answer, path = '/downloadurl/list/tk_1', otherAnswers: Answers = {}) => {
  const linkMock = vi.fn<Answer>(answer);
  showPages({
    layout: <DownloadLayout />,
    pages: {
      '/downloadurl/list/:token': listPage,
      [historyPath]: <HistoryStub />,
      '/downloadurl/ehozonSetting/:token': <h1>storage</h1>,
    },
    outside: { '/downloadurl/login/index/:token': <LoginStub />, '*': <h1>another page</h1> },
    at: path,
    answers: { 'GET /downloads/tk_1': linkMock, ...otherAnswers },
  });
  return linkMock;
};
const openValidLink = (path?: string, otherAnswers?: Answers) =>
  openPage(() => jsonAnswer(validLink), path, otherAnswers);
const findHeading = (headingText: string) => screen.findByRole('heading', { name: headingText });
const openHistory = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name: 'history' }));
const getHeaderLinks = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const eStorageLink = ['電子保存連携設定', '/demo/mypage/downloadurl/ehozonSetting/tk_1'];

describe('a page opened by a mailed link', () => {
  it('shows nothing until the state of the link is known (S4)', async () => {
    const answer = deferred<Response>();
    const linkMock = openPage(() => answer.promise);
    await waitFor(() => expect(linkMock).toHaveBeenCalled());
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    answer.resolve(jsonAnswer(validLink));
    expect(await findHeading('list')).toBeTruthy();
  });

  it('shows and keeps nothing of the customer after a 402', async () => {
    const onEnd = vi.fn<() => void>();
    onSessionEnd(onEnd);
    const linkMock = openValidLink();
    await findHeading('list');
    expect(onEnd).not.toHaveBeenCalled();
    linkMock.mockImplementation(() => errorAnswer('402-1-00-01'));
    await openHistory();
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('shows the customer’s name and the link’s e-storage page, without account, logout and tabs', async () => {
    openValidLink();
    const nameElement = await screen.findByTitle(/株式会社青葉/);
    expect(nameElement.textContent).toMatch(/株式会社青葉.*御中/);
    expect(getHeaderLinks()).toEqual([eStorageLink]);
  });

  it('shows no e-storage link if the link has none', async () => {
    openPage(() => jsonAnswer({ ...validLink, isDisplayEStorageLink: false }));
    await findHeading('list');
    expect(getHeaderLinks()).toEqual([]);
  });

  it.each([
    ['does not arrive', () => new TypeError('Failed to fetch')],
    ['is an error of the server', () => errorAnswer('500-1-00-01')],
    ['reports an unknown link', () => errorAnswer('401-1-08-01')],
  ])('shows no name if the answer %s', async (_, answer) => {
    openPage(answer);
    expect(await screen.findByRole('heading', { name: 'list', hidden: true })).toBeTruthy();
    expect(getHeaderLinks()).toEqual([]);
    expect(location.pathname).toBe('/demo/mypage/downloadurl/list/tk_1');
  });

  it('redirects to the login of the link after a 401, and keeps the search of the portal’s login', async () => {
    localStorage.setItem('billSearchCondition.demo', '{}');
    openPage(() => errorAnswer('401-1-02-01'), '/downloadurl/list/tk_1?page=2');
    expect(await screen.findByText('then /downloadurl/list/tk_1?page=2')).toBeTruthy();
    expect(messageStore.get()).not.toBeNull();
    expect(localStorage.getItem('billSearchCondition.demo')).toBe('{}');
  });

  it('uses the login and history of another link after a navigation, without the old selection', async () => {
    openValidLink(undefined, {
      'GET /downloads/tk_2': () => jsonAnswer({ ...validLink, customerName: '緑商会' }),
    });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(await screen.findByRole('link', { name: 'another link' }));
    expect(await screen.findByTitle(/緑商会/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
    expect(pageSession.get().loginPath).toBe('/downloadurl/login/index/tk_2');
    await openHistory();
    expect(await findHeading('history of tk_2')).toBeTruthy();
  });

  it.each([
    ['the browser is not logged in', { ...validLink, isLoggedIn: false }],
    ['the link has expired', { state: 'expired', title: '書類', expiredAt: validLink.expiresAt }],
    ['the link has an unknown state', { state: 'paused' }],
  ])('is replaced by the login of the link if %s', async (_, linkState) => {
    const historyLength = history.length;
    openPage(() => jsonAnswer(linkState), '/downloadurl/ehozonSetting/tk_1?a=b');
    expect(await findHeading('the login of the link')).toBeTruthy();
    expect(screen.getByText('then /downloadurl/ehozonSetting/tk_1?a=b')).toBeTruthy();
    expect(messageStore.get()).toBeNull();
    expect(JSON.stringify(history.state)).not.toContain('tk_1');
    expect(history.length).toBe(historyLength);
  });

  it.each(['isLoggedIn', 'state'] as const)(
    'does not redirect to the login if the answer lacks %s',
    async (missingField) => {
      collectContractWarnings();
      const { [missingField]: _missing, ...incompleteLink } = validLink;
      openPage(() => jsonAnswer(incompleteLink));
      expect(await findHeading('list')).toBeTruthy();
    },
  );

  it('explains a malformed token without a request', async () => {
    const linkMock = openValidLink('/downloadurl/list/%3Cb%3E');
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(linkMock).not.toHaveBeenCalled();
  });

  it('fetches the link again on each route change, and keeps the name if the call fails', async () => {
    const linkMock = openValidLink();
    await findHeading('list');
    linkMock.mockImplementation(() => errorAnswer('500-1-00-01'));
    await openHistory();
    await findHeading('history of tk_1');
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(linkMock).toHaveBeenCalledTimes(2);
    expect(screen.getByTitle(/株式会社青葉/)).toBeTruthy();
  });

  it('keeps its link on a page whose address has no token', async () => {
    openValidLink();
    await openHistory();
    await findHeading('history of tk_1');
    expect(getHeaderLinks()).toEqual([eStorageLink]);
    const loginPath = '/downloadurl/login/index/tk_1';
    expect(pageSession.get()).toEqual({ kind: 'download', loginPath });
  });
});

describe('a page that is loaded without a token', () => {
  it('fetches the token of the link that contains the bill', async () => {
    const linkMock = openValidLink(`${historyPath}?billId=bill-1`, {
      'GET /download-session': ({ path }) =>
        sessionAnswer(path.endsWith('?billId=bill-1') ? 'tk_1' : 'tk_other'),
    });
    expect(await findHeading('history of tk_1')).toBeTruthy();
    expect(linkMock).toHaveBeenCalledOnce();
    expect(getHeaderLinks()).toEqual([eStorageLink]);
  });

  it.each(['401-1-08-01', '401-1-02-01', '401-1-00-01'] as const)(
    'explains after the error %s that the customer has to open the link in the mail',
    async (code) => {
      openValidLink(historyPath, { 'GET /download-session': () => errorAnswer(code) });
      expect(await screen.findByText(/メールに記載されたURLを、再度開いて/)).toBeTruthy();
      expect(location.pathname).toBe(`/demo/mypage${historyPath}`);
      expect(getHeaderLinks()).toEqual([]);
      expect(pageSession.get()).toEqual({ kind: 'download', loginPath: '/' });
    },
  );

  it('can fetch the token again', async () => {
    const answer = vi.fn<Answer>(() => sessionAnswer('tk_1'));
    answer.mockReturnValueOnce(new TypeError('Failed to fetch'));
    openValidLink(historyPath, { 'GET /download-session': answer });
    expect(await findHeading('ページを表示できません')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await findHeading('history of tk_1')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'ページを表示できません' })).toBeNull();
  });
});
