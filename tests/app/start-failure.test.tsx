import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../../src/app/start.tsx';
import { setLanguage } from '../../src/i18n/i18n.ts';
import { stubApi } from '../support/api.ts';
import { frameAnswers } from '../support/settings.ts';

/** The texts that every page wants: one of no name cannot be had. */
const texts = vi.hoisted((): string[] => []);
vi.mock('../../src/app/load-screen.ts', () => {
  const failed = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  failed.catch(() => undefined);
  return { frameTexts: texts, loadScreen: () => failed };
});

let root: HTMLElement;
const open = async (): Promise<void> => {
  history.replaceState(null, '', '/demo/mypage/userNotice');
  stubApi(frameAnswers());
  await act(() => start(root));
};

beforeEach(() => {
  setLanguage('ja');
  root = document.createElement('div');
  root.innerHTML = '<p>what the build has put there</p>';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
});

it('without its words the portal says in both languages that it cannot be shown, and how to go on', async () => {
  texts.splice(0, texts.length, 'common', 'nowhere');
  await open();
  expect((await screen.findByRole('heading')).textContent).toBe('画面を表示できませんでした');
  expect(screen.getByText(/^通信の状態を/).lang).toBe('ja');
  expect(screen.getByText(/^The page could not be loaded/).lang).toBe('en');
  expect(screen.queryByText('what the build has put there')).toBeNull();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: '更新 / Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('with its words, but without the page, the portal says so in its frame', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  texts.splice(0, texts.length, 'common', 'shell', 'ui');
  history.replaceState(null, '', '/demo/mypage/top/linkTerms');
  stubApi({ ...frameAnswers(), 'HEAD /demo/mypage/top/linkTerms': () => new TypeError('offline') });
  await act(() => start(root));
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.queryByText('what the build has put there')).toBeNull();
});
