import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { start } from '../../src/app/start.tsx';
import { setLanguage } from '../../src/i18n/i18n.ts';
import { noAnswer, stubApi } from '../support/api.ts';

it('until a page has its heading, the title is in the language of the page', async () => {
  setLanguage('en');
  document.title = 'マイページ';
  history.replaceState(null, '', '/demo/mypage/top');
  stubApi({ 'GET /user/me': noAnswer, 'GET /setting/info': noAnswer });
  await act(() => start(document.createElement('div')));
  expect(document.title).toBe('My Page');
  expect(document.documentElement.lang).toBe('en');
  // The page goes on loading its parts, which needs the test's loader.
  await act(() => vi.dynamicImportSettled());
});
