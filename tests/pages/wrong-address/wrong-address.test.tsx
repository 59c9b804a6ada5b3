import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { start } from '../../../src/app/start.tsx';
import { stubApi } from '../../support/api.ts';
import { switchLanguage } from '../../support/render.tsx';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/demo/mypage/');
});

/** Starts the portal at an address, in a document with the prerendered login page. */
async function openPortal(address: string): Promise<void> {
  history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = '<p>the login page of the build</p>';
  document.body.replaceChildren(root);
  await act(() => start(root));
}

describe('an address without a portal', () => {
  it.each(['/', '/demo', '/demo/other', '/mypage'])(
    'shows an error and makes no call: %s',
    async (address) => {
      await switchLanguage();
      const requests = stubApi({});
      await openPortal(address);
      expect(
        screen.getByRole('heading', { level: 1, name: 'ページが見つかりません' }),
      ).toBeTruthy();
      expect(screen.getByRole('main').textContent).toContain('URLに誤りがあります');
      expect(screen.getByText(/末尾まで正しく入力されているか/)).toBeTruthy();
      expect(document.title).toBe('ページが見つかりません');
      expect(screen.queryByText('the login page of the build')).toBeNull();
      expect(requests).toEqual([]);
    },
  );

  it('shows the error in the language of the browser', async () => {
    await switchLanguage('en');
    await openPortal('/');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
  });
});
