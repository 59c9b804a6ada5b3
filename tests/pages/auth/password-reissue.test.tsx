import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  beginEntry,
  bodiesTo,
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

  it('is asked for in fields that a browser fills in, with Enter leading on', async () => {
    open(() => jsonAnswer(mailed));
    await button(send);
    const attributes = (name: string) => [
      field(name).autocomplete,
      field(name).getAttribute('enterkeyhint'),
      field(name).getAttribute('autocapitalize'),
      field(name).getAttribute('aria-required'),
    ];
    expect(attributes('loginId')).toEqual(['username', 'next', 'none', 'true']);
    expect(attributes('registeredMailAddress')).toEqual(['email', 'send', 'none', 'true']);
    expect(saidAt(field('registeredMailAddress'))).toBe(
      'ご不明な場合は、発行元へお問い合わせください。',
    );
    expect(
      screen.getByText(/パスワードを設定するためのリンクを、メールでお送りします/),
    ).toBeTruthy();
    const back = screen.getByRole('link', { name: 'ログイン画面へ戻る' });
    expect(back.getAttribute('href')).toBe('/demo/mypage');
    expect(screen.queryByText(/続けて送信できません/)).toBeNull();
  });

  it('takes nothing along from a page that is no login', async () => {
    open(() => jsonAnswer(mailed));
    await button(send);
    expect([field('loginId').value, field('registeredMailAddress').value]).toEqual(['', '']);
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
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.slice(0, 3)).toEqual([
      expect.stringMatching(/リンクを開きます（2026\/11\/22\s10:30 まで有効です）。$/),
      '画面の案内に沿って、新しいパスワードを設定します。',
      '新しいパスワードでログインします。',
    ]);
    expect(screen.getByText('次の手順で、新しいパスワードを設定してください。')).toBeTruthy();
    expect(screen.getByText(/以前にお送りしたメールのリンクは使用できません/)).toBeTruthy();
    expect(screen.getByRole('region', { name: '送信を受け付けました' })).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(screen.getByText(/^入力したメールアドレスに誤りがないか/)).toBeTruthy();
    expect(screen.queryByText(/もう一度送信を受け付けました/)).toBeNull();
    const toLogin = screen.getByRole('link', { name: 'ログイン画面へ' });
    expect(toLogin.getAttribute('href')).toBe('/demo/mypage');
    // The wait that the answer states.
    const again = await button('もう一度送信する');
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('あと1:00')).toBeTruthy();
  });

  it('is told each time that it was sent again', async () => {
    open(() => jsonAnswer({ ...mailed, resendAfterSeconds: 0 }));
    await enter();
    await press(send);
    await press('もう一度送信する');
    const first = announced(await screen.findByText(/もう一度送信を受け付けました/));
    waitForGuard();
    await press('もう一度送信する');
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(announced(screen.getByText(/もう一度送信を受け付けました/))).toBeTruthy();
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
    const tooSoon = await screen.findByText(/送信した直後は、続けて送信できません/);
    expect(announced(tooSoon)).toBeTruthy();
    expect(document.querySelector('details')?.open).toBe(true);
  });
});

describe('the mail of a reissue', () => {
  const answers = [{ expiresAt: '2026-11-22T10:00:00+09:00', resendAfterSeconds: 0 }, mailed];

  it('is sent again by the answer’s own wait, which begins anew', async () => {
    let calls = 0;
    open(() => jsonAnswer(answers[calls++]));
    await enter();
    await press(send);
    const again = await button('もう一度送信する');
    await userEvent.click(again);
    expect(announced(await screen.findByText(/もう一度送信を受け付けました/))).toBeTruthy();
    expect(bodiesTo('/auth/password-reissue')[1]).toEqual(bodiesTo('/auth/password-reissue')[0]);
    expect(screen.getByText(/2026\/11\/22\s10:30/)).toBeTruthy();
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
    expect(announced(screen.getByText(/続けて送信できません/))).toBeTruthy();
    expect(screen.queryByText(/もう一度送信を受け付けました/)).toBeNull();
    expect(screen.getByRole('heading', { name: '送信を受け付けました' })).toBeTruthy();
  });

  it('that is asked for again is under way once, and says so', async () => {
    let calls = 0;
    open(() => (calls++ === 0 ? jsonAnswer(answers[0]) : noAnswer()));
    await enter();
    await press(send);
    await press('もう一度送信する');
    const again = await button('もう一度送信する');
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    again.click();
    expect(callsTo('/auth/password-reissue')).toBe(2);
  });

  it('that was asked for again and came back empty holds for as long as anybody knows', async () => {
    hearOfWrongAnswers();
    let calls = 0;
    open(() => (calls++ === 0 ? jsonAnswer(answers[0]) : jsonAnswer(null)));
    await enter();
    await press(send);
    await press('もう一度送信する');
    expect(await screen.findByText(/もう一度送信を受け付けました/)).toBeTruthy();
    expect(screen.getByText('メールに記載されたリンクを開きます。')).toBeTruthy();
  });

  it('can be asked for with other entries, which are still there', async () => {
    open(() => jsonAnswer(mailed));
    await enter();
    await press(send);
    await press('入力内容を変更する');
    await button(send);
    expect(field('registeredMailAddress').value).toBe('keiri@aoba.example.jp');
    expect(field('loginId').value).toBe('demo-user');
    expect(screen.queryByRole('heading', { name: '送信を受け付けました' })).toBeNull();
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
    expect(screen.getByText(/仮パスワードを、メールでお送りします/)).toBeTruthy();
  });

  it('says after a temporary password what to do with it, and sends another by the same way', async () => {
    openEntry(
      at,
      { [byPassword]: () => jsonAnswer({ expiresAt: mailed.expiresAt, resendAfterSeconds: 0 }) },
      { passwordReissueMethod: 'temporaryPassword' },
    );
    await button('仮パスワードを送信する');
    await userEvent.type(field('loginId'), 'demo-user');
    await userEvent.type(field('registeredMailAddress'), 'keiri@aoba.example.jp');
    await press('仮パスワードを送信する');
    expect(await screen.findByText(/に仮パスワードが届きます。$/)).toBeTruthy();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.slice(0, 3)).toEqual([
      expect.stringMatching(/仮パスワードを確認します（2026\/11\/22\s10:30 まで有効です）。$/),
      'ログインIDと仮パスワードでログインします。',
      '画面の案内に沿って、ご自分のパスワードを設定します。',
    ]);
    expect(screen.getByText(/以前にお送りした仮パスワードは使用できません/)).toBeTruthy();
    await press('もう一度送信する');
    await screen.findByText(/もう一度送信を受け付けました/);
    expect(callsTo('/auth/temporary-password')).toBe(2);
  });
});
