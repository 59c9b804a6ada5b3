import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { start } from '../../src/app/start.tsx';
import { jsonAnswer, stubApi } from '../support/api.ts';
import { frameAnswers, png } from '../support/settings.ts';

// In a file of its own: what was loaded once is not loaded again.
it('the login page loads what it leads to as soon as somebody goes to a field of it', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  for (const one of screens) if (one.name === 'top') vi.spyOn(one, 'load').mockImplementation(load);
  history.replaceState(null, '', '/demo/mypage/');
  stubApi({ ...frameAnswers(), 'GET /setting/mypage-logo': () => jsonAnswer({ image: png }) });
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => start(root));
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByLabelText('ログインID').focus());
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  // It goes on loading its parts, which needs the test's loader.
  await act(() => vi.dynamicImportSettled());
  root.remove();
});
