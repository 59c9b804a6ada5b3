import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadLoginPage } from '../../../src/pages/download-link/DownloadLoginPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { messageStore, showMessage } from '../../../src/shell/messages/message-store.ts';
import { onSessionEnd } from '../../../src/shell/session/session.ts';
import {
  bodiesSentTo,
  callCountOf,
  errorAnswer,
  jsonAnswer,
  noAnswer,
  noContent,
  stubApi,
  type Answers,
} from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { frameAnswers } from '../../support/settings.ts';

const validLink = {
  state: 'valid',
  isLoggedIn: false,
  title: '2026年10月分 ご請求書のお知らせ',
  expiresAt: '2026-12-21T23:59:59+09:00',
  customerName: null,
  titleOfHonor: null,
  isDisplayEStorageLink: false,
};
const expiredAt = '2026-10-31T23:59:59+09:00';
const expiredLink = { state: 'expired', title: validLink.title, expiredAt };
const loginPath = '/downloadurl/login/index/tk_1';
const stateRoute = 'GET /downloads/tk_1';
const loginRoute = 'POST /downloads/tk_1/login';
const loggedInAnswer = () => jsonAnswer({ ...validLink, isLoggedIn: true });

function openLogin(answers: Answers, startPath = loginPath): void {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    at: startPath,
    layout: <PublicLayout />,
    pages: {
      '/downloadurl/login/index/:token': <DownloadLoginPage />,
      '/downloadurl/list/:token': <h1>The list</h1>,
      '/downloadurl/ehozonSetting/:token': <h1>The storage</h1>,
      '/from': (
        <Link to={loginPath} state={{ linkPlace: { page: 'downloadEStorage', search: '?x=1' } }}>
          on
        </Link>
      ),
    },
  });
}

const findPasswordField = () => screen.findByLabelText<HTMLInputElement>(/^パスワード(?!を)/);
const pressShowFiles = async () =>
  userEvent.click(screen.getByRole('button', { name: '書類を表示する' }));
const logIn = async (typedPassword = 'Demo-Pass-2026') => {
  await userEvent.type(await findPasswordField(), typedPassword);
  await pressShowFiles();
};

beforeEach(() => switchLanguage('ja', 'download-link', 'validation', 'form', 'flow'));

describe('the login of a download link', () => {
  it('sends the password when the button is pressed, begins a new session, and opens the list', async () => {
    const onEnd = vi.fn<() => void>();
    onSessionEnd(onEnd);
    openLogin({ [stateRoute]: () => jsonAnswer(validLink), [loginRoute]: noContent });
    await findPasswordField();
    expect(callCountOf(loginRoute)).toBe(0);
    expect(onEnd).not.toHaveBeenCalled();
    const historyLength = history.length;
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    // Back doesn't return to the login.
    expect(history.length).toBe(historyLength);
    expect(bodiesSentTo(loginRoute)).toEqual([{ password: 'Demo-Pass-2026' }]);
    // The end of the earlier session deletes the data of its customer.
    expect(onEnd).toHaveBeenCalled();
  });

  it('shows the title and expiry date of the download link, and only one portal link: to the password reissue', async () => {
    openLogin({ [stateRoute]: () => jsonAnswer(validLink) });
    await findPasswordField();
    const terms = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(terms).toEqual([
      ['対象', validLink.title],
      ['有効期限', '2026/12/21\u00A023:59'],
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /mypage\/(top|bap|user|$)/.test(href ?? ''))).toEqual([
      '/demo/mypage/bapRepublishPasswd',
    ]);
  });

  it('shows a link to the login of the portal if the password has expired', async () => {
    openLogin({
      [stateRoute]: () => jsonAnswer(validLink),
      [loginRoute]: () => errorAnswer('400-1-03-11'),
    });
    await logIn();
    const link = await screen.findByRole('link', { name: 'ログイン' });
    expect(link.getAttribute('href')).toBe('/demo/mypage');
  });

  it.each([true, false])('redirects to the requested page (logged in: %s)', async (isLoggedIn) => {
    const stateAnswer = () => jsonAnswer({ ...validLink, isLoggedIn });
    openLogin({ [stateRoute]: stateAnswer, [loginRoute]: noContent }, '/from');
    await userEvent.click(await screen.findByRole('link', { name: 'on' }));
    if (!isLoggedIn) await logIn();
    expect(await screen.findByRole('heading', { name: 'The storage' })).toBeTruthy();
    expect(location.search).toBe('?x=1');
  });

  it('redirects a customer who is already logged in to the link', async () => {
    const historyLength = history.length;
    openLogin({ [stateRoute]: loggedInAnswer });
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    // Otherwise, Back would open the login, which redirects again.
    expect(history.length).toBe(historyLength);
  });

  it('does not redirect a logged-in customer who was sent here with a message', async () => {
    showMessage({ status: 'error', message: 'ログインしてください' });
    openLogin({ [stateRoute]: loggedInAnswer, [loginRoute]: noContent });
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });

  it('shows that the link has expired since the page was opened', async () => {
    let currentLink: object = validLink;
    openLogin({
      [stateRoute]: () => jsonAnswer(currentLink),
      [loginRoute]: () => {
        currentLink = expiredLink;
        return errorAnswer('404-1-08-01');
      },
    });
    await logIn();
    expect(await screen.findByText('有効期限が切れています')).toBeTruthy();
    await waitFor(() => expect(messageStore.get()?.message).toContain('期限が過ぎています'));
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(screen.queryByLabelText(/^パスワード(?!を)/)).toBeNull();
  });
});

describe('a download link', () => {
  it('keeps its form while its state is fetched again', async () => {
    const answers = [() => jsonAnswer(validLink), noAnswer];
    openLogin({
      [stateRoute]: () => answers.shift()?.() ?? new Error('unexpected further request'),
      [loginRoute]: () => errorAnswer('404-1-08-01'),
    });
    await logIn();
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(answers).toEqual([]);
    expect((await findPasswordField()).value).toBe('Demo-Pass-2026');
    expect(document.querySelector('main [data-loading]')).toBeNull();
  });

  it('shows its title, its expiry date and the issuer after it has expired', async () => {
    openLogin({ [stateRoute]: () => jsonAnswer(expiredLink) });
    const text = await screen.findByText(/「2026年10月分 ご請求書のお知らせ」は/);
    expect(text.textContent).toMatch(/2026\/10\/31\s23:59 まで/);
    expect(await screen.findByText(/東都電子商事 Web明細サービス）へお問い合わせ/)).toBeTruthy();
    expect(screen.queryByLabelText(/^パスワード(?!を)/)).toBeNull();
  });

  it("refers to the issuer if the issuer's name is unknown", async () => {
    openLogin({ [stateRoute]: () => jsonAnswer(expiredLink), 'GET /setting/info': noAnswer });
    const text = '書類が必要な場合は、発行元へお問い合わせください。';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [{ state: 'expired', title: '書類' }, '「書類」の公開は終了しました。'],
    [{ state: 'expired', expiredAt: expiredLink.expiredAt }, /2026\/10\/31\s23:59 に切れました/],
  ])('shows the readable parts of the answer %o', async (answer, text) => {
    collectContractWarnings();
    openLogin({ [stateRoute]: () => jsonAnswer(answer) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows an error, but no contents and no link to the top page, when the link is unknown (S8)', async () => {
    openLogin({ [stateRoute]: () => errorAnswer('401-1-08-01') });
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });
});
