import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { linesToCome } from '../../support/coming.ts';
import { asksBeforeLeaving, fieldNamed, textAt } from '../../support/form-fields.ts';
import {
  beginAnew,
  good,
  open,
  newPassword,
  policy,
  confirmation,
  username,
  refusal,
  press,
  bodies,
} from './password-pages.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

beforeEach(beginAnew);

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

  it('has a page that says whose it is before its rules are there, and keeps their place', async () => {
    let answer: (response: Response) => void = () => undefined;
    open('/passwdExpired', {
      ...progress('passwdExpired'),
      'GET /auth/password-policy': () => new Promise((resolve) => (answer = resolve)),
    });
    expect(await screen.findByText('ログインID：expired-user')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'パスワードの変更' })).toBeTruthy();
    expect(linesToCome()).toBe(8);
    expect(screen.queryByLabelText(/^現在のパスワード/)).toBeNull();
    answer(jsonAnswer(policy));
    expect(await screen.findByLabelText(/^現在のパスワード/)).toBeTruthy();
    expect(linesToCome()).toBe(0);
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
  });

  it('names to a password manager which is which, and leaves a way to another login', async () => {
    open('/passwdExpired', progress('passwdExpired'));
    await screen.findByLabelText(/^現在のパスワード/);
    const inputs = Array.from(document.querySelectorAll<HTMLInputElement>('main form input'));
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ]);
    const link = screen.getByRole('link', { name: '別のログインIDでログインする' });
    expect(link.getAttribute('href')).toBe('/demo/mypage');
  });

  it('asks before what was typed is lost, and not when it was sent', async () => {
    open('/passwdExpired', {
      ...progress('passwdExpired'),
      [changeCall]: () => new Response(null, { status: 204 }),
    });
    await screen.findByLabelText(/^現在のパスワード/);
    expect(asksBeforeLeaving()).toBe(false);
    await enter(/^現在のパスワード/);
    await screen.findByText('The login page');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it.each([
    ['', '', '', [/現在のパスワードを入力/, /新しいパスワードを入力/, /（確認用）を入力/]],
    ['Demo-Pass-2026', 'kaki', 'kani', [/^$/, /8文字以上32文字以内/, /一致しません/]],
  ])('is not sent as %j, %j and %j', async (current, next, again, texts) => {
    open('/passwdExpired', progress('passwdExpired'));
    await screen.findByLabelText(/^現在のパスワード/);
    const entries = { currentPassword: current, password: next, passwordConfirmation: again };
    for (const [name, text] of Object.entries(entries))
      if (text !== '') await userEvent.type(fieldNamed(name), text);
    await press('パスワードを設定する');
    await waitFor(() => expect(textAt(fieldNamed('passwordConfirmation'))).toMatch(/。$/));
    const said = Object.keys(entries).map((name) => textAt(fieldNamed(name)));
    texts.forEach((text, place) => expect(said[place]).toMatch(text));
    expect(bodies('PUT')).toEqual([]);
  });

  it('is changed without the rules where those cannot be had, which can be asked for again', async () => {
    let asked = 0;
    let progressAsked = 0;
    open('/passwdExpired', {
      'GET /auth/login-progress': () => {
        progressAsked += 1;
        return jsonAnswer({ nextStep: 'passwdExpired', loginId: 'expired-user' });
      },
      'GET /auth/password-policy': () =>
        asked++ === 0 ? new TypeError('Failed to fetch') : jsonAnswer(policy),
      [changeCall]: () => new Response(null, { status: 204 }),
    });
    await screen.findByLabelText(/^現在のパスワード/);
    expect(screen.queryByText('パスワードの条件')).toBeNull();
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
    await press('もう一度試す');
    expect(await screen.findByText('パスワードの条件')).toBeTruthy();
    expect([asked, progressAsked]).toEqual([2, 1]);
    await enter(/^現在のパスワード/);
    expect(await screen.findByText('The login page')).toBeTruthy();
  });

  it('is asked about again where nobody could say whose it is', async () => {
    let asked = 0;
    open('/passwdExpired', {
      'GET /auth/login-progress': () =>
        asked++ === 0
          ? new TypeError('Failed to fetch')
          : jsonAnswer({ nextStep: 'passwdExpired', loginId: 'expired-user' }),
    });
    expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    expect(linesToCome()).toBe(0);
    await press('もう一度試す');
    expect(await screen.findByLabelText(/^現在のパスワード/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
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

  const enter = async (current: RegExp) => {
    await userEvent.type(await screen.findByLabelText(current), 'Wrong-Pass-2026');
    await userEvent.type(newPassword(), good);
    await userEvent.type(confirmation(), good);
    await press('パスワードを設定する');
  };

  it('says whose it is', async () => {
    open('/passwdExpired', progress('passwdExpired'));
    expect(await screen.findByText('ログインID：expired-user')).toBeTruthy();
    await waitFor(() => expect(username()).toBe('expired-user'));
  });

  it('says a wrong pair at the present password, not at the new one', async () => {
    open('/passwdExpired', {
      ...progress('passwdTemporary'),
      [changeCall]: () => refusal('400-1-02-01', 'loginId', 'password'),
    });
    await enter(/^仮パスワード/);
    const current = screen.getByLabelText<HTMLInputElement>(/^仮パスワード/);
    await waitFor(() => expect(textAt(current)).toContain('パスワードが正しくありません'));
    expect(document.activeElement).toBe(current);
    expect(newPassword().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['400-1-02-02', '400-1-02-03', '400-1-02-04', '400-1-02-08'] as const)(
    'says %s of the account above the form, and keeps what was typed',
    async (code) => {
      open('/passwdExpired', {
        ...progress('passwdExpired'),
        [changeCall]: () => refusal(code, 'loginId'),
      });
      await enter(/^現在のパスワード/);
      expect((await screen.findByRole('alert')).textContent).toMatch(/アカウント|ログインID/);
      expect(newPassword().value).toBe(good);
    },
  );

  it('keeps the page that was asked for before the login for the next one', async () => {
    history.replaceState(null, '', '/demo/mypage/userNotice');
    rememberReturnPath();
    open('/passwdExpired', {
      ...progress('passwdExpired'),
      [changeCall]: () => new Response(null, { status: 204 }),
    });
    await enter(/^現在のパスワード/);
    await screen.findByText('The login page');
    expect(await takeReturnPath()).toBe('/userNotice');
  });

  it('leads on to the page that was asked for, if another tab has changed it and logged in', async () => {
    history.replaceState(null, '', '/demo/mypage/userNotice');
    rememberReturnPath();
    open('/passwdExpired', progress('top'));
    expect(await screen.findByText('The notices')).toBeTruthy();
  });

  it('leaves a way on if nobody can say whose login it is', async () => {
    open('/passwdExpired', { 'GET /auth/login-progress': () => errorAnswer('500-1-00-01') });
    expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
  });

  it('leads to the login, with a sentence, whoever has no login under way', async () => {
    open('/passwdExpired', { 'GET /auth/login-progress': () => errorAnswer('401-1-00-01') });
    await screen.findByText('The login page');
    expect(screen.getByRole('alert').textContent).toContain('ログイン');
  });

  it.each([
    ['top', 'The top page'],
    ['verify', 'A code is needed'],
  ])(
    'leads on whose next step is %s, and Back does not lead here again',
    async (nextStep, page) => {
      open('/passwdExpired', progress(nextStep));
      const steps = history.length;
      expect(await screen.findByText(page)).toBeTruthy();
      expect(history.length).toBe(steps);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([{}, null, { nextStep: 'passwdExpired' }])(
    'leads to another try or to the login where the answer is %j',
    async (answer) => {
      hearOfWrongAnswers();
      open('/passwdExpired', { 'GET /auth/login-progress': () => jsonAnswer(answer) });
      expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    },
  );

  it.each(['fingerprint', 'constructor'])('does not know the next step %s', async (nextStep) => {
    open('/passwdExpired', progress(nextStep));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '次の手続きを確認できませんでした',
    );
    expect(linesToCome()).toBe(0);
    expect(screen.queryByLabelText(/^現在のパスワード/)).toBeNull();
    expect(screen.getByRole('link', { name: /ログイン/ })).toBeTruthy();
  });
});
