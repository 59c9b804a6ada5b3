import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../../src/app/start.tsx';
import { stubApi } from '../support/api.ts';
import { frameAnswers } from '../support/settings.ts';

const frameTextNames = vi.hoisted((): string[] => []);
vi.mock('../../src/app/load-screen.ts', () => {
  const failedLoad = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  failedLoad.catch(() => undefined);
  return { frameTexts: frameTextNames, loadScreen: () => failedLoad };
});

let root: HTMLElement;
const openPortal = async (...frameTexts: string[]): Promise<void> => {
  frameTextNames.splice(0, frameTextNames.length, ...frameTexts);
  history.replaceState(null, '', '/demo/mypage/top/linkTerms');
  stubApi({ ...frameAnswers(), 'HEAD /demo/mypage/top/linkTerms': () => new TypeError('offline') });
  await act(() => start(root));
};

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<p>the prerendered page</p>';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

it('the portal shows a failure in both languages with a reload button if screen and texts cannot be loaded', async () => {
  await openPortal('common', 'unknown');
  expect((await screen.findByRole('heading')).textContent).toBe('画面を表示できませんでした');
  expect(screen.getByText(/^通信の状態を/).lang).toBe('ja');
  expect(screen.getByText(/^The page could not be loaded/).lang).toBe('en');
  expect(screen.queryByText('the prerendered page')).toBeNull();
  const reloadSpy = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: '更新 / Reload' }));
  expect(reloadSpy).toHaveBeenCalledOnce();
});

it('the portal shows the failure in the frame if only the screen cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openPortal('common', 'shell', 'ui');
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.queryByText('the prerendered page')).toBeNull();
});
