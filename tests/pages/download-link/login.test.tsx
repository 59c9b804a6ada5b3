import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { DownloadLoginPage } from '../../../src/pages/download-link/DownloadLoginPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import {
  closeMessage,
  messageStore,
  showMessage,
} from '../../../src/shell/messages/message-store.ts';
import { onSessionEnd } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

const valid = {
  state: 'valid',
  isLoggedIn: false,
  title: '2026年10月分 ご請求書のお知らせ',
  expiresAt: '2026-12-21T23:59:59+09:00',
  customerName: null,
  titleOfHonor: null,
  isDisplayEStorageLink: false,
};
const expired = { state: 'expired', title: valid.title, expiredAt: '2026-10-31T23:59:59+09:00' };
const path = '/downloadurl/login/index/tk_1';
const stateCall = 'GET /downloads/tk_1';
const loginCall = 'POST /downloads/tk_1/login';
const done = () => new Response(null, { status: 204 });

let sent: SentRequest[] = [];

function open(answers: Parameters<typeof stubApi>[0], at = path): void {
  sent = stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    at,
    layout: <PublicLayout />,
    pages: {
      '/downloadurl/login/index/:token': <DownloadLoginPage />,
      '/downloadurl/list/:token': <h1>The list</h1>,
      '/downloadurl/ehozonSetting/:token': <h1>The storage</h1>,
      '/from': (
        <Link to={path} state={{ linkPlace: { page: 'downloadEStorage', search: '?x=1' } }}>
          on
        </Link>
      ),
    },
  });
}

const password = () => screen.findByLabelText<HTMLInputElement>(/^パスワード(?!を)/);
const press = async () => userEvent.click(screen.getByRole('button', { name: '書類を表示する' }));
const logIn = async (text = 'Demo-Pass-2026') => {
  await userEvent.type(await password(), text);
  await press();
};

