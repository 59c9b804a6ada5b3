import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { jsonAnswer } from '../../support/api.ts';
import { isFocusAround } from '../../support/focus.ts';
import { beginEntry, bodiesTo, field, openEntry, press } from './entry-pages.tsx';

// Parts of the portal that a newer version has put elsewhere.
vi.mock('../../../src/pages/auth/login-rules.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../../../src/pages/auth/after-login.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(async () => {
  dismissDialogs();
  await beginEntry();
});

async function logIn(answer: () => Response | Error): Promise<void> {
  openEntry('/', {
    'POST /auth/login': answer,
    'GET /setting/mypage-logo': () => jsonAnswer({ image: null }),
    'HEAD /demo/mypage/': () => new Response(),
  });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(field('loginId'), ' demo-user ');
  await userEvent.type(field('password'), ' pass word ');
  await press('ログイン');
}

it('a login without the rules is judged by the server, without the blanks of copying', async () => {
  await logIn(() => jsonAnswer({ nextStep: 'top' }));
  await waitFor(() =>
    expect(bodiesTo('/auth/login')).toEqual([{ loginId: 'demo-user', password: ' pass word ' }]),
  );
});

it('a login whose way on does not load leads to the new version, and can be tried again', async () => {
  await logIn(() => jsonAnswer({ nextStep: 'top' }));
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
  await waitFor(() =>
    expect(
      screen.getByText('ログイン', { selector: 'button' }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
});

it('a failure whose words do not load says that the connection failed, and keeps the entries', async () => {
  await logIn(() => jsonAnswer([{ code: '400-1-02-01', target: [], mapping: [] }], 400));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('通信できませんでした');
  expect(isFocusAround(alert)).toBe(true);
  expect(field('password').value).toBe(' pass word ');
});
