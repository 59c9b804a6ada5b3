import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useLayoutEffect, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { getFlowId } from '../../../src/api/identity.ts';
import { getPending } from '../../../src/api/pending.ts';
import { LoginPage } from '../../../src/pages/auth/LoginPage.tsx';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';
import { frameAnswers, png } from '../../support/settings.ts';
import { judgeNothing } from '../../support/wrong-answers.ts';

const loginCall = 'POST /auth/login';
let sent: SentRequest[] = [];

const logins = () => sent.filter(({ path }) => path === '/auth/login');

async function open(
  answer: () => Response | Promise<Response> | Error,
  own: Parameters<typeof frameAnswers>[0] = {},
  user: unknown = null,
  settings?: () => Response | Error,
  topPage: ReactNode = <p>The top page</p>,
  loginPage: ReactNode = <LoginPage />,
): Promise<void> {
  sent = stubApi({
    ...frameAnswers(own),
    ...(settings && { 'GET /setting/info': settings }),
    'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
    'GET /user/me': () => jsonAnswer(user),
    [loginCall]: answer,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': loginPage,
      '/top': topPage,
      '/userNotice': <p>The notices</p>,
      '/passwdExpired': <p>The password has expired</p>,
      '/verify': <p>A code is needed</p>,
      '/bapRepublishPasswd': <p>Password reissue</p>,
    },
  });
  await waitFor(() => {
    if (getPending() > 0) throw new Error('An answer is still to come.');
  });
  if (settings === undefined)
    await screen.findByText('東都電子商事 Web明細サービス', { selector: 'p' });
}

const loginId = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ログインID' });
const password = () => screen.getByLabelText<HTMLInputElement>('パスワード');
const button = () => screen.getByRole('button', { name: 'ログイン' });

async function logIn(id = 'demo-user', secret = 'Demo-Pass-2026'): Promise<void> {
  const user = userEvent.setup();
  if (id) await user.type(loginId(), id);
  if (secret) await user.type(password(), secret);
  await user.click(button());
}

/** A page whose part of the portal never comes: the login page stays. */
const never = new Promise<string>(() => undefined);
const LatePage = () => <p>{use(never)}</p>;

/** The login page in a document in which it was pressed before its script ran (src/app/boot/login-page.ts). */
function PressedEarly() {
  useLayoutEffect(() => {
    loginId().value = 'demo-user';
    password().value = 'Demo-Pass-2026';
    const form = button().closest('form');
    if (form) form.dataset['pressed'] = '';
  }, []);
  return <LoginPage />;
}

/** Until a press has been judged: its rules are there already, and all else of it is calls. */
const judged = () => act(async () => loadTexts('validation'));

const top = () => jsonAnswer({ nextStep: 'top' });

// The rules and their texts come while the page is read; here nobody reads it.
beforeAll(() => import('../../../src/pages/auth/login-rules.ts'));

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  closeMessage();
  await speak();
  await loadTexts('login', 'validation');
});