beforeEach(async () => {
  await speak();
  await loadTexts('download-link', 'validation', 'form', 'flow');
  closeMessage();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the login of a download link', () => {
  it('says what the link is for and until when, and sends the password by the press alone', async () => {
    open({ [stateCall]: () => jsonAnswer(valid), [loginCall]: done });
    expect(await screen.findByText(valid.title)).toBeTruthy();
    expect(screen.getByText(/2026\/12\/21\s23:59/)).toBeTruthy();
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    const steps = history.length;
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    // Back leads to where the mail was read, and not to the login again.
    expect(history.length).toBe(steps);
    const [post] = sent.filter(({ method }) => method === 'POST');
    expect(JSON.parse(post?.body ?? '')).toEqual({ password: 'Demo-Pass-2026' });
    expect(document.title).not.toContain('tk_1');
  });

  it('says by which words the facts are to be read, and whose password is asked for', async () => {
    open({ [stateCall]: () => jsonAnswer(valid) });
    const field = await password();
    expect(screen.getByRole('heading', { level: 1, name: '書類のダウンロード' })).toBeTruthy();
    expect(document.title).toContain('書類のダウンロード');
    expect(screen.getByText(/マイページのパスワードを入力してください。/)).toBeTruthy();
    const facts = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['対象', valid.title],
      ['有効期限', '2026/12/21\u00A023:59'],
    ]);
    // A store of passwords offers the one of the account.
    expect([field.name, field.type, field.autocomplete]).toEqual([
      'password',
      'password',
      'current-password',
    ]);
    expect(screen.getByRole('link', { name: 'パスワードをお忘れの方' })).toBeTruthy();
  });

  it('of another link in the same tab begins with an empty password', async () => {
    open({
      [stateCall]: () => jsonAnswer(valid),
      'GET /downloads/tk_2': () => jsonAnswer({ ...valid, title: 'Another mail' }),
    });
    await userEvent.type(await password(), 'secret');
    act(() => {
      history.pushState(null, '', '/demo/mypage/downloadurl/login/index/tk_2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('Another mail')).toBeTruthy();
    expect((await password()).value).toBe('');
  });

  it('begins a session of its own: nothing stays of the customer who had this page before', async () => {
    const ended = vi.fn<() => void>();
    onSessionEnd(ended);
    open({ [stateCall]: () => jsonAnswer(valid), [loginCall]: done });
    await password();
    expect(ended).not.toHaveBeenCalled();
    await logIn();
    await screen.findByRole('heading', { name: 'The list' });
    expect(ended).toHaveBeenCalled();
  });

  it('says that the title of the mail is Japanese on an English page', async () => {
    await speak('en');
    await loadTexts('download-link', 'validation', 'form', 'flow');
    open({ [stateCall]: () => jsonAnswer(valid) });
    expect((await screen.findByText(valid.title)).lang).toBe('ja');
  });

  it('has no way to the pages of the portal but to a new password', async () => {
    open({ [stateCall]: () => jsonAnswer(valid) });
    await password();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /mypage\/(top|bap|user|$)/.test(href ?? ''))).toEqual([
      '/demo/mypage/bapRepublishPasswd',
    ]);
  });

  it('leads to the page that was asked for before it', async () => {
    open({ [stateCall]: () => jsonAnswer(valid), [loginCall]: done }, '/from');
    await userEvent.click(await screen.findByRole('link', { name: 'on' }));
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The storage' })).toBeTruthy();
    expect(location.search).toBe('?x=1');
  });

  it('is passed by whoever is logged in to the link already', async () => {
    const steps = history.length;
    open({ [stateCall]: () => jsonAnswer({ ...valid, isLoggedIn: true }) });
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    // Back would come here, and be led on again.
    expect(history.length).toBe(steps);
  });

  it('is passed by them to the page that was asked for before it', async () => {
    open({ [stateCall]: () => jsonAnswer({ ...valid, isLoggedIn: true }) }, '/from');
    await userEvent.click(await screen.findByRole('link', { name: 'on' }));
    expect(await screen.findByRole('heading', { name: 'The storage' })).toBeTruthy();
    expect(location.search).toBe('?x=1');
  });

  it('asks none of them for a password on their way', async () => {
    let fields = 0;
    const watch = new MutationObserver(() => {
      fields += document.querySelectorAll('input').length;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    open({ [stateCall]: () => jsonAnswer({ ...valid, isLoggedIn: true }) });
    await screen.findByRole('heading', { name: 'The list' });
    watch.disconnect();
    expect(fields).toBe(0);
  });

  it('is not passed if that is what has just failed', async () => {
    showMessage({ status: 'error', message: 'ログインしてください' });
    open({ [stateCall]: () => jsonAnswer({ ...valid, isLoggedIn: true }), [loginCall]: done });
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });

  it('wants a password', async () => {
    open({ [stateCall]: () => jsonAnswer(valid) });
    await password();
    await press();
    expect((await password()).getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says at the field that the password is wrong, and leads there', async () => {
    const answer = [{ code: '400-1-08-01', target: ['password'], mapping: [] }];
    open({ [stateCall]: () => jsonAnswer(valid), [loginCall]: () => jsonAnswer(answer, 400) });
    await logIn('x');
    const field = await password();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/パスワードが正しくありません/)).toBeTruthy();
    // The link itself has not changed: it is not asked for anew.
    expect(sent.filter(({ path: asked }) => asked === '/downloads/tk_1')).toHaveLength(1);
  });

  it.each<[ErrorCode, RegExp]>([
    ['400-1-02-02', /アカウントがロックされているため/],
    ['400-1-02-03', /安全のためアカウントをロックしました/],
    ['400-1-02-08', /この画面からは解除できません/],
    ['400-1-03-11', /パスワードの有効期限が切れています/],
    ['429-1-05-01', /アクセスが集中しています/],
  ])('says %s above the form, and keeps what was typed', async (code, text) => {
    open({ [stateCall]: () => jsonAnswer(valid), [loginCall]: () => errorAnswer(code) });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect((await password()).value).toBe('Demo-Pass-2026');
  });

  it('that expired meanwhile shows that after the press', async () => {
    let state: object = valid;
    open({
      [stateCall]: () => jsonAnswer(state),
      [loginCall]: () => {
        state = expired;
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
  it('that is asked for once more after a press stands still meanwhile', async () => {
    const answers = [() => jsonAnswer(valid), noAnswer];
    open({
      [stateCall]: () => answers.shift()?.() ?? new Error('asked once more'),
      [loginCall]: () => errorAnswer('404-1-08-01'),
    });
    await logIn();
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(answers).toEqual([]);
    expect((await password()).value).toBe('Demo-Pass-2026');
    expect(document.querySelector('main [data-loading]')).toBeNull();
  });

  it('that has expired says what it was for, when it ended, and whom to ask', async () => {
    open({ [stateCall]: () => jsonAnswer(expired) });
    const text = await screen.findByText(/「2026年10月分 ご請求書のお知らせ」は/);
    expect(text.textContent).toMatch(/2026\/10\/31\s23:59 まで/);
    expect(await screen.findByText(/東都電子商事 Web明細サービス）へお問い合わせ/)).toBeTruthy();
    expect(screen.queryByLabelText(/^パスワード(?!を)/)).toBeNull();
  });

  it('that has expired asks to turn to the issuer where nobody knows its name', async () => {
    open({ [stateCall]: () => jsonAnswer(expired), 'GET /setting/info': noAnswer });
    const text = '書類が必要な場合は、発行元へお問い合わせください。';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [{ state: 'expired', title: '書類' }, '「書類」の公開は終了しました。'],
    [{ state: 'expired', expiredAt: expired.expiredAt }, /2026\/10\/31\s23:59 に切れました/],
    [{ state: 'expired' }, '有効期限が切れています'],
    [{ state: 'paused' }, 'このリンクの状態を確認できませんでした。'],
  ])('is shown as far as its answer goes: %o', async (answer, text) => {
    hearOfWrongAnswers();
    open({ [stateCall]: () => jsonAnswer(answer) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('can be used although its answer says nothing but its state', async () => {
    hearOfWrongAnswers();
    open({ [stateCall]: () => jsonAnswer({ state: 'valid' }), [loginCall]: done });
    await password();
    expect(document.querySelectorAll('dt')).toHaveLength(0);
    await logIn();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });

  it('that never was one says so, without contents and without a link to the top (S8)', async () => {
    open({ [stateCall]: () => errorAnswer('401-1-08-01') });
    expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });

  it.each(['a'.repeat(129), 'あ', '<b>', '%E0%A4%A'])(
    'whose token can be none has the same, and nobody is asked: %j',
    async (token) => {
      open({}, `/downloadurl/login/index/${encodeURIComponent(token)}`);
      expect(await screen.findByText(/このURLはご利用いただけません/)).toBeTruthy();
      expect(sent.filter(({ path: asked }) => asked.startsWith('/downloads'))).toEqual([]);
    },
  );
});
