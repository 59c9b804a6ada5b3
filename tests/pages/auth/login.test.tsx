import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useLayoutEffect, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginNextStep } from '../../../generated/model/loginNextStep.ts';
import { getFlowId } from '../../../src/api/identity.ts';
import { getPendingCount } from '../../../src/api/pending.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { paths } from '../../../src/lib/paths.ts';
import { LoginPage } from '../../../src/pages/auth/LoginPage.tsx';
import { completeLogin } from '../../../src/pages/auth/login-rules.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { setEarlyFetch } from '../../../src/shell/links/early-fetch.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import {
  errorAnswer,
  jsonAnswer,
  stubApi,
  refusal,
  bodiesSentTo,
  deferred,
} from '../../support/api.ts';
import { nextTask } from '../../shell/show-pages.tsx';
import { openOtherTab } from '../../shell/session/other-tab.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { isFocusAround } from '../../support/focus.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { png, frameAnswers } from '../../support/settings.ts';

const getSentLogins = () => bodiesSentTo('POST /auth/login');

async function openLogin(
  loginAnswer: () => Response | Promise<Response>,
  pages: Readonly<Record<string, ReactNode>> = {},
): Promise<void> {
  stubApi({
    ...frameAnswers(),
    'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
    'GET /user/me': () => jsonAnswer(null),
    'POST /auth/login': loginAnswer,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': <LoginPage />,
      '/top': <p>The top page</p>,
      '/passwdExpired': <p>The password has expired</p>,
      '/verify': <p>A code is needed</p>,
      ...pages,
    },
  });
  await waitFor(() => {
    if (getPendingCount() > 0) throw new Error('An answer is pending.');
  });
}

const getLoginIdField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ログインID' });
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>('パスワード');
const getLoginButton = () => screen.getByRole('button', { name: 'ログイン' });
const getLoginForm = () => getLoginButton().closest('form');

async function logIn(loginId = 'demo-user', password = 'Demo-Pass-2026'): Promise<void> {
  if (loginId) await userEvent.type(getLoginIdField(), loginId);
  if (password) await userEvent.type(getPasswordField(), password);
  await userEvent.click(getLoginButton());
}

// The chunk of the next page never loads, so the login page stays.
const neverLoadedText = new Promise<string>(() => undefined);
const PageThatNeverLoads = () => <p>{use(neverLoadedText)}</p>;

/** The login page whose button was pressed before the script ran (src/app/boot/login-page.ts). */
function LoginPagePressedEarly() {
  useLayoutEffect(() => {
    getLoginIdField().value = 'demo-user';
    getPasswordField().value = 'Demo-Pass-2026';
    const form = getLoginForm();
    if (form) form.dataset['pressed'] = '';
  }, []);
  return <LoginPage />;
}

const topAnswer = () => jsonAnswer({ nextStep: 'top' });

// In the portal, the login rules load while the customer reads the page.
beforeAll(() => import('../../../src/pages/auth/login-rules.ts'));

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  await switchLanguage('ja', 'login', 'validation');
});