describe('a login', () => {
  it('sends what was entered and leads to the top page', async () => {
    await open(top);
    await logIn(' demo-user ', ' pass word ');
    expect(await screen.findByText('The top page')).toBeDefined();
    // Blanks around an ID come from copying; in a password they may be meant.
    expect(logins().map(({ body }) => body)).toEqual([
      JSON.stringify({ loginId: 'demo-user', password: ' pass word ' }),
    ]);
  });

  it('is no step for Back: from the page after it nobody comes to the login again', async () => {
    await open(top);
    const steps = history.length;
    await logIn();
    await screen.findByText('The top page');
    expect(history.length).toBe(steps);
  });

  it('leads to the page that was asked for before it', async () => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/userNotice?page=2' }));
    await open(top);
    await logIn();
    expect(await screen.findByText('The notices')).toBeDefined();
    expect(location.search).toBe('?page=2');
  });

  it.each([
    ['the customer who was on it', 'key-of-aoba', 'The notices'],
    ['nobody else', 'key-of-midori', 'The top page'],
  ])('leads to a page that was open when a session ended: %s', async (_, owner, text) => {
    const kept = { path: '/userNotice?page=2', owner };
    sessionStorage.setItem('returnPath.demo', JSON.stringify(kept));
    await open(top, {}, { customerKey: 'key-of-aoba', customerName: null, titleOfHonor: null });
    await logIn();
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('tells the other tabs, whatever has to be done first', async () => {
    const heard = vi.fn<(event: MessageEvent<unknown>) => void>();
    const other = new BroadcastChannel('mypage.demo');
    other.addEventListener('message', heard);
    await open(() => jsonAnswer({ nextStep: 'verify' }));
    await logIn();
    await vi.waitFor(() => expect(heard.mock.calls[0]?.[0].data).toBe('login'));
    other.close();
  });

  it.each(['//example.com/', '/\\example.com', 'https://example.com/', '/../../other/'])(
    'never leads out of the portal, to %s',
    async (path) => {
      sessionStorage.setItem('returnPath.demo', JSON.stringify({ path }));
      await open(top);
      await logIn();
      expect(await screen.findByText('The top page')).toBeDefined();
    },
  );

  it.each([
    ['passwdExpired', 'The password has expired'],
    ['passwdTemporary', 'The password has expired'],
    ['verify', 'A code is needed'],
  ])('leads to what has to be done first: %s', async (nextStep, text) => {
    await open(() => jsonAnswer({ nextStep }));
    await logIn();
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('stays busy until its page is there, and takes no other press', async () => {
    await open(top, {}, null, undefined, <LatePage />);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/top'));
    expect(button().getAttribute('aria-busy')).toBe('true');
    const later = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    button().closest('form')?.requestSubmit();
    await judged();
    expect(logins()).toHaveLength(1);
  });

  it('whose page the browser does not let open says so, and can be tried again', async () => {
    await open(top);
    await userEvent.type(loginId(), 'demo-user');
    await userEvent.type(password(), 'Demo-Pass-2026');
    // Safari does so when an address changes too often.
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new Error('SecurityError');
    });
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    const later = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await userEvent.click(button());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it('that was pressed before the page’s script was there is sent by it', async () => {
    const settings = frameAnswers()['GET /setting/info'];
    await open(() => errorAnswer('400-1-02-01'), {}, null, settings, undefined, <PressedEarly />);
    await screen.findByRole('alert');
    const form = button().closest('form');
    // The inline script keeps no press from here on, and the one that it has kept was made.
    expect([form?.dataset['alive'], form?.dataset['pressed']]).toEqual(['', undefined]);
    expect(logins().map(({ body }) => body)).toEqual([
      JSON.stringify({ loginId: 'demo-user', password: 'Demo-Pass-2026' }),
    ]);
  });

  it('is sent by Enter', async () => {
    await open(top);
    const user = userEvent.setup();
    await user.type(loginId(), 'demo-user');
    await user.type(password(), 'Demo-Pass-2026{Enter}');
    expect(await screen.findByText('The top page')).toBeDefined();
  });
});

describe('a login that fails', () => {
  it('says that ID or password is wrong, keeps both, and offers a new password', async () => {
    await open(() => errorAnswer('400-1-02-01'));
    await logIn('demo-user', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'ログインIDまたはパスワードが正しくありません',
    );
    expect(loginId().value).toBe('demo-user');
    expect(password().value).toBe('wrong');
    expect(document.activeElement).toBe(password());
    // To be typed over.
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 5]);
    const link = screen.getByRole('link', { name: 'パスワードを再設定する' });
    expect(link.getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
  });

  it('because of the pair says so once, above the form, whatever fields the answer names', async () => {
    await open(() =>
      jsonAnswer([{ code: '400-1-02-01', target: ['loginId', 'password'], mapping: [] }], 400),
    );
    await logIn('demo-user', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('正しくありません');
    expect(screen.getAllByText(/ログインIDまたはパスワードが正しくありません/)).toHaveLength(1);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('for another reason offers no new password', async () => {
    await open(() => errorAnswer('400-1-02-02'));
    await logIn();
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'パスワードを再設定する' })).toBeNull();
  });

  it('names what helps support, where nobody expected it', async () => {
    await open(() => errorAnswer('400-1-99-99'));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.contains(await screen.findByText(getFlowId()))).toBe(true);
  });

  it('says nothing of it any more once it is tried again', async () => {
    let answers = 0;
    let answerIt: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerIt = resolve));
    await open(() => ((answers += 1) === 1 ? errorAnswer('400-1-02-01') : late));
    await logIn();
    await screen.findByRole('alert');
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    const later = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(button().getAttribute('aria-busy')).toBe('true');
    answerIt(top());
    expect(await screen.findByText('The top page')).toBeDefined();
  });

  it.each([
    '400-1-02-02',
    '400-1-02-03',
    '400-1-02-04',
    '400-1-02-08',
    '400-1-11-02',
    '429-1-05-01',
  ])('of %s says so, with the focus on it', async (code) => {
    await open(() => errorAnswer(code));
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toBe('');
    expect(isFocusAround(alert)).toBe(true);
    expect(loginId().value).toBe('demo-user');
  });

  it('because the account was locked says where the way on was sent', async () => {
    await open(() => jsonAnswer([{ code: '400-1-02-03', target: ['loginId'], mapping: [] }], 400));
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'メールの案内に沿ってお手続きください。',
    );
  });

  it.each(['500-1-00-01', '402-1-00-01', '402-1-00-02', '503-1-00-01'])(
    'shows %s in the message area',
    async (code) => {
      await open(() => errorAnswer(code));
      await logIn();
      const alert = await screen.findByRole('alert');
      expect(button().closest('form')?.parentElement?.contains(alert)).toBe(false);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    },
  );
});

