import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { LoginPage } from '../../../src/pages/auth/LoginPage.tsx';
import { PasswordChangePage } from '../../../src/pages/auth/PasswordChangePage.tsx';
import { PasswordExpiredPage } from '../../../src/pages/auth/PasswordExpiredPage.tsx';
import { PasswordReissuePage } from '../../../src/pages/auth/PasswordReissuePage.tsx';
import { PasswordSettingPage } from '../../../src/pages/auth/PasswordSettingPage.tsx';
import { VerifyPage } from '../../../src/pages/auth/VerifyPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type Answers } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers, policy } from '../../support/settings.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'login', 'password', 'validation', 'form', 'flow'));

export function openAuthPage(
  pagePath: string,
  answers: Answers,
  settings: Readonly<Record<string, unknown>> = {},
): void {
  const answersForFrame = frameAnswers();
  stubApi({
    ...answersForFrame,
    // The settings may have values that the contract does not know, as from a newer server.
    'GET /setting/info': async () =>
      jsonAnswer({ ...(await answersForFrame['GET /setting/info']().json()), ...settings }),
    'GET /setting/mypage-logo': () => jsonAnswer({ image: null }),
    'GET /auth/password-policy': () => jsonAnswer(policy),
    'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'top', loginId: 'demo-user' }),
    ...answers,
  });
  renderPages({
    at: pagePath,
    layout: <PublicLayout />,
    pages: {
      '/': <LoginPage />,
      '/bapRepublishPasswd': <PasswordReissuePage />,
      '/verify': pagePath === '/verify' ? <VerifyPage /> : <p>The verification</p>,
      '/bapPasswdMaster': <PasswordChangePage />,
      '/passwdExpired':
        pagePath === '/passwdExpired' ? <PasswordExpiredPage /> : <p>The new password</p>,
      '/bapPasswdMaster/passwdSetting/:token': <PasswordSettingPage />,
      '/top': <p>The top page</p>,
      '/userNotice': <p>The notices</p>,
    },
  });
}

const validPassword = 'Kaki-no-ki-1987';
export const newPasswordEntries = { password: validPassword, passwordConfirmation: validPassword };
export const validLink = {
  state: 'valid',
  purpose: 'reissue',
  loginId: 'demo-user',
  expiresAt: '2026-11-22T10:00:00+09:00',
  passwordPolicy: policy,
};

export const findButton = (buttonName: string) => screen.findByRole('button', { name: buttonName });
export const findLoginPage = () => findButton('ログイン');

/** Types entries by field name, after the form is displayed. Skips empty entries. */
export async function typeEntries(entries: Readonly<Record<string, string>>): Promise<void> {
  await waitFor(() => Object.keys(entries).forEach(fieldNamed));
  for (const [name, text] of Object.entries(entries))
    if (text !== '') await userEvent.type(fieldNamed(name), text);
}
