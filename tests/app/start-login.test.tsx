import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { start } from '../../src/app/start.tsx';
import { jsonAnswer, stubApi } from '../support/api.ts';
import { frameAnswers, png } from '../support/settings.ts';

// This test has its own file, because a screen is loaded only once.
it('the login page prefetches the top page at the focus on a field', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  for (const item of screens)
    if (item.name === 'top') vi.spyOn(item, 'load').mockImplementation(load);
  history.replaceState(null, '', '/demo/mypage/');
  stubApi({ ...frameAnswers(), 'GET /setting/mypage-logo': () => jsonAnswer({ image: png }) });
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => start(root));
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByLabelText('ログインID').focus());
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  // The page still imports its parts. Imports after the end of the test would fail.
  await act(() => vi.dynamicImportSettled());
  root.remove();
});
