import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { LoginPage } from '../../../src/pages/auth/LoginPage.tsx';
import { PasswordReissuePage } from '../../../src/pages/auth/PasswordReissuePage.tsx';
import { VerifyPage } from '../../../src/pages/auth/VerifyPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/*
 * The ways in for whoever cannot log in by the password alone, on a stubbed network.
 */

let sent: SentRequest[] = [];

export function openEntry(
  at: string,
  answers: Parameters<typeof stubApi>[0],
  settings: Readonly<Record<string, unknown>> = {},
): void {
  const frame = frameAnswers();
  sent = stubApi({
    ...frame,
    // A newer server may say anything.
    'GET /setting/info': async () =>
      jsonAnswer({ ...(await frame['GET /setting/info']().json()), ...settings }),
    // Of the login, which some of these ways lead to.
    'GET /setting/mypage-logo': () => jsonAnswer({ image: null }),
    ...answers,
  });
  renderPages({
    at,
    layout: <PublicLayout />,
    pages: {
      '/': <LoginPage />,
      '/bapRepublishPasswd': <PasswordReissuePage />,
      '/verify': <VerifyPage />,
      '/passwdExpired': <p>The password has expired</p>,
      '/top': <p>The top page</p>,
      '/userNotice': <p>The notices</p>,
    },
  });
}

/** The bodies of the calls to a path so far. */
export const bodiesTo = (path: string): unknown[] =>
  sent
    .filter((request) => request.method === 'POST' && request.path === path)
    .map(({ body }) => JSON.parse(body));

export const callsTo = (path: string): number =>
  sent.filter((request) => request.path === path).length;

export const button = (name: string) => screen.findByRole('button', { name });
export const press = async (name: string) => userEvent.click(await button(name));

/** A second press, without the button's guard, which takes one at once for a double click (S9). */
export const pressAgain = (): void => document.querySelector('form')?.requestSubmit();

export const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

/** What is said of a field: its help and its error. */
export const saidAt = (control: HTMLInputElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('');

/** A refusal as a server gives it: with its fields, and what its text is filled with. */
export const refused = (
  code: string,
  target: string[] = [],
  values: Readonly<Record<string, string>> = {},
): Response => {
  const mapping = Object.entries(values).map(([key, value]) => ({ key, value, type: 'BE' }));
  return jsonAnswer([{ code, target, mapping }], Number(code.slice(0, 3)));
};

/** Before each test: a browser without a past, with the texts of the pages. */
export async function beginEntry(): Promise<void> {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  closeMessage();
  sessionStorage.clear();
  await speak();
  await loadTexts('login', 'password', 'validation', 'form', 'flow');
}
