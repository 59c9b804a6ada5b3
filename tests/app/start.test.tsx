import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerenderLogin } from '../../src/app/prerender.tsx';
import { start } from '../../src/app/start.tsx';
import { setLanguage } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import { mayBeLoggedIn, setLoginHint } from '../../src/lib/login-hint.ts';
import { jsonAnswer, noAnswer, stubApi } from '../support/api.ts';
import { png, frameAnswers } from '../support/settings.ts';

let root: HTMLElement;

/** Starts the portal at an address, in the root element of the test. */
async function openPortal(address: string, language: Language = 'ja'): Promise<void> {
  setLanguage(language);
  history.replaceState(null, '', address);
  stubApi({
    ...frameAnswers(),
    'GET /user/me': noAnswer,
    'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
    'GET /bills/counts': noAnswer,
    'GET /notices/operator': noAnswer,
  });
  await act(() => start(root));
  // The page still imports its parts. Imports after the end of the test would fail.
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

it('a logged-in customer stays on the opened page, whose first title is in the chosen language', async () => {
  document.title = 'マイページ';
  setLoginHint();
  await openPortal('/demo/mypage/userNotice', 'en');
  expect(location.pathname).toBe('/demo/mypage/userNotice');
  expect(document.title).toBe('My Page');
  expect(document.documentElement.lang).toBe('en');
});

it.each(['/', '/demo', '/demo/other/top'])(
  'the portal shows the catch-all page at %s (S1)',
  async (address) => {
    await openPortal(address);
    expect(screen.getByRole('heading').textContent).toBe('ページが見つかりません');
    await waitFor(() => expect(document.title).toBe('ページが見つかりません'));
  },
);

it('the login address opens the top page for a logged-in customer, once per login and within a day', async () => {
  history.replaceState(null, '', '/demo/mypage/');
  document.cookie = 'XSRF-TOKEN=abc; path=/';
  const setCookieSpy = vi.spyOn(document, 'cookie', 'set');
  setLoginHint();
  const hintCookie = 'mypage_login=1;path=/demo/mypage;max-age=86400;SameSite=Lax';
  expect(setCookieSpy).toHaveBeenCalledExactlyOnceWith(hintCookie);
  root.innerHTML = '<form></form>';
  await openPortal('/demo/mypage/');
  expect(location.pathname).toBe('/demo/mypage/top');
  expect(root.querySelector('form')).toBeNull();
  expect(mayBeLoggedIn()).toBe(false);
});

describe('the prerendered login page', () => {
  it.each([
    ['ja', 'ログイン', 'ログインID'],
    ['en', 'Log in', 'Login ID'],
  ] as const)('is complete in its language: %s', async (language, title, label) => {
    history.replaceState(null, '', '/demo/mypage/');
    const page = (await prerenderLogin())[language];
    expect(page.title).toBe(title);
    root.innerHTML = page.html;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('button', { name: title }).getAttribute('type')).toBe('submit');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/demo/mypage/apply/step1');
  });

  const insertPrerenderedPage = async (lang: Language): Promise<HTMLElement> => {
    history.replaceState(null, '', '/demo/mypage/');
    root.innerHTML = (await prerenderLogin())[lang].html;
    root.lang = lang;
    return screen.getByRole('heading', { level: 1 });
  };

  it('is hydrated, so that entries and focus are kept', async () => {
    const heading = await insertPrerenderedPage('ja');
    await openPortal('/demo/mypage/');
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy();
  });

  it('is replaced by the page in the stored language if its inline script did not run', async () => {
    await insertPrerenderedPage('ja');
    await openPortal('/demo/mypage/', 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in');
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });
});
