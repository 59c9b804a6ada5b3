import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft } from '../../../src/shell/flows/drafts.ts';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { linesToCome } from '../../support/coming.ts';
import { asksBeforeLeaving, fieldNamed, textAt } from '../../support/form-fields.ts';
import {
  beginAnew,
  good,
  open,
  newPassword,
  policy,
  username,
  refusal,
  refusals,
  press,
  bodies,
  isAsked,
} from './password-pages.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

beforeEach(beginAnew);

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

describe('the page for a new password', () => {
  it('says what a change brings with it, and keeps its place while the rules come', async () => {
    let answer: (response: Response) => void = () => undefined;
    open('/bapPasswdMaster', {
      'GET /auth/password-policy': () => new Promise((resolve) => (answer = resolve)),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'パスワードの変更' })).toBeTruthy();
    expect(screen.getByText(/変更すると自動的にログアウトします。/)).toBeTruthy();
    expect(linesToCome()).toBe(8);
    expect(screen.queryByLabelText(/^現在のパスワード/)).toBeNull();
    answer(jsonAnswer(policy));
    expect(await screen.findByLabelText(/^現在のパスワード/)).toBeTruthy();
    expect(linesToCome()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the change of the password', () => {
  const changeCall = 'PUT /auth/password';
  async function enter(password = good, again = password): Promise<void> {
    await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Demo-Pass-2026');
    await userEvent.type(screen.getByLabelText(/^新しいパスワード(?!（)/), password);
    await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認用）/), again);
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

  const confirm = async () =>
    userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }),
    );

  it.each(refusals)('says %s at its field, not above the form', async (code, target, text) => {
    open('/bapPasswdMaster', { [changeCall]: () => refusal(code, target) });
    await enter();
    await confirm();
    await waitFor(() => expect(textAt(fieldNamed(target))).toMatch(text));
    expect(document.activeElement).toBe(fieldNamed(target));
    expect(screen.queryByRole('alert')?.textContent ?? '').not.toMatch(text);
  });

  it('says a wrong password (400-1-08-01) at the one that was asked for, not at the new one', async () => {
    open('/bapPasswdMaster', { [changeCall]: () => refusal('400-1-08-01', 'password') });
    await enter();
    await confirm();
    const current = screen.getByLabelText<HTMLInputElement>(/^現在のパスワード/);
    await waitFor(() => expect(textAt(current)).toContain('パスワードが正しくありません'));
    expect(newPassword().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps nothing for whoever comes next', async () => {
    rememberReturnPath();
    keepDraft({ form: 'userEdit', owner: 'somebody' }, { customerName: '青葉' });
    expect(sessionStorage.length).toBe(2);
    open('/bapPasswdMaster', { [changeCall]: () => new Response(null, { status: 204 }) });
    await enter();
    await confirm();
    await screen.findByText('The login page');
    expect({ ...sessionStorage }).toEqual({});
  });

  it('names the login ID to the password manager', async () => {
    open('/bapPasswdMaster', {});
    await waitFor(() => expect(username()).toBe('demo-user'));
    expect(screen.queryByText('demo-user')).toBeNull();
  });

  it('does without the login ID, and says nothing of that', async () => {
    open('/bapPasswdMaster', { 'GET /auth/login-progress': () => errorAnswer('500-1-00-01') });
    expect(await screen.findByLabelText(/^現在のパスワード/)).toBeTruthy();
    await waitFor(() => expect(isAsked('login-progress')).toBe(true));
    // What would say it comes as a part of its own.
    await act(async () => {
      await import('../../../src/shell/errors/error-actions.ts');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(username()).toBeUndefined();
  });

  it('asks before what was typed is lost, and not when it was sent', async () => {
    open('/bapPasswdMaster', { [changeCall]: () => new Response(null, { status: 204 }) });
    await screen.findByLabelText(/^現在のパスワード/);
    expect(asksBeforeLeaving()).toBe(false);
    await enter();
    expect(asksBeforeLeaving()).toBe(true);
    await confirm();
    await screen.findByText('The login page');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each([null, { ...policy, allowedSymbols: null }])(
    'works without rules where the policy is %j, and says so',
    async (answer) => {
      hearOfWrongAnswers();
      open('/bapPasswdMaster', { 'GET /auth/password-policy': () => jsonAnswer(answer) });
      expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
      await enter();
      expect(await screen.findByRole('dialog')).toBeTruthy();
      expect(screen.queryByText('パスワードの条件')).toBeNull();
    },
  );

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
