import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { storedLanguage, storeLanguage } from '../../../src/i18n/language.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const items = [{ code: '403-1-00-02', target: [], mapping: [] }];

/** The server refuses the language; answers how often the page is loaded again. */
function refuse() {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  renderPages({ layout: <PublicLayout />, pages: { '/': <h1>page</h1> } });
  act(() => void handleError(new ApiError({ kind: 'http', status: 403, items, flowId: 'f' })));
  return reload;
}

beforeEach(() => {
  stubApi(frameAnswers());
  closeMessage();
});

it.each(['ja', 'en'] as const)(
  'a page in a language the server refuses is loaded again in Japanese, with %s stored',
  async (stored) => {
    await speak('en');
    storeLanguage(stored);
    const reload = refuse();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(storedLanguage()).toBe('ja');
  },
);

it('a page in Japanese shows the message and is not loaded again', async () => {
  await speak();
  storeLanguage('en');
  const reload = refuse();
  expect(await screen.findByText(/言語/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
