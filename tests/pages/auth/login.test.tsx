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
import { pathAfterLogin } from '../../../src/pages/auth/login-rules.ts';
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
import { waitForGuard } from '../../support/click-guard.ts';
import { isFocusAround } from '../../support/focus.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { png, frameAnswers } from '../../support/settings.ts';
import { messagesToOtherTabs } from './auth-pages.tsx';

const logins = () => bodiesSentTo('POST /auth/login');

interface Situation {
  topPage?: ReactNode;
  loginPage?: ReactNode;
}

async function open(
  answer: () => Response | Promise<Response>,
  { topPage = <p>The top page</p>, loginPage: shownPage = <LoginPage /> }: Situation = {},
): Promise<void> {
  stubApi({
    ...frameAnswers(),
    'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
    'GET /user/me': () => jsonAnswer(null),
    'POST /auth/login': answer,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': shownPage,
      '/top': topPage,
      '/passwdExpired': <p>The password has expired</p>,
      '/verify': <p>A code is needed</p>,
    },
  });
  await waitFor(() => {
    if (getPendingCount() > 0) throw new Error('An answer is pending.');
  });
}

const loginId = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ログインID' });
const password = () => screen.getByLabelText<HTMLInputElement>('パスワード');
const button = () => screen.getByRole('button', { name: 'ログイン' });
const form = () => button().closest('form');

async function logIn(id = 'demo-user', secret = 'Demo-Pass-2026'): Promise<void> {
  if (id) await userEvent.type(loginId(), id);
  if (secret) await userEvent.type(password(), secret);
  await userEvent.click(button());
}

/** A page whose chunk never loads: the login page stays. */
const never = new Promise<string>(() => undefined);
const LatePage = () => <p>{use(never)}</p>;

/** The login page, whose button was pressed before its script ran (src/app/boot/login-page.ts). */
function PressedEarly() {
  useLayoutEffect(() => {
    loginId().value = 'demo-user';
    password().value = 'Demo-Pass-2026';
    const element = form();
    if (element) element.dataset['pressed'] = '';
  }, []);
  return <LoginPage />;
}

const top = () => jsonAnswer({ nextStep: 'top' });

// In the portal, these load while the customer reads the page.
beforeAll(() => import('../../../src/pages/auth/login-rules.ts'));

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  await switchLanguage('ja', 'login', 'validation');
});

describe('a login', () => {
  it.each([
    // Spaces around an ID come from copying. In a password, they may be intended.
    [' demo-user ', ' pass word '],
    ['　ｄｅｍｏ－ｕｓｅｒ', 'ｐａｓｓ'],
  ])('normalises the login ID %j, and sends the password %j unchanged', async (id, secret) => {
    await open(top);
    const steps = history.length;
    await logIn(id, secret);
    expect(await screen.findByText('The top page')).toBeDefined();
    expect(logins()).toEqual([{ loginId: 'demo-user', password: secret }]);
    // Back doesn't return to the login.
    expect(history.length).toBe(steps);
  });

  it.each([
    ['passwdExpired', 'The password has expired'],
    ['passwdTemporary', 'The password has expired'],
    ['verify', 'A code is needed'],
  ])('redirects to the next step %s and notifies the other tabs', async (nextStep, text) => {
    const tabs = messagesToOtherTabs();
    await open(() => jsonAnswer({ nextStep }));
    await logIn();
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(tabs.received).toContain('login'));
    tabs.close();
  });

  it('stays busy until the next page is displayed, and ignores further presses', async () => {
    await open(top, { topPage: <LatePage /> });
    await logIn();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/top'));
    expect(button().getAttribute('aria-busy')).toBe('true');
    waitForGuard();
    form()?.requestSubmit();
    await act(async () => loadTexts('validation'));
    expect(logins()).toHaveLength(1);
  });

  it('can be repeated after the browser refused to open the next page', async () => {
    await open(top);
    await userEvent.type(loginId(), 'demo-user');
    await userEvent.type(password(), 'Demo-Pass-2026');
    // Safari refuses when an address changes too often.
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new Error('SecurityError');
    });
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    waitForGuard();
    await userEvent.click(button());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it('is sent when the script runs if the customer pressed the button before', async () => {
    await open(() => errorAnswer('400-1-02-01'), { loginPage: <PressedEarly /> });
    await screen.findByRole('alert');
    // The inline script keeps no further press.
    expect([form()?.dataset['alive'], form()?.dataset['pressed']]).toEqual(['', undefined]);
    expect(logins()).toEqual([{ loginId: 'demo-user', password: 'Demo-Pass-2026' }]);
  });
});