describe('a login', () => {
  it.each([
    // Spaces around an ID come from copying. Spaces in a password may be intended.
    [' demo-user ', ' pass word '],
    ['　ｄｅｍｏ－ｕｓｅｒ', 'ｐａｓｓ'],
  ])('normalises login ID %j, and sends the password %j unchanged', async (loginId, password) => {
    await openLogin(topAnswer);
    const historyLength = history.length;
    await logIn(loginId, password);
    expect(await screen.findByText('The top page')).toBeDefined();
    expect(getSentLogins()).toEqual([{ loginId: 'demo-user', password }]);
    // Back doesn't return to the login.
    expect(history.length).toBe(historyLength);
  });

  it.each([
    ['passwdExpired', 'The password has expired'],
    ['passwdTemporary', 'The password has expired'],
    ['verify', 'A code is needed'],
  ])('redirects to the next step %s and notifies the other tabs', async (nextStep, text) => {
    const otherTab = openOtherTab();
    await openLogin(() => jsonAnswer({ nextStep }));
    await logIn();
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(otherTab.receivedMessages).toContain('login'));
  });

  it('does not replace a page that the customer has opened before the answer', async () => {
    const answer = deferred<Response>();
    await openLogin(() => answer.promise, { '/bapRepublishPasswd': <p>The reissue page</p> });
    await logIn();
    await waitFor(() => expect(getSentLogins()).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await screen.findByText('The reissue page');
    answer.resolve(topAnswer());
    await waitFor(() => expect(getPendingCount()).toBe(0));
    await act(nextTask);
    await act(nextTask);
    expect(screen.queryByText('The top page')).toBeNull();
  });

  it('stays busy until the next page is displayed, and ignores further presses', async () => {
    await openLogin(topAnswer, { '/top': <PageThatNeverLoads /> });
    await logIn();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/top'));
    expect(getLoginButton().getAttribute('aria-busy')).toBe('true');
    waitForGuard();
    getLoginForm()?.requestSubmit();
    await act(async () => loadTexts('validation'));
    expect(getSentLogins()).toHaveLength(1);
  });

  it('can be repeated after the browser refused to open the next page', async () => {
    await openLogin(topAnswer);
    await userEvent.type(getLoginIdField(), 'demo-user');
    await userEvent.type(getPasswordField(), 'Demo-Pass-2026');
    // Safari refuses when an address changes too often.
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new Error('SecurityError');
    });
    await userEvent.click(getLoginButton());
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(getLoginButton().getAttribute('aria-busy')).not.toBe('true'));
    waitForGuard();
    await userEvent.click(getLoginButton());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it('is sent as soon as the script runs if the customer pressed the button earlier', async () => {
    await openLogin(() => errorAnswer('400-1-02-01'), { '/': <LoginPagePressedEarly /> });
    await screen.findByRole('alert');
    // The form is marked as alive, so the inline script records no further press.
    const formDataset = getLoginForm()?.dataset;
    expect([formDataset?.['alive'], formDataset?.['pressed']]).toEqual(['', undefined]);
    expect(getSentLogins()).toEqual([{ loginId: 'demo-user', password: 'Demo-Pass-2026' }]);
  });
});

describe('the page after a login', () => {
  const prefetchPage = vi.fn<(address: string) => void>();
  const pathAfterLogin = async (nextStep: LoginNextStep): Promise<string> => {
    setEarlyFetch({ onPress: () => undefined, onLogin: prefetchPage });
    return completeLogin({ nextStep });
  };

  it.each([
    ['the top page', paths.top()],
    ['the return path', `${paths.bills()}?sort=priceAsc&page=2`],
  ])('is prefetched if it is %s', async (_, path) => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path }));
    expect(await pathAfterLogin('top')).toBe(path);
    expect(prefetchPage.mock.calls).toEqual([[path]]);
  });

  it.each(['verify', 'passwdExpired'] as const)(
    'is not prefetched, and the previous customer is forgotten, when the next step is %s',
    async (nextStep) => {
      pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
      await pathAfterLogin(nextStep);
      expect(pageCustomer.get()).toBeUndefined();
      expect(prefetchPage).not.toHaveBeenCalled();
    },
  );
});

