import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { linesToCome } from '../../support/coming.ts';
import { goWithin } from '../../support/go-within.ts';
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

  const setIt = async (): Promise<void> => {
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    await userEvent.type(newPassword(), good);
    await userEvent.type(confirmation(), good);
    await press('パスワードを設定する');
  };

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

  it('says afterwards at the login that it is set, and tells the other tabs', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('mypage.demo');
    other.addEventListener('message', ({ data }) => heard.push(data));
    open(path, {
      [stateCall]: () => jsonAnswer(valid),
      [setCall]: () => new Response(null, { status: 204 }),
    });
    await setIt();
    await screen.findByText('The login page');
    expect(announced(screen.getByText(/パスワードを設定しました/))).toBeTruthy();
    await waitFor(() => expect(heard).toEqual(['logout']));
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    other.close();
  });

  it.each([
    ['', '', [/新しいパスワードを入力/, /（確認用）を入力/]],
    ['kaki', 'kani', [/8文字以上32文字以内/, /一致しません/]],
  ])('sets nothing by %j and %j', async (password, again, texts) => {
    open(path, { [stateCall]: () => jsonAnswer(valid) });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    if (password !== '') await userEvent.type(newPassword(), password);
    if (again !== '') await userEvent.type(confirmation(), again);
    await press('パスワードを設定する');
    await waitFor(() => expect(textAt(confirmation())).toMatch(/。$/));
    const said = [textAt(newPassword()), textAt(confirmation())];
    texts.forEach((text, place) => expect(said[place]).toMatch(text));
    expect(bodies('POST')).toEqual([]);
  });

  it('shows its rules as they are met, and asks before what was typed is lost', async () => {
    open(path, { [stateCall]: () => jsonAnswer(valid) });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    expect(asksBeforeLeaving()).toBe(false);
    await userEvent.type(newPassword(), good);
    expect(screen.getByText('4個の条件のうち4個を満たしています。')).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('takes nothing along from another link that was open in its place', async () => {
    open(path, {
      [stateCall]: () => jsonAnswer(valid),
      'GET /auth/password-settings/other-token': () =>
        jsonAnswer({ ...valid, purpose: 'initial', loginId: 'other-user' }),
    });
    await screen.findByText(/ロックが解除されます/);
    goWithin('/demo/mypage/bapPasswdMaster/passwdSetting/other-token');
    await screen.findByText(/はじめてログインするための/);
    expect(username()).toBe('other-user');
    await userEvent.type(newPassword(), good);
    goWithin(`/demo/mypage${path}`);
    await screen.findByText(/ロックが解除されます/);
    expect(username()).toBe('demo-user');
    expect(newPassword().value).toBe('');
  });

  it('is not asked about again where the password is refused', async () => {
    let asked = 0;
    open(path, {
      [stateCall]: () => {
        asked += 1;
        return jsonAnswer(valid);
      },
      [setCall]: () => refusal('400-1-03-04', 'password'),
    });
    await setIt();
    await waitFor(() => expect(textAt(newPassword())).toMatch(/3種類以上/));
    expect(asked).toBe(1);
  });

  it('says of a new password that a locked account is unlocked by it', async () => {
    open(path, { [stateCall]: () => jsonAnswer(valid) });
    expect(await screen.findByText(/設定するとロックが解除されます/)).toBeTruthy();
    expect(screen.queryByText(/はじめてログインするための/)).toBeNull();
  });

  it('tells a first password from a new one', async () => {
    open(path, { [stateCall]: () => jsonAnswer({ ...valid, purpose: 'initial' }) });
    expect(await screen.findByText(/はじめてログインするための/)).toBeTruthy();
    expect(screen.queryByText(/ロックが解除されます/)).toBeNull();
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
    expect(screen.getByText('下のボタンから、新しいリンクをメールで受け取れます。')).toBeTruthy();
  });

  it('for a first password that has expired says who helps if no new one comes', async () => {
    const expired = {
      state: 'expired',
      purpose: 'initial',
      expiredAt: '2026-11-20T10:00:00+09:00',
    };
    open(path, { [stateCall]: () => jsonAnswer(expired) });
    expect(await screen.findByText(/届かない場合は、発行元へお問い合わせください/)).toBeTruthy();
  });

  it('that is none has the text of S8 with its checklist', async () => {
    open(path, { [stateCall]: () => errorAnswer('404-1-03-01') });
    const alert = await screen.findByRole('alert');
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/demo/mypage/bapRepublishPasswd',
    );
    const again = await screen.findByRole('link', { name: '新しいリンクを受け取る' });
    expect(again.getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('of which nobody knows what it is can be asked about again, and is not called wrong', async () => {
    let asked = 0;
    open(path, {
      [stateCall]: () => (asked++ === 0 ? new TypeError('Failed to fetch') : jsonAnswer(valid)),
    });
    expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '新しいリンクを受け取る' })).toBeNull();
    expect(linesToCome()).toBe(0);
    await press('もう一度試す');
    expect(await screen.findByLabelText(/^新しいパスワード（確認用）/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
  });

  it('whose rules were missing shows them once they could be asked for again', async () => {
    hearOfWrongAnswers();
    let asked = 0;
    open(path, {
      [stateCall]: () =>
        jsonAnswer(asked++ === 0 ? { ...valid, passwordPolicy: { minLength: 8 } } : valid),
    });
    await screen.findByLabelText(/^新しいパスワード（確認用）/);
    expect(screen.queryByText('パスワードの条件')).toBeNull();
    await userEvent.type(newPassword(), 'kaki');
    await press('もう一度試す');
    expect(await screen.findByText('パスワードの条件')).toBeTruthy();
    expect(newPassword().value).toBe('kaki');
    expect(screen.queryByRole('alert')).toBeNull();
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
    expect(screen.queryAllByText(/まで使用できます/)).toHaveLength('expiresAt' in answer ? 1 : 0);
    expect(username()).toBe('loginId' in answer ? 'demo-user' : undefined);
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
    expect(screen.queryByText(/に切れました|に設定されています/)).toBeNull();
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