describe('the page after a login', () => {
  const prefetched = vi.fn<(address: string) => void>();
  const after = async (nextStep: LoginNextStep): Promise<string> => {
    setEarlyFetch({ press: () => undefined, afterLogin: prefetched });
    return pathAfterLogin({ nextStep });
  };

  it.each([
    ['the top page', paths.top()],
    ['the return path', `${paths.bills()}?sort=priceAsc&page=2`],
  ])('is prefetched: %s', async (_, path) => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path }));
    expect(await after('top')).toBe(path);
    expect(prefetched.mock.calls).toEqual([[path]]);
  });

  it.each(['verify', 'passwdExpired'] as const)(
    'is not prefetched, and the previous customer is forgotten, when the next step is %s',
    async (nextStep) => {
      pageCustomer.set({ key: 'cust-midori-01', name: '緑商事株式会社' });
      await after(nextStep);
      expect(pageCustomer.get()).toBeUndefined();
      expect(prefetched).not.toHaveBeenCalled();
    },
  );
});

describe('a failed login', () => {
  it.each([[[]], [['loginId', 'password']]])(
    'shows one message above the form for a wrong login ID or password with the target %j',
    async (target) => {
      await open(() => refusal('400-1-02-01', target));
      await logIn('demo-user', 'wrong');
      await screen.findByRole('alert');
      expect(screen.getAllByText(/ログインIDまたはパスワードが正しくありません/)).toHaveLength(1);
      expect(document.querySelector('[aria-invalid]')).toBeNull();
      expect([loginId().value, password().value]).toEqual(['demo-user', 'wrong']);
      // Typing replaces the wrong password.
      expect(document.activeElement).toBe(password());
      expect([password().selectionStart, password().selectionEnd]).toEqual([0, 5]);
      const link = screen.getByRole('link', { name: 'パスワードを再設定する' });
      expect(link.getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    },
  );

  it.each([
    ['400-1-02-02', /./],
    ['400-1-02-03', /メールの案内に沿ってお手続きください。/],
    ['400-1-02-04', /./],
    ['400-1-02-08', /./],
    ['429-1-05-01', /./],
  ])('shows and focuses the message of %s, and offers no new password', async (code, text) => {
    await open(() => refusal(code, code.startsWith('400') ? ['loginId'] : []));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(isFocusAround(alert)).toBe(true);
    expect(screen.queryByRole('link', { name: 'パスワードを再設定する' })).toBeNull();
  });

  it('shows the details for support after an unexpected error', async () => {
    await open(() => errorAnswer('400-1-99-99'));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.contains(await screen.findByText(getFlowId()))).toBe(true);
  });

  it('removes its message when the button is pressed again', async () => {
    const next = deferred<Response>();
    let calls = 0;
    await open(() => (calls++ === 0 ? errorAnswer('400-1-02-01') : next.promise));
    await logIn();
    await screen.findByRole('alert');
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    waitForGuard();
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    next.resolve(top());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it.each(['500-1-00-01', '402-1-00-01'])('shows %s in the message area', async (code) => {
    await open(() => errorAnswer(code));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(form()?.parentElement?.contains(alert)).toBe(false);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('the login form', () => {
  it('reports each missing entry until it is corrected, with the focus on the first', async () => {
    await open(top);
    await logIn('', '');
    expect(await screen.findByText('ログインIDを入力してください。')).toBeDefined();
    expect(screen.getByText('パスワードを入力してください。')).toBeDefined();
    expect(document.activeElement).toBe(loginId());
    expect(logins()).toEqual([]);
    await userEvent.type(loginId(), 'd');
    expect(screen.queryByText('ログインIDを入力してください。')).toBeNull();
    expect(screen.getByText('パスワードを入力してください。')).toBeDefined();
  });

  it('has the attributes that keyboards and password managers need, and never sends a GET', async () => {
    await open(top);
    const attributes = (field: HTMLElement) =>
      ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint'].map((name) =>
        field.getAttribute(name),
      );
    expect(attributes(loginId())).toEqual(['username', 'none', 'off', 'false', 'next']);
    expect(attributes(password())).toEqual(['current-password', 'none', null, 'false', 'go']);
    expect([form()?.noValidate, form()?.method]).toEqual([true, 'post']);
  });
});

it('the login page shows the issuer, and the links for other visitors', async () => {
  await open(top);
  expect(screen.getByText('東都電子商事 Web明細サービス', { selector: 'p' })).toBeDefined();
  const logo = form()?.parentElement?.querySelector('img');
  expect(logo?.src).toContain(png);
  // The title next to the logo names the issuer.
  expect(logo?.alt).toBe('');
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('パスワードをお忘れの方')).toBe('/demo/mypage/bapRepublishPasswd');
  expect(addressOf('新規アカウント登録')).toBe('/demo/mypage/apply/step1');
});
