import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { asksBeforeLeaving, fieldNamed, textAt } from '../../support/form-fields.ts';
import {
  beginAnew,
  good,
  valid,
  open,
  newPassword,
  confirmation,
  username,
  refusal,
  refusals,
  press,
  bodies,
} from './password-pages.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

beforeEach(beginAnew);

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
    expect(screen.getByText(/2026\/11\/22\s10:00 まで/)).toBeTruthy();
  });

  it('names the login ID to the password manager only', async () => {
    open(path, { [stateCall]: () => jsonAnswer(valid) });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    expect(username()).toBe('demo-user');
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
    expect(await screen.findByText(/有効期限は 2026\/11\/20\s10:00 に切れました/)).toBeTruthy();
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

  it.each(['a'.repeat(5000), 'あ', '<b>', 'a/b', ' ', '%E0%A4%A', '\u0000'])(
    'whose token can be none has the same, and nobody is asked: %j',
    async (token) => {
      open(`/bapPasswdMaster/passwdSetting/${encodeURIComponent(token)}`, {});
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('このURLはご利用いただけません');
      expect(await screen.findByRole('link', { name: '新しいリンクを受け取る' })).toBeTruthy();
    },
  );

  it.each(refusals.filter(([code]) => !['400-1-03-08', '400-1-03-10'].includes(code)))(
    'says %s at its field, not above the form',
    async (code, target, text) => {
      open(path, {
        [stateCall]: () => jsonAnswer(valid),
        [setCall]: () => refusal(code, target),
      });
      await screen.findByLabelText(/^新しいパスワード（確認用）/);
      await userEvent.type(newPassword(), good);
      await userEvent.type(confirmation(), good);
      await press('パスワードを設定する');
      await waitFor(() => expect(textAt(fieldNamed(target))).toMatch(text));
      expect(screen.queryByRole('alert')?.textContent ?? '').not.toMatch(text);
    },
  );

  it.each([
    ['nothing of the form', { state: 'valid' }],
    ['half a policy', { ...valid, passwordPolicy: { minLength: 8 } }],
  ])('can be used although its answer has %s, and says so', async (_, answer) => {
    hearOfWrongAnswers();
    open(path, {
      [stateCall]: () => jsonAnswer(answer),
      [setCall]: () => new Response(null, { status: 204 }),
    });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    await userEvent.type(newPassword(), good);
    await userEvent.type(confirmation(), good);
    await press('パスワードを設定する');
    expect(await screen.findByText('The login page')).toBeTruthy();
  });

  it.each([
    ['expired', 'リンクの有効期限が切れています'],
    ['consumed', 'このリンクは使用済みです'],
    ['of a newer server', 'このリンクの状態を確認できませんでした。'],
  ])('that is %s says so without its time', async (state, text) => {
    hearOfWrongAnswers();
    open(path, { [stateCall]: () => jsonAnswer({ state }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('that was used meanwhile says so after the press, instead of the form', async () => {
    let state: object = valid;
    open(path, {
      [stateCall]: () => jsonAnswer(state),
      [setCall]: () => {
        state = { state: 'consumed', purpose: 'reissue', consumedAt: '2026-11-20T10:00:00+09:00' };
        return errorAnswer('404-1-03-01');
      },
    });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    await userEvent.type(newPassword(), good);
    await userEvent.type(confirmation(), good);
    await press('パスワードを設定する');
    expect(await screen.findByText('このリンクは使用済みです')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('このURLはご利用いただけません');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each(['400-1-02-04', '400-1-02-08'] as const)(
    'of an account with %s says so, with the way to the login and nothing to try again',
    async (code) => {
      open(path, { [stateCall]: () => errorAnswer(code) });
      expect(await screen.findByRole('alert')).toBeTruthy();
      expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
      expect(screen.queryByLabelText(/^新しいパスワード/)).toBeNull();
    },
  );

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
