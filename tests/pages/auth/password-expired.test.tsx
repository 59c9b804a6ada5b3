import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { jsonAnswer, refusal } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { newPasswordEntries, openAuthPage, typeEntries } from './auth-pages.tsx';

const pagePath = '/passwdExpired';
const changeRoute = 'PUT /auth/expired-password';
const progressAnswers = (nextStep: string) => ({
  'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId: 'expired-user' }),
});
const sendForm = async (): Promise<void> => {
  await typeEntries({ currentPassword: 'Old-Pass-2026', ...newPasswordEntries });
  await press('パスワードを設定する');
};
const queryLoginLink = () => screen.queryByRole('link', { name: 'ログイン画面へ' });
const rememberNoticesPage = (): void => {
  history.replaceState(null, '', '/demo/mypage/userNotice');
  rememberReturnPath();
};

describe('the page for a password that has to be changed', () => {
  it.each([
    ['passwdExpired', /有効期限が切れています/, /^現在のパスワード/, false],
    ['passwdTemporary', /仮パスワードでログインしています/, /^仮パスワード/, true],
  ])(
    'shows the reason (%s), the login ID and a link to log in with another ID',
    async (nextStep, leadText, label, isTemporary) => {
      openAuthPage(pagePath, progressAnswers(nextStep));
      expect(await screen.findByText(leadText)).toBeTruthy();
      expect(screen.getByText('ログインID：expired-user')).toBeTruthy();
      expect(await screen.findByLabelText(label)).toBe(fieldNamed('currentPassword'));
      const temporaryPasswordRule = screen.queryByText(
        '仮パスワードと同じパスワードは使用できません。',
      );
      expect(temporaryPasswordRule !== null).toBe(isTemporary);
      const otherLoginLink = screen.getByRole('link', { name: '別のログインIDでログインする' });
      expect(otherLoginLink.getAttribute('href')).toBe('/demo/mypage');
      expect(queryLoginLink()).toBeNull();
    },
  );

  it('shows the message about a wrong current password at the field of the current password', async () => {
    openAuthPage(pagePath, {
      ...progressAnswers('passwdTemporary'),
      [changeRoute]: () => refusal('400-1-02-01', ['loginId', 'password']),
    });
    await sendForm();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('currentPassword'))).toContain(
        'パスワードが正しくありません',
      ),
    );
    expect(fieldNamed('password').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['top', 'The notices'],
    ['verify', 'The verification'],
  ])('redirects to the next step %s without a history entry', async (nextStep, text) => {
    rememberNoticesPage();
    openAuthPage(pagePath, progressAnswers(nextStep));
    const historyLength = history.length;
    expect(await screen.findByText(text)).toBeTruthy();
    expect(history.length).toBe(historyLength);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the login in progress is unknown', new TypeError('Failed to fetch')],
    ['the answer has no login ID', { nextStep: 'passwdExpired' }],
  ])('offers the login when %s', async (_, answer) => {
    collectContractWarnings();
    openAuthPage(pagePath, {
      'GET /auth/login-progress': () => (answer instanceof Error ? answer : jsonAnswer(answer)),
    });
    await waitFor(() => expect(queryLoginLink()).toBeTruthy());
    expect(reservedLineCount()).toBe(0);
    expect(document.querySelector('[name=currentPassword]')).toBeNull();
  });

  it.each(['fingerprint', 'constructor'])(
    'reports the unknown next step %s, and offers the login instead of the form',
    async (nextStep) => {
      openAuthPage(pagePath, progressAnswers(nextStep));
      expect((await screen.findByRole('alert')).textContent).toContain(
        '次の手続きを確認できませんでした',
      );
      expect(reservedLineCount()).toBe(0);
      expect(document.querySelector('[name=currentPassword]')).toBeNull();
      expect(queryLoginLink()).toBeTruthy();
    },
  );
});
