import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode } from 'react';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { PasswordChangePage } from '../../../src/pages/auth/PasswordChangePage.tsx';
import { PasswordExpiredPage } from '../../../src/pages/auth/PasswordExpiredPage.tsx';
import { PasswordSettingPage } from '../../../src/pages/auth/PasswordSettingPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

export const policy: PasswordPolicy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#-_',
  historyCount: 3,
  expiresInDays: 365,
};
export const good = 'Kaki-no-ki-1987';
export const valid = {
  state: 'valid',
  purpose: 'reissue',
  loginId: 'demo-user',
  expiresAt: '2026-11-22T10:00:00+09:00',
  passwordPolicy: policy,
};

type Answers = Parameters<typeof stubApi>[0];
let sent: SentRequest[] = [];

export function open(at: string, answers: Answers, login: ReactNode = <p>The login page</p>): void {
  sent = stubApi({
    ...frameAnswers(),
    'GET /auth/password-policy': () => jsonAnswer(policy),
    'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'top', loginId: 'demo-user' }),
    ...answers,
  });
  renderPages({
    at,
    layout: <PublicLayout />,
    pages: {
      '/': login,
      '/userNotice': <p>The notices</p>,
      '/top': <p>The top page</p>,
      '/verify': <p>A code is needed</p>,
      '/bapPasswdMaster': <PasswordChangePage />,
      '/passwdExpired': <PasswordExpiredPage />,
      '/bapPasswdMaster/passwdSetting/:token': <PasswordSettingPage />,
    },
  });
}

export const newPassword = () => screen.getByLabelText<HTMLInputElement>(/^新しいパスワード(?!（)/);
export const confirmation = () =>
  screen.getByLabelText<HTMLInputElement>(/^新しいパスワード（確認用）/);
export const username = (): string | undefined =>
  document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value;
/** An answer as a server gives it: with the entries that its code is about (openapi/error-catalogue.yaml). */
export const refusal = (code: ErrorCode, ...target: string[]): Response => {
  const values = { symbols: '!#-_', min: '8', max: '32', count: '3' };
  const mapping = Object.entries(values).map(([key, value]) => ({ key, value, type: 'BE' }));
  return jsonAnswer([{ code, target, mapping }], Number(code.slice(0, 3)));
};

/** What the server alone judges, or judges too (S5, S8). */
export const refusals: [code: ErrorCode, target: string, text: RegExp][] = [
  ['400-1-03-01', 'password', /使用できる文字は/],
  ['400-1-03-02', 'password', /8文字以上32文字以内/],
  ['400-1-03-03', 'password', /4種類すべて/],
  ['400-1-03-04', 'password', /3種類以上/],
  ['400-1-03-05', 'password', /2種類以上/],
  ['400-1-03-06', 'password', /記号を1文字以上/],
  ['400-1-03-07', 'passwordConfirmation', /一致しません/],
  ['400-1-03-08', 'password', /仮パスワードと同じ/],
  ['400-1-03-09', 'password', /過去3回まで/],
  ['400-1-03-10', 'currentPassword', /現在のパスワードが正しくありません/],
];
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const bodies = (method: string): string[] =>
  sent.filter((request) => request.method === method).map(({ body }) => body);

/** Calls to the server so far, by the path. */
export const isAsked = (path: string): boolean =>
  sent.some((request) => request.path.endsWith(path));

/** Before each test: a browser without a past, with the texts of the pages. */
export async function beginAnew(): Promise<void> {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  closeMessage();
  sessionStorage.clear();
  await speak();
  await loadTexts('password', 'validation', 'form', 'flow');
}
