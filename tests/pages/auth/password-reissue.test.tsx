import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  beginEntry,
  bodiesTo,
  brokenAnswers,
  button,
  callsTo,
  field,
  openEntry,
  press,
  refused,
  saidAt,
} from './entry-pages.tsx';

beforeEach(beginEntry);

const at = '/bapRepublishPasswd';
const byLink = 'POST /auth/password-reissue';
const byPassword = 'POST /auth/temporary-password';
const mailed = { expiresAt: '2026-11-22T10:30:00+09:00', resendAfterSeconds: 60 };
const send = 'メールを送信する';

async function enter(loginId = 'demo-user', mailAddress = 'keiri@aoba.example.jp'): Promise<void> {
  await button(send);
  await userEvent.type(field('loginId'), loginId);
  await userEvent.type(field('registeredMailAddress'), mailAddress);
}

const open = (answer: Parameters<typeof openEntry>[1][string]): void =>
  openEntry(at, { [byLink]: answer });

describe('a forgotten password', () => {
  it('takes along the login ID that was typed at the login, and nothing of it into the address', async () => {
    openEntry('/', {});
    await userEvent.type(await screen.findByLabelText('ログインID'), '　ｄｅｍｏ-user ');
    await userEvent.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await button(send);
    expect(field('loginId').value).toBe('demo-user');
    expect(location.href).not.toContain('demo-user');
    expect(JSON.stringify(history.state)).not.toContain('demo-user');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('demo-user');
  });

  it('says before it is sent that a locked account is unlocked, and has its help folded', async () => {
    open(() => jsonAnswer(mailed));
    await button(send);
    expect(screen.getByText(/ロックが解除されます/)).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(false);
    expect(field('loginId').value).toBe('');
  });

  it('is sent once with entries made regular, and says what comes next', async () => {
    open(() => jsonAnswer(mailed));
    await enter(' demo-user　', ' keiri＠aoba.example.jp');
    await userEvent.dblClick(await button(send));
    const heading = await screen.findByRole('heading', { name: '送信を受け付けました' });
    expect(document.activeElement).toBe(heading);
    expect(bodiesTo('/auth/password-reissue')).toEqual([
      { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba.example.jp' },
    ]);
    // Whether there is such an account is not said.
    expect(screen.getByText(/ご登録の内容と一致する場合、keiri@aoba\.example\.jp/)).toBeTruthy();
    expect(screen.getByText(/2026\/11\/22\s10:30/)).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it.each([
    ['', '', ['loginId', 'registeredMailAddress']],
    ['demo-user', 'keiri', ['registeredMailAddress']],
  ])('is not sent with %j and %j', async (loginId, mailAddress, wrong) => {
    open(() => jsonAnswer(mailed));
    await button(send);
    if (loginId !== '') await enter(loginId, mailAddress);
    await press(send);
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[aria-invalid]')].map((one) => one.getAttribute('name')),
      ).toEqual(wrong),
    );
    expect(callsTo('/auth/password-reissue')).toBe(0);
  });

  it('says at its field that the address is another one, and keeps what was typed', async () => {
    open(() => refused('400-1-02-05', ['registeredMailAddress']));
    await enter();
    await press(send);
    const address = field('registeredMailAddress');
    await waitFor(() => expect(saidAt(address)).toContain('ご登録のメールアドレスと一致しません'));
    expect(document.activeElement).toBe(address);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('loginId').value).toBe('demo-user');
  });

  it.each([
    ['400-1-02-04', ['loginId'], /ご利用いただけません.*発行元/],
    ['400-1-02-08', ['loginId'], /ロックされています。.*発行元/],
    ['400-1-11-01', [], /管理者へお問い合わせください/],
    ['400-1-11-02', [], /停止されています。.*発行元/],
    ['429-1-05-01', [], /しばらくたってから/],
  ])('says %s of the account above the form, with what to do', async (code, target, text) => {
    open(() => refused(code, target));
    await enter();
    await press(send);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(field('registeredMailAddress').value).toBe('keiri@aoba.example.jp');
  });

  it('says of too much access that a mail may be there already, and opens its help', async () => {
    open(() => refused('429-1-05-01'));
    await enter();
    await press(send);
    expect(await screen.findByText(/送信した直後は、続けて送信できません/)).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it.each(brokenAnswers)('keeps what was typed when the answer is %s', async (_, answer) => {
    open(answer);
    await enter();
    await press(send);
    await screen.findByRole('alert');
    expect(field('loginId').value).toBe('demo-user');
    expect(field('registeredMailAddress').value).toBe('keiri@aoba.example.jp');
    expect((await button(send)).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('keeps what was typed, and shows that it runs, while the answer is slow', async () => {
    open(noAnswer);
    await enter();
    await press(send);
    expect((await button(send)).getAttribute('aria-busy')).toBe('true');
    expect(field('loginId').value).toBe('demo-user');
  });

  it.each([null, {}, { expiresAt: null }, { resendAfterSeconds: null }])(
    'goes on after an answer that says %j',
    async (answer) => {
      hearOfWrongAnswers();
      open(() => jsonAnswer(answer));
      await enter();
      await press(send);
      await screen.findByRole('heading', { name: '送信を受け付けました' });
      expect((await button('もう一度送信する')).getAttribute('aria-disabled')).not.toBe('true');
    },
  );
});

describe('the mail of a reissue', () => {
  const answers = [{ ...mailed, resendAfterSeconds: 0 }, mailed];

  it('is sent again by the answer’s own wait, which begins anew', async () => {
    let calls = 0;
    open(() => jsonAnswer(answers[calls++]));
    await enter();
    await press(send);
    const again = await button('もう一度送信する');
    await userEvent.click(again);
    expect(await screen.findByText(/もう一度送信を受け付けました/)).toBeTruthy();
    expect(await screen.findByText('あと1:00')).toBeTruthy();
    expect(document.activeElement).toBe(again);
    await userEvent.click(again);
    expect(callsTo('/auth/password-reissue')).toBe(2);
  });

  it('that cannot be sent again says why in its place', async () => {
    let calls = 0;
    open(() => (calls++ === 0 ? jsonAnswer(answers[0]) : refused('429-1-05-01')));
    await enter();
    await press(send);
    await press('もう一度送信する');
    expect((await screen.findByRole('alert')).textContent).toMatch(/しばらくたってから/);
    expect(screen.getByText(/続けて送信できません/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '送信を受け付けました' })).toBeTruthy();
  });

  it('can be asked for with other entries, which are still there', async () => {
    open(() => jsonAnswer(mailed));
    await enter();
    await press(send);
    await press('入力内容を変更する');
    await button(send);
    expect(field('registeredMailAddress').value).toBe('keiri@aoba.example.jp');
  });
});

describe('how a password is replaced', () => {
  it.each([
    ['temporaryPassword', '仮パスワードを送信する', '/auth/temporary-password'],
    ['mail', send, '/auth/password-reissue'],
    ['carrierPigeon', send, '/auth/password-reissue'],
    [undefined, send, '/auth/password-reissue'],
  ])('is the settings’ word: %s', async (passwordReissueMethod, name, path) => {
    hearOfWrongAnswers();
    openEntry(
      at,
      {
        [byLink]: () => jsonAnswer(mailed),
        [byPassword]: () => jsonAnswer({ ...mailed, expiresAt: null }),
      },
      { passwordReissueMethod },
    );
    await button(name);
    await userEvent.type(field('loginId'), 'demo-user');
    await userEvent.type(field('registeredMailAddress'), 'keiri@aoba.example.jp');
    await press(name);
    await screen.findByRole('heading', { name: '送信を受け付けました' });
    expect(callsTo(path)).toBe(1);
  });

  it('says with a temporary password what it does to the old one', async () => {
    openEntry(at, {}, { passwordReissueMethod: 'temporaryPassword' });
    expect(await screen.findByText(/これまでのパスワードは使用できなくなります/)).toBeTruthy();
  });

  it('is asked for again where the settings could not be had', async () => {
    let calls = 0;
    openEntry(at, {
      'GET /setting/info': () =>
        calls++ === 0 ? errorAnswer('500-1-00-01') : frameAnswers()['GET /setting/info'](),
    });
    expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    await press('もう一度試す');
    expect(await button(send)).toBeTruthy();
  });
});
