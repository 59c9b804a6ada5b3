import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { PasswordChangePage } from '../../../src/pages/auth/PasswordChangePage.tsx';
import { PasswordExpiredPage } from '../../../src/pages/auth/PasswordExpiredPage.tsx';
import { PasswordSettingPage } from '../../../src/pages/auth/PasswordSettingPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const policy: PasswordPolicy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#-_',
  historyCount: 3,
  expiresInDays: 365,
};
const good = 'Kaki-no-ki-1987';
const valid = {
  state: 'valid',
  purpose: 'reissue',
  loginId: 'demo-user',
  expiresAt: '2026-11-22T10:00:00+09:00',
  passwordPolicy: policy,
};

type Answers = Parameters<typeof stubApi>[0];
let sent: SentRequest[] = [];

function open(at: string, answers: Answers): void {
  sent = stubApi({
    ...frameAnswers(),
    'GET /auth/password-policy': () => jsonAnswer(policy),
    ...answers,
  });
  renderPages({
    at,
    layout: <PublicLayout />,
    pages: {
      '/': <p>The login page</p>,
      '/top': <p>The top page</p>,
      '/verify': <p>A code is needed</p>,
      '/bapPasswdMaster': <PasswordChangePage />,
      '/passwdExpired': <PasswordExpiredPage />,
      '/bapPasswdMaster/passwdSetting/:token': <PasswordSettingPage />,
    },
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (method: string): string[] =>
  sent.filter((request) => request.method === method).map(({ body }) => body);

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  closeMessage();
  await speak();
  await loadTexts('password', 'validation', 'form', 'flow');
});

describe('the list of rules', () => {
  const met = (): number => screen.queryAllByText('（満たしています）').length;

  it('ticks while one types, and says how many are met', async () => {
    open('/bapPasswdMaster', {});
    const password = await screen.findByLabelText(/^新しいパスワード(?!（)/);
    expect(met()).toBe(0);
    await userEvent.type(password, 'kaki');
    expect(met()).toBe(1);
    await userEvent.type(password, '-No-1987');
    expect(met()).toBe(4);
    expect(screen.getByText('4個の条件のうち4個を満たしています。')).toBeTruthy();
    await userEvent.type(password, '￥');
    expect(met()).toBe(3);
    expect(screen.getByText('過去3回までに使用したパスワードは使用できません。')).toBeTruthy();
  });
});

describe('the change of the password', () => {
  const changeCall = 'PUT /auth/password';
  async function enter(password = good, confirmation = password): Promise<void> {
    await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Demo-Pass-2026');
    await userEvent.type(screen.getByLabelText(/^新しいパスワード(?!（)/), password);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), confirmation);
    await press('パスワードを変更する');
  }

  it('asks, sends it once, logs out and says so', async () => {
    open('/bapPasswdMaster', { [changeCall]: () => new Response(null, { status: 204 }) });
    await enter();
    const dialog = await screen.findByRole('dialog');
    expect(bodies('PUT')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '変更する' }));
    await screen.findByText('The login page');
    expect(bodies('PUT').map((body) => JSON.parse(body))).toEqual([
      { currentPassword: 'Demo-Pass-2026', password: good, passwordConfirmation: good },
    ]);
    expect(screen.getByText(/パスワードを変更しました/)).toBeTruthy();
    expect(screen.getByText(/ログアウトしました。ご利用ありがとうございました。/)).toBeTruthy();
  });

  it('that is taken back sends nothing and loses nothing', async () => {
    open('/bapPasswdMaster', {});
    await enter();
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'やめる' }),
    );
    expect(bodies('PUT')).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(/^現在のパスワード/).value).toBe(
      'Demo-Pass-2026',
    );
  });

  it('says a broken rule and a difference at their fields before anything is asked', async () => {
    open('/bapPasswdMaster', {});
    await enter('kaki', 'kani');
    expect(await screen.findByText(/8文字以上32文字以内で入力してください/)).toBeTruthy();
    expect(screen.getByText(/確認用のパスワードが一致しません/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('PUT')).toEqual([]);
  });

  it('says at its field what only the server knows, and keeps what was typed', async () => {
    const item = { code: '400-1-03-10', target: ['currentPassword'], mapping: [] };
    open('/bapPasswdMaster', { [changeCall]: () => jsonAnswer([item], 400) });
    await enter();
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }),
    );
    const current = screen.getByLabelText<HTMLInputElement>(/^現在のパスワード/);
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(current);
    expect(current.value).toBe('Demo-Pass-2026');
  });

  it('works without the policy: the server judges', async () => {
    open('/bapPasswdMaster', {
      'GET /auth/password-policy': () => new Error('down'),
      [changeCall]: () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    await enter();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('a password that has to be changed', () => {
  const changeCall = 'PUT /auth/expired-password';
  const progress = (nextStep: string, loginId = 'expired-user') => ({
    'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId }),
  });

  it('is told apart from a temporary one', async () => {
    open('/passwdExpired', progress('passwdExpired'));
    expect(await screen.findByText(/有効期限が切れています/)).toBeTruthy();
    expect(await screen.findByLabelText(/^現在のパスワード/)).toBeTruthy();
    expect(screen.queryByText(/仮パスワードと同じ/)).toBeNull();
  });

  it('that is temporary says so, and that it may not come again', async () => {
    open('/passwdExpired', progress('passwdTemporary'));
    expect(await screen.findByText(/仮パスワードでログインしています/)).toBeTruthy();
    expect(await screen.findByLabelText(/^仮パスワード/)).toBeTruthy();
    expect(screen.getByText('仮パスワードと同じパスワードは使用できません。')).toBeTruthy();
  });

  it('is sent with the login ID of the half login, and leads to the login', async () => {
    open('/passwdExpired', {
      ...progress('passwdExpired'),
      [changeCall]: () => new Response(null, { status: 204 }),
    });
    await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Demo-Pass-2026');
    await userEvent.type(screen.getByLabelText(/^新しいパスワード(?!（)/), good);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), good);
    await press('パスワードを設定する');
    await screen.findByText('The login page');
    expect(JSON.parse(bodies('PUT')[0] ?? '')).toEqual({
      loginId: 'expired-user',
      currentPassword: 'Demo-Pass-2026',
      password: good,
      passwordConfirmation: good,
    });
    expect(screen.getByText(/パスワードを設定しました/)).toBeTruthy();
  });

  it('leads to the login, with a sentence, whoever has no login under way', async () => {
    open('/passwdExpired', { 'GET /auth/login-progress': () => errorAnswer('401-1-00-01') });
    await screen.findByText('The login page');
    expect(screen.getByRole('alert').textContent).toContain('ログイン');
  });

  it.each([
    ['top', 'The top page'],
    ['verify', 'A code is needed'],
  ])('leads on whose next step is %s', async (nextStep, page) => {
    open('/passwdExpired', progress(nextStep));
    expect(await screen.findByText(page)).toBeTruthy();
  });

  it('says that it does not know the next step of a newer server', async () => {
    open('/passwdExpired', progress('fingerprint'));
    expect(await screen.findByText(/次の手続きを確認できませんでした/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /ログイン/ })).toBeTruthy();
  });
});

describe('a mailed link to set the password', () => {
  const path = '/bapPasswdMaster/passwdSetting/a-token';
  const stateCall = 'GET /auth/password-settings/a-token';
  const setCall = 'POST /auth/password-settings/a-token';

  it('sets it by the press, not by being opened', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(valid),
      [setCall]: () => new Response(null, { status: 204 }),
    });
    await userEvent.type(await screen.findByLabelText(/^新しいパスワード(?!（)/), good);
    expect(bodies('POST')).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), good);
    await press('パスワードを設定する');
    await screen.findByText('The login page');
    expect(bodies('POST').map((body) => JSON.parse(body))).toEqual([
      { password: good, passwordConfirmation: good },
    ]);
  });

  it('tells a first password from a new one', async () => {
    open(path, { [stateCall]: () => jsonAnswer({ ...valid, purpose: 'initial' }) });
    expect(await screen.findByText(/はじめてログインするための/)).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22 10:00 まで/)).toBeTruthy();
  });

  it('names the login ID to the password manager only', async () => {
    open(path, { [stateCall]: () => jsonAnswer(valid) });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    const username = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe('demo-user');
    expect([...document.querySelectorAll('[autocomplete=new-password]')]).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that has expired says when, and leads to a new one', async () => {
    const expired = {
      state: 'expired',
      purpose: 'reissue',
      expiredAt: '2026-11-20T10:00:00+09:00',
    };
    open(path, { [stateCall]: () => jsonAnswer(expired) });
    expect(await screen.findByText(/2026\/11\/20 10:00 に有効期限が切れました/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '新しいリンクを受け取る' }).getAttribute('href')).toBe(
      '/demo/mypage/bapRepublishPasswd',
    );
  });

  it('that was used leads to the login', async () => {
    const consumed = {
      state: 'consumed',
      purpose: 'reissue',
      consumedAt: '2026-11-20T10:00:00+09:00',
    };
    open(path, { [stateCall]: () => jsonAnswer(consumed) });
    expect(await screen.findByText('このリンクは使用済みです')).toBeTruthy();
    expect(screen.getByRole('link', { name: /ログイン/ })).toBeTruthy();
  });

  it('that is none has the text of S8 with its checklist', async () => {
    open(path, { [stateCall]: () => errorAnswer('404-1-03-01') });
    const alert = await screen.findByRole('alert');
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/demo/mypage/bapRepublishPasswd',
    );
  });

  it('of an account that was closed meanwhile says so above the form', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(valid),
      [setCall]: () => errorAnswer('400-1-02-04'),
    });
    await userEvent.type(await screen.findByLabelText(/^新しいパスワード(?!（)/), good);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), good);
    await press('パスワードを設定する');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^新しいパスワード(?!（)/).value).toBe(good);
  });
});

describe('a password', () => {
  it('is never in the address or a storage', async () => {
    open('/bapPasswdMaster', { 'PUT /auth/password': () => errorAnswer('500-1-00-01') });
    await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Demo-Pass-2026');
    await userEvent.type(screen.getByLabelText(/^新しいパスワード(?!（)/), good);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), good);
    await press('パスワードを変更する');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }),
    );
    await screen.findByRole('alert');
    const kept = JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toMatch(/Demo-Pass|Kaki/);
    expect(screen.getByLabelText<HTMLInputElement>(/^現在のパスワード/).value).toBe(
      'Demo-Pass-2026',
    );
  });
});
