import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoginPage } from '../../../src/pages/auth/LoginPage.tsx';
import { PasswordChangePage } from '../../../src/pages/auth/PasswordChangePage.tsx';
import { PasswordExpiredPage } from '../../../src/pages/auth/PasswordExpiredPage.tsx';
import { PasswordReissuePage } from '../../../src/pages/auth/PasswordReissuePage.tsx';
import { PasswordSettingPage } from '../../../src/pages/auth/PasswordSettingPage.tsx';
import { VerifyPage } from '../../../src/pages/auth/VerifyPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

export type Answers = Parameters<typeof stubApi>[0];

export const policy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#-_',
  historyCount: 3,
  expiresInDays: 365,
};

let sent: SentRequest[] = [];

/** Opens the pages of the area at an address, with the given answers and settings. */
export function open(
  at: string,
  answers: Answers,
  settings: Readonly<Record<string, unknown>> = {},
): void {
  const frame = frameAnswers();
  sent = stubApi({
    ...frame,
    // A newer server may return unknown values.
    'GET /setting/info': async () =>
      jsonAnswer({ ...(await frame['GET /setting/info']().json()), ...settings }),
    'GET /setting/mypage-logo': () => jsonAnswer({ image: null }),
    'GET /auth/password-policy': () => jsonAnswer(policy),
    'GET /auth/login-progress': () => jsonAnswer({ nextStep: 'top', loginId: 'demo-user' }),
    ...answers,
  });
  renderPages({
    at,
    layout: <PublicLayout />,
    pages: {
      '/': <LoginPage />,
      '/bapRepublishPasswd': <PasswordReissuePage />,
      '/verify': at === '/verify' ? <VerifyPage /> : <p>The verification</p>,
      '/bapPasswdMaster': <PasswordChangePage />,
      '/passwdExpired': at === '/passwdExpired' ? <PasswordExpiredPage /> : <p>The new password</p>,
      '/bapPasswdMaster/passwdSetting/:token': <PasswordSettingPage />,
      '/top': <p>The top page</p>,
      '/userNotice': <p>The notices</p>,
    },
  });
}

/** The bodies that were sent to a path. */
export const bodiesTo = (path: string): unknown[] =>
  sent
    .filter((request) => request.method !== 'GET' && request.path === path)
    .map(({ body }) => JSON.parse(body));

export const callsTo = (path: string): number =>
  sent.filter((request) => request.path === path).length;

export const noContent = (): Response => new Response(null, { status: 204 });

/** An error answer of one code, with its fields and its fill-ins. */
export const refusal = (
  code: string,
  target: string[] = [],
  values: Readonly<Record<string, string>> = {},
): Response => {
  const mapping = Object.entries(values).map(([key, value]) => ({ key, value, type: 'BE' }));
  return jsonAnswer([{ code, target, mapping }], Number(code.slice(0, 3)));
};

export const button = (name: string) => screen.findByRole('button', { name });
export const press = async (name: string) => userEvent.click(await button(name));
export const loginPage = () => button('ログイン');

/** A second press that passes the guard against double clicks (S9). */
export const submit = (): void => document.querySelector('form')?.requestSubmit();

/** Types entries by field name, once the form is displayed. Empty entries are left out. */
export async function type(entries: Readonly<Record<string, string>>): Promise<void> {
  await waitFor(() => Object.keys(entries).forEach(fieldNamed));
  for (const [name, text] of Object.entries(entries))
    if (text !== '') await userEvent.type(fieldNamed(name), text);
}

/** Sends a message of another tab. */
export function fromOtherTab(message: string): void {
  const other = new BroadcastChannel('mypage.demo');
  other.postMessage(message);
  other.close();
}

/** The messages that other tabs get. */
export function messagesToOtherTabs(): { received: unknown[]; close: () => void } {
  const received: unknown[] = [];
  const other = new BroadcastChannel('mypage.demo');
  other.addEventListener('message', ({ data }) => received.push(data));
  return { received, close: () => other.close() };
}

export const prepare = (): Promise<void> =>
  switchLanguage('ja', 'login', 'password', 'validation', 'form', 'flow');
