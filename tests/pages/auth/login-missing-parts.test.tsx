import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isFocusAround } from '../../support/focus.ts';
import { jsonAnswer, bodiesSentTo, refusal } from '../../support/api.ts';
import { fieldNamed, press } from '../../support/form-fields.ts';
import { openAuthPage, typeEntries } from './auth-pages.tsx';

// The chunk of the login rules cannot be loaded, as after the release of a newer version.
vi.mock('../../../src/pages/auth/login-rules.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

async function logIn(loginAnswer: () => Response): Promise<void> {
  openAuthPage('/', {
    'POST /auth/login': loginAnswer,
    'HEAD /demo/mypage/': () => new Response(),
  });
  await typeEntries({ loginId: ' demo-user ', password: ' pass word ' });
  await press('ログイン');
}

it('the login form sends a trimmed login ID and offers the new version when the code of the login rules cannot be loaded', async () => {
  await logIn(() => jsonAnswer({ nextStep: 'top' }));
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
  expect(bodiesSentTo('POST /auth/login')).toEqual([
    { loginId: 'demo-user', password: ' pass word ' },
  ]);
  const button = screen.getByText('ログイン', { selector: 'button' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

it('the login form shows a lost connection after a refusal, and keeps the entries, when the code of the login rules cannot be loaded', async () => {
  await logIn(() => refusal('400-1-02-01'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('通信できませんでした');
  expect(isFocusAround(alert)).toBe(true);
  expect(fieldNamed('password').value).toBe(' pass word ');
});