describe('a failed login', () => {
  it.each([[[]], [['loginId', 'password']]])(
    'shows one message above the form for a wrong login ID or password with the target %j',
    async (target) => {
      await openLogin(() => refusal('400-1-02-01', target));
      await logIn('demo-user', 'wrong');
      await screen.findByRole('alert');
      expect(screen.getAllByText(/ログインIDまたはパスワードが正しくありません/)).toHaveLength(1);
      expect(document.querySelector('[aria-invalid]')).toBeNull();
      expect([getLoginIdField().value, getPasswordField().value]).toEqual(['demo-user', 'wrong']);
      // Typing replaces the wrong password.
      expect(document.activeElement).toBe(getPasswordField());
      expect([getPasswordField().selectionStart, getPasswordField().selectionEnd]).toEqual([0, 5]);
      const link = screen.getByRole('link', { name: 'パスワードを再設定する' });
      expect(link.getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    },
  );

  it.each([
    ['400-1-02-02', /./],
    ['400-1-02-03', /メールの案内に沿ってお手続きください。/],
    ['400-1-02-04', /./],
    ['400-1-02-08', /./],
    ['400-1-00-02', /./],
    ['429-1-05-01', /./],
  ])('focuses the message of %s, and offers no link for a new password', async (code, text) => {
    await openLogin(() => refusal(code, code.startsWith('400-1-02') ? ['loginId'] : []));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(isFocusAround(alert)).toBe(true);
    expect(screen.queryByRole('link', { name: 'パスワードを再設定する' })).toBeNull();
  });

  it('shows the details for support after an unexpected error', async () => {
    await openLogin(() => errorAnswer('400-1-99-99'));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.contains(await screen.findByText(getFlowId()))).toBe(true);
  });

  it('removes the message when the button is pressed again', async () => {
    const secondAnswer = deferred<Response>();
    let callCount = 0;
    await openLogin(() => (callCount++ === 0 ? errorAnswer('400-1-02-01') : secondAnswer.promise));
    await logIn();
    await screen.findByRole('alert');
    await waitFor(() => expect(getLoginButton().getAttribute('aria-busy')).not.toBe('true'));
    waitForGuard();
    await userEvent.click(getLoginButton());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    secondAnswer.resolve(topAnswer());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it.each(['500-1-00-01', '402-1-00-01'])('shows the error %s outside the form', async (code) => {
    await openLogin(() => errorAnswer(code));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(getLoginForm()?.parentElement?.contains(alert)).toBe(false);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('the login form', () => {
  it('reports each missing entry until it is corrected, and focuses the first field', async () => {
    await openLogin(topAnswer);
    await logIn('', '');
    expect(await screen.findByText('ログインIDを入力してください。')).toBeDefined();
    expect(screen.getByText('パスワードを入力してください。')).toBeDefined();
    expect(document.activeElement).toBe(getLoginIdField());
    expect(getSentLogins()).toEqual([]);
    await userEvent.type(getLoginIdField(), 'd');
    expect(screen.queryByText('ログインIDを入力してください。')).toBeNull();
    expect(screen.getByText('パスワードを入力してください。')).toBeDefined();
  });

  it('has the attributes that keyboards and password managers need, and never sends a GET', async () => {
    await openLogin(topAnswer);
    const attributesOf = (field: HTMLElement) =>
      ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint'].map(
        (attribute) => field.getAttribute(attribute),
      );
    expect(attributesOf(getLoginIdField())).toEqual(['username', 'none', 'off', 'false', 'next']);
    const passwordAttributes = attributesOf(getPasswordField());
    expect(passwordAttributes).toEqual(['current-password', 'none', null, 'false', 'go']);
    expect([getLoginForm()?.noValidate, getLoginForm()?.method]).toEqual([true, 'post']);
  });
});

it('the login page shows the issuer, and links for visitors without a password or an account', async () => {
  await openLogin(topAnswer);
  expect(screen.getByText('東都電子商事 Web明細サービス', { selector: 'p' })).toBeDefined();
  const logo = getLoginForm()?.parentElement?.querySelector('img');
  expect(logo?.src).toContain(png);
  // The title next to the logo names the issuer.
  expect(logo?.alt).toBe('');
  const addressOf = (linkName: string) =>
    screen.getByRole('link', { name: linkName }).getAttribute('href');
  expect(addressOf('パスワードをお忘れの方')).toBe('/demo/mypage/bapRepublishPasswd');
  expect(addressOf('新規アカウント登録')).toBe('/demo/mypage/apply/step1');
});
