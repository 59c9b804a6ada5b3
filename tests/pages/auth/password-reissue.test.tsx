import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
import { jsonAnswer, bodiesSentTo, callCountOf, refusal, type Answers } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { fieldNamed, press } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { button, open as openAt, prepare, type } from './auth-pages.tsx';

beforeEach(prepare);

const at = '/bapRepublishPasswd';
const call = 'POST /auth/password-reissue';
const answer = { expiresAt: '2026-11-22T10:30:00+09:00', resendAfterSeconds: 60 };
const resendable = { expiresAt: '2026-11-22T10:00:00+09:00', resendAfterSeconds: 0 };
const entries = { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba.example.jp' };
const send = 'メールを送信する';
const sendAgainLabel = 'もう一度送信する';
const acceptedAgain = /もう一度送信を受け付けました/;
const tooSoon = /送信した直後は、続けて送信できません/;

const open = (reply: Answers[string] = () => jsonAnswer(answer)): void =>
  openAt(at, { [call]: reply });

/** Sends the form. The mail can be sent again with the later replies. */
async function sendForm(...replies: Answers[string][]): Promise<void> {
  let calls = 0;
  open((request) => replies[calls++]?.(request) ?? jsonAnswer(answer));
  await type(entries);
  await press(send);
}
const isHelpOpen = () => document.querySelector('details')?.open;
const firstSteps = () =>
  screen
    .getAllByRole('listitem')
    .slice(0, 3)
    .map(({ textContent }) => textContent);

describe('the form for a forgotten password', () => {
  it('has the login ID that was entered on the login page, and does not store it', async () => {
    openAt('/', {});
    await userEvent.type(await screen.findByLabelText('ログインID'), '　ｄｅｍｏ-user ');
    await userEvent.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await button(send);
    expect(fieldNamed('loginId').value).toBe('demo-user');
    const stored = JSON.stringify([location.href, history.state, { ...sessionStorage }]);
    expect(stored).not.toContain('demo-user');
  });

  it('is empty when no login ID was entered, and explains what the mail does', async () => {
    open();
    await button(send);
    const fields = [fieldNamed('loginId'), fieldNamed('registeredMailAddress')];
    expect(fields.map(({ value }) => value)).toEqual(['', '']);
    expect(screen.getByText(/設定するためのリンクを、メールでお送りします/)).toBeTruthy();
    expect(isHelpOpen()).toBe(false);
    const back = screen.getByRole('link', { name: 'ログイン画面へ戻る' });
    expect(back.getAttribute('href')).toBe('/demo/mypage');
  });

  it.each([
    ['', '', ['loginId', 'registeredMailAddress']],
    ['demo-user', 'keiri', ['registeredMailAddress']],
  ])(
    'rejects the login ID %j with the mail address %j',
    async (loginId, registeredMailAddress, invalid) => {
      open();
      await button(send);
      await type({ loginId, registeredMailAddress });
      await press(send);
      await waitFor(() =>
        expect(
          [...document.querySelectorAll('[aria-invalid]')].map((one) => one.getAttribute('name')),
        ).toEqual(invalid),
      );
      expect(callCountOf(call)).toBe(0);
    },
  );

  it('sends normalised entries, and shows the next steps', async () => {
    open();
    await button(send);
    await type({ loginId: ' demo-user　', registeredMailAddress: ' keiri＠aoba.example.jp' });
    await press(send);
    const heading = await screen.findByRole('heading', { name: '送信を受け付けました' });
    expect(document.activeElement).toBe(heading);
    expect(bodiesSentTo(call)).toEqual([entries]);
    // The page doesn't reveal whether the account exists.
    expect(screen.getByText(/ご登録の内容と一致する場合、keiri@aoba\.example\.jp/)).toBeTruthy();
    expect(firstSteps()).toEqual([
      expect.stringMatching(/リンクを開きます（2026\/11\/22\s10:30 まで有効です）。$/),
      '画面の案内に沿って、新しいパスワードを設定します。',
      '新しいパスワードでログインします。',
    ]);
    expect(isHelpOpen()).toBe(true);
    expect(screen.queryByText(acceptedAgain)).toBeNull();
    const toLogin = screen.getByRole('link', { name: 'ログイン画面へ' });
    expect(toLogin.getAttribute('href')).toBe('/demo/mypage');
    expect((await button(sendAgainLabel)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('あと1:00')).toBeTruthy();
  });

  it.each([
    ['400-1-02-04', ['loginId'], /ご利用いただけません.*発行元/],
    ['400-1-02-08', ['loginId'], /ロックされています。.*発行元/],
    ['400-1-11-02', [], /停止されています。.*発行元/],
    ['429-1-05-01', [], /しばらくたってから/],
  ])('shows the message of %s above its fields', async (code, target, text) => {
    await sendForm(() => refusal(code, target));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(screen.queryByText(tooSoon) !== null).toBe(code.startsWith('429'));
    expect(isHelpOpen()).toBe(code.startsWith('429'));
  });
});

describe('a sent reissue mail', () => {
  it('can be sent again after the wait of the last answer, and is announced each time', async () => {
    await sendForm(
      () => jsonAnswer(resendable),
      () => jsonAnswer(resendable),
    );
    await press(sendAgainLabel);
    const first = announced(await screen.findByText(acceptedAgain));
    waitForGuard();
    await press(sendAgainLabel);
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(announced(screen.getByText(acceptedAgain))).toBeTruthy();
    expect(bodiesSentTo(call)).toEqual([entries, entries, entries]);
    expect(screen.getByText(/2026\/11\/22\s10:30/)).toBeTruthy();
    expect(await screen.findByText('あと1:00')).toBeTruthy();
    expect(document.activeElement).toBe(await button(sendAgainLabel));
  });

  it('shows an alert with the reason if it cannot be sent again', async () => {
    await sendForm(
      () => jsonAnswer(resendable),
      () => refusal('429-1-05-01'),
    );
    await press(sendAgainLabel);
    expect((await screen.findByRole('alert')).textContent).toMatch(/しばらくたってから/);
    expect(announced(screen.getByText(tooSoon))).toBeTruthy();
    expect(screen.queryByText(acceptedAgain)).toBeNull();
    expect(screen.getByRole('heading', { name: '送信を受け付けました' })).toBeTruthy();
  });

  it('shows no time limit after an empty answer', async () => {
    collectContractWarnings();
    await sendForm(
      () => jsonAnswer(resendable),
      () => jsonAnswer(null),
    );
    await press(sendAgainLabel);
    expect(await screen.findByText(acceptedAgain)).toBeTruthy();
    expect(screen.getByText('メールに記載されたリンクを開きます。')).toBeTruthy();
  });

  it('can be requested with other entries: the form still has the previous entries', async () => {
    await sendForm();
    await press('入力内容を変更する');
    await button(send);
    expect(fieldNamed('registeredMailAddress').value).toBe(entries.registeredMailAddress);
    expect(fieldNamed('loginId').value).toBe(entries.loginId);
    expect(screen.queryByRole('heading', { name: '送信を受け付けました' })).toBeNull();
  });
});

describe('the reissue method of the settings', () => {
  it.each(['carrierPigeon', undefined])(
    'is a mailed link if the value is %s',
    async (passwordReissueMethod) => {
      collectContractWarnings();
      openAt(at, {}, { passwordReissueMethod });
      expect(await button(send)).toBeTruthy();
    },
  );

  it('can be a temporary password, also for a second mail', async () => {
    const temporaryCall = 'POST /auth/temporary-password';
    openAt(
      at,
      { [temporaryCall]: () => jsonAnswer(resendable) },
      { passwordReissueMethod: 'temporaryPassword' },
    );
    await button('仮パスワードを送信する');
    expect(screen.getByText(/仮パスワードを、メールでお送りします/)).toBeTruthy();
    await type(entries);
    await press('仮パスワードを送信する');
    expect(await screen.findByText(/に仮パスワードが届きます。$/)).toBeTruthy();
    expect(firstSteps()).toEqual([
      expect.stringMatching(/仮パスワードを確認します（2026\/11\/22\s10:00 まで有効です）。$/),
      'ログインIDと仮パスワードでログインします。',
      '画面の案内に沿って、ご自分のパスワードを設定します。',
    ]);
    await press(sendAgainLabel);
    await screen.findByText(acceptedAgain);
    expect(callCountOf(temporaryCall)).toBe(2);
  });
});