describe('the settings', () => {
  it.each([
    ['a title and languages of another type', () => jsonAnswer({ title: {}, languageList: 7 })],
    ['null', () => jsonAnswer(null)],
    ['a list', () => jsonAnswer([])],
    ['nothing (204)', () => new Response(null, { status: 204 })],
    ['a page', () => new Response('<html></html>')],
    ['an error without a code', () => jsonAnswer({}, 500)],
    ['no answer', () => new TypeError('Failed to fetch')],
  ])('may be %s: the form stands and works', async (_, settings) => {
    judgeNothing();
    await open(top, {}, null, settings);
    await logIn();
    expect(await screen.findByText('The top page')).toBeDefined();
  });
});

describe('the entries', () => {
  it('are made regular: an ID typed in full width is shown and sent in half width', async () => {
    await open(top);
    await logIn('　ｄｅｍｏ－ｕｓｅｒ', 'ｐａｓｓ');
    expect(await screen.findByText('The top page')).toBeDefined();
    expect(logins().map(({ body }) => body)).toEqual([
      JSON.stringify({ loginId: 'demo-user', password: 'ｐａｓｓ' }),
    ]);
  });

  it('have to be there: each is said, and the first has the focus', async () => {
    await open(top);
    await logIn('', '');
    expect(await screen.findByText('ログインIDを入力してください。')).toBeDefined();
    expect(screen.getByText('パスワードを入力してください。')).toBeDefined();
    expect(document.activeElement).toBe(loginId());
    expect(loginId().getAttribute('aria-invalid')).toBe('true');
    expect(logins()).toEqual([]);
  });

  it('may not be longer than the contract takes', async () => {
    await open(top);
    const user = userEvent.setup();
    await user.type(loginId(), 'demo-user');
    password().value = 'x'.repeat(10_000);
    await user.click(button());
    expect(await screen.findByText(/パスワードは128文字以内/)).toBeDefined();
    expect(password().value).toHaveLength(10_000);
    expect(logins()).toEqual([]);
  });

  it('can be filled in by a password manager, and pasted', async () => {
    await open(top);
    expect(loginId().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    const user = userEvent.setup();
    await user.click(password());
    await user.paste('Demo-Pass-2026');
    expect(password().value).toBe('Demo-Pass-2026');
  });

  it('are typed as they are: no keyboard of a phone mends an ID, and Enter leads on', async () => {
    await open(top);
    const attributes = (field: HTMLElement) =>
      ['autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint'].map((name) =>
        field.getAttribute(name),
      );
    expect(attributes(loginId())).toEqual(['none', 'off', 'false', 'next']);
    expect(attributes(password())).toEqual(['none', null, 'false', 'go']);
  });

  it('are judged by the portal alone, in its own words', async () => {
    await open(top);
    expect(button().closest('form')?.noValidate).toBe(true);
  });

  it('never get into an address, even if no script runs', async () => {
    await open(top);
    const form = button().closest('form');
    expect(form?.method).toBe('post');
  });
});

describe('the login page', () => {
  it('shows whose portal it is, and what to know before a login', async () => {
    await open(top);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ログイン');
    await waitFor(() => expect(document.title).toBe('ログイン｜東都電子商事 Web明細サービス'));
    const logo = button().closest('form')?.parentElement?.querySelector('img');
    expect(logo?.src).toContain(png);
    for (const named of document.querySelectorAll('main [aria-labelledby]'))
      expect(document.getElementById(named.getAttribute('aria-labelledby') ?? '')).not.toBeNull();
    // The title beside it says the same.
    expect(logo?.alt).toBe('');
    expect(screen.getByText('請求書・帳票の確認やお手続きができます。')).toBeDefined();
    expect(screen.getByText(/^ログインIDは、ご契約時にお送りした書面/)).toBeDefined();
    expect(screen.getByText('はじめてご利用の方')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the ways from the login page', () => {
  it('lead to a new password and to a new account', async () => {
    await open(top);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('パスワードをお忘れの方')).toBe('/demo/mypage/bapRepublishPasswd');
    expect(addressOf('新規アカウント登録')).toBe('/demo/mypage/apply/step1');
  });
});
