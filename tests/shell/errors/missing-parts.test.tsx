import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { lazyExtra } from '../../../src/i18n/lazy-with-texts.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/** What browsers throw for a script that is not there. */
const gone = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

/** Time for what must not happen. */
const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

let isOnline: boolean;
beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
  isOnline = true;
  stubApi({
    ...frameAnswers(),
    'HEAD /demo/mypage/': () => (isOnline ? new Response() : new TypeError('offline')),
  });
});

const expectNothingSaid = (): void => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(messageStore.get()).toBeNull();
};

describe('a part of the portal that does not load', () => {
  const show = (): void => {
    // React tells of every error that a boundary caught.
    vi.spyOn(console, 'error').mockReturnValue();
    const Page = lazy(gone);
    renderPages({ layout: <PublicLayout />, pages: { '/': <Page /> } });
  };

  it('is explained where the customer waits for it: a new version', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'ご確認ください！' })).toBeTruthy();
  });

  it('is explained where the customer waits for it: no connection', async () => {
    isOnline = false;
    show();
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is passed over where it was only loaded ahead', async () => {
    renderPages({ layout: <PublicLayout />, pages: { '/': <input aria-label="entry" /> } });
    const entry = screen.getByLabelText('entry');
    entry.focus();
    // What Vite makes of every import that fails.
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await settle();
    expectNothingSaid();
    expect(document.activeElement).toBe(entry);
  });

  it('is left out where the page can do without it', async () => {
    const Extra = lazyExtra([], gone);
    renderPages({
      layout: <PublicLayout />,
      pages: {
        '/': (
          <Suspense fallback="loading">
            <p>page</p>
            <Extra />
          </Suspense>
        ),
      },
    });
    await waitFor(() => expect(screen.getByText('page').checkVisibility()).toBe(true));
    await settle();
    expect(screen.getByText('page')).toBeTruthy();
    expectNothingSaid();
  });
});
