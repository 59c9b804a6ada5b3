import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAnnounced } from '../../support/announced.ts';
import { jsonAnswer, bodiesSentTo, callCountOf, refusal, type Answers } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { frameAnswers } from '../../support/settings.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { findButton, openAuthPage as openAt, typeEntries } from './auth-pages.tsx';

const pagePath = '/bapRepublishPasswd';
const reissueRoute = 'POST /auth/password-reissue';
const reissueAnswer = { expiresAt: '2026-11-22T10:30:00+09:00', resendAfterSeconds: 60 };
const resendableAnswer = { expiresAt: '2026-11-22T10:00:00+09:00', resendAfterSeconds: 0 };
const validEntries = { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba.example.jp' };
const sendLabel = 'メールを送信する';
const sendAgainLabel = 'もう一度送信する';
const acceptedAgainText = /もう一度送信を受け付けました/;
const tooSoonText = /送信した直後は、続けて送信できません/;

const openReissuePage = (answer: Answers[string] = () => jsonAnswer(reissueAnswer)): void =>
  openAt(pagePath, { [reissueRoute]: answer });

/** Sends the form. The server returns the first answer to the form, and the other answers to the repeated sends. */
async function sendForm(...answers: Answers[string][]): Promise<void> {
  let callCount = 0;
  openReissuePage((request) => answers[callCount++]?.(request) ?? jsonAnswer(reissueAnswer));
  await typeEntries(validEntries);
  await press(sendLabel);
}
const isHelpOpen = () => document.querySelector('details')?.open;
const getFirstSteps = () =>
  screen
    .getAllByRole('listitem')
    .slice(0, 3)
    .map(({ textContent }) => textContent);

describe('the form for a forgotten password', () => {
  it('has the login ID that was entered on the login page, and does not store this ID', async () => {
    openAt('/', {});
    await userEvent.type(await screen.findByLabelText('ログインID'), '　ｄｅｍｏ-user ');
    await userEvent.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await findButton(sendLabel);
    expect(fieldNamed('loginId').value).toBe('demo-user');
    const storedText = JSON.stringify([location.href, history.state, { ...sessionStorage }]);
    expect(storedText).not.toContain('demo-user');
  });

  it('is empty when no login ID was entered, and explains what the mail does', async () => {
    openReissuePage();
    await findButton(sendLabel);
    const fields = [fieldNamed('loginId'), fieldNamed('registeredMailAddress')];
    expect(fields.map(({ value }) => value)).toEqual(['', '']);
    expect(screen.getByText(/設定するためのリンクを、メールでお送りします/)).toBeTruthy();
    expect(descriptionOf(fieldNamed('registeredMailAddress'))).toContain('発行元へお問い合わせ');
    expect(isHelpOpen()).toBe(false);
    const backLink = screen.getByRole('link', { name: 'ログイン画面へ戻る' });
    expect(backLink.getAttribute('href')).toBe('/demo/mypage');
  });

  it.each([
    ['', '', ['loginId', 'registeredMailAddress']],
    ['デモ', 'keiri', ['registeredMailAddress']],
  ])(
    'rejects the login ID %j with the mail address %j',
    async (loginId, registeredMailAddress, invalidFields) => {
      openReissuePage();
      await findButton(sendLabel);
      await typeEntries({ loginId, registeredMailAddress });
      await press(sendLabel);
      await waitFor(() =>
        expect(
          [...document.querySelectorAll('[aria-invalid]')].map((field) =>
            field.getAttribute('name'),
          ),
        ).toEqual(invalidFields),
      );
      expect(callCountOf(reissueRoute)).toBe(0);
    },
  );

  it('sends normalised entries, and shows the next steps', async () => {
    openReissuePage();
    await findButton(sendLabel);
    await typeEntries({
      loginId: ' demo-user　',
      registeredMailAddress: ' keiri＠aoba.example.jp',
    });
    await press(sendLabel);
    const heading = await screen.findByRole('heading', { name: '送信を受け付けました' });
    expect(document.activeElement).toBe(heading);
    expect(bodiesSentTo(reissueRoute)).toEqual([validEntries]);
    // The page doesn't reveal whether the account exists.
    expect(screen.getByText(/ご登録の内容と一致する場合、keiri@aoba\.example\.jp/)).toBeTruthy();
    expect(getFirstSteps()).toEqual([
      expect.stringMatching(/リンクを開きます（2026\/11\/22\s10:30 まで有効です）。$/),
      '画面の案内に沿って、新しいパスワードを設定します。',
      '新しいパスワードでログインします。',
    ]);
    expect(isHelpOpen()).toBe(true);
    expect(screen.queryByText(acceptedAgainText)).toBeNull();
    const loginLink = screen.getByRole('link', { name: 'ログイン画面へ' });
    expect(loginLink.getAttribute('href')).toBe('/demo/mypage');
    expect((await findButton(sendAgainLabel)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('あと1:00')).toBeTruthy();
  });

  it.each([
    ['400-1-02-04', ['loginId'], /ご利用いただけません.*発行元/],
    ['400-1-02-08', ['loginId'], /ロックされています。.*発行元/],
    ['400-1-11-02', [], /停止されています。.*発行元/],
    ['429-1-05-01', [], /しばらくたってから/],
  ])(
    'shows the message of the code %s above the fields, and the advice to wait only after a 429',
    async (code, target, text) => {
      await sendForm(() => refusal(code, target));
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(document.querySelector('[aria-invalid]')).toBeNull();
      expect(screen.queryByText(tooSoonText) !== null).toBe(code.startsWith('429'));
      expect(isHelpOpen()).toBe(code.startsWith('429'));
    },
  );
});

describe('a sent reissue mail', () => {
  it('can be sent again after the wait of the last answer, and each repeated send is announced', async () => {
    await sendForm(
      () => jsonAnswer(resendableAnswer),
      () => jsonAnswer(resendableAnswer),
    );
    await press(sendAgainLabel);
    const firstAnnouncement = expectAnnounced(await screen.findByText(acceptedAgainText));
    waitForGuard();
    await press(sendAgainLabel);
    await waitFor(() => expect(firstAnnouncement.isConnected).toBe(false));
    expectAnnounced(screen.getByText(acceptedAgainText));
    expect(bodiesSentTo(reissueRoute)).toEqual([validEntries, validEntries, validEntries]);
    expect(screen.getByText(/2026\/11\/22\s10:30/)).toBeTruthy();
    expect(await screen.findByText('あと1:00')).toBeTruthy();
    expect(document.activeElement).toBe(await findButton(sendAgainLabel));
  });

  it('shows an alert with the reason if it cannot be sent again', async () => {
    await sendForm(
      () => jsonAnswer(resendableAnswer),
      () => refusal('429-1-05-01'),
    );
    await press(sendAgainLabel);
    expect((await screen.findByRole('alert')).textContent).toMatch(/しばらくたってから/);
    expectAnnounced(screen.getByText(tooSoonText));
    expect(screen.queryByText(acceptedAgainText)).toBeNull();
    expect(screen.getByRole('heading', { name: '送信を受け付けました' })).toBeTruthy();
  });

  it('shows no time limit after an empty answer', async () => {
    collectContractWarnings();
    await sendForm(
      () => jsonAnswer(resendableAnswer),
      () => jsonAnswer(null),
    );
    await press(sendAgainLabel);
    expect(await screen.findByText(acceptedAgainText)).toBeTruthy();
    expect(screen.getByText('メールに記載されたリンクを開きます。')).toBeTruthy();
  });

  it('can be requested again with other entries, starting from the previous entries', async () => {
    await sendForm();
    await press('入力内容を変更する');
    await findButton(sendLabel);
    expect(fieldNamed('registeredMailAddress').value).toBe(validEntries.registeredMailAddress);
    expect(fieldNamed('loginId').value).toBe(validEntries.loginId);
    expect(screen.queryByRole('heading', { name: '送信を受け付けました' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('the reissue method of the settings', () => {
  it.each(['carrierPigeon', undefined])(
    'is a mailed link if its value is unknown or missing (%s)',
    async (passwordReissueMethod) => {
      collectContractWarnings();
      openAt(pagePath, {}, { passwordReissueMethod });
      expect(await findButton(sendLabel)).toBeTruthy();
    },
  );

  it('is fetched by a retry if the settings are missing, and the page also links to the login', async () => {
    let settingsAnswer = () => jsonAnswer([], 500);
    openAt(pagePath, { 'GET /setting/info': () => settingsAnswer() });
    expect(await screen.findByRole('link', { name: 'ログイン画面へ' })).toBeTruthy();
    settingsAnswer = frameAnswers()['GET /setting/info'];
    await press('もう一度試す');
    expect(await findButton(sendLabel)).toBeTruthy();
  });

  it('can be a temporary password, and a repeated send requests another temporary password', async () => {
    const temporaryPasswordRoute = 'POST /auth/temporary-password';
    openAt(
      pagePath,
      { [temporaryPasswordRoute]: () => jsonAnswer(resendableAnswer) },
      { passwordReissueMethod: 'temporaryPassword' },
    );
    await findButton('仮パスワードを送信する');
    expect(screen.getByText(/仮パスワードを、メールでお送りします/)).toBeTruthy();
    await typeEntries(validEntries);
    await press('仮パスワードを送信する');
    expect(await screen.findByText(/に仮パスワードが届きます。$/)).toBeTruthy();
    expect(getFirstSteps()).toEqual([
      expect.stringMatching(/仮パスワードを確認します（2026\/11\/22\s10:00 まで有効です）。$/),
      'ログインIDと仮パスワードでログインします。',
      '画面の案内に沿って、ご自分のパスワードを設定します。',
    ]);
    await press(sendAgainLabel);
    await screen.findByText(acceptedAgainText);
    expect(callCountOf(temporaryPasswordRoute)).toBe(2);
  });
});
