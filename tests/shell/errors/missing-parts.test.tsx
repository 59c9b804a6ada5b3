import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { lazyExtra, lazyWithTexts } from '../../../src/i18n/lazy-with-texts.ts';
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
    'HEAD /assets/x.js': () =>
      isOnline ? new Response(null, { status: 404 }) : new TypeError('offline'),
  });
});

const expectNothingSaid = (): void => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(messageStore.get()).toBeNull();
};

describe('code that does not load', () => {
  const show = (): void => {
    // React reports every error that a boundary caught.
    vi.spyOn(console, 'error').mockReturnValue();
    const Page = lazyWithTexts([], gone);
    renderPages({ layout: <PublicLayout />, pages: { '/': <Page /> } });
  };

  it('is explained by a new version if the customer waits for it', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'ご確認ください！' })).toBeTruthy();
  });

  it('is explained by the connection if the customer waits for it', async () => {
    isOnline = false;
    show();
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is ignored if it was only preloaded', async () => {
    renderPages({ layout: <PublicLayout />, pages: { '/': <input aria-label="entry" /> } });
    const entry = screen.getByLabelText('entry');
    entry.focus();
    // What Vite makes of every import that fails.
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await settle();
    expectNothingSaid();
    expect(document.activeElement).toBe(entry);
  });

  it('is left out if the page works without it', async () => {
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

  it('is loaded again by the next page, which closes the message', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let tries = 0;
    const Layout = lazyWithTexts([], async () => {
      tries += 1;
      return isOnline ? Outlet : gone();
    });
    isOnline = false;
    renderPages({
      layout: <Layout />,
      pages: { '/inside': <h1>inside</h1> },
      outside: { '/': <Link to="/inside">go in</Link> },
    });
    const goIn = () => userEvent.click(screen.getByRole('link', { name: 'go in' }));
    await goIn();
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    await settle();
    expect(tries).toBe(1);
    isOnline = true;
    act(() => history.back());
    await screen.findByRole('link', { name: 'go in' });
    await goIn();
    expect(await screen.findByRole('heading', { name: 'inside' })).toBeTruthy();
    expectNothingSaid();
  });

  it('is loaded again by the next page if it was left out', async () => {
    let isBroken = true;
    const Extra = lazyExtra([], async () => (isBroken ? gone() : () => <p>the extra</p>));
    const page = (
      <Suspense>
        <Extra />
        <Link to="/next">go on</Link>
      </Suspense>
    );
    renderPages({ pages: { '/': page, '/next': page } });
    await screen.findByRole('link', { name: 'go on' });
    isBroken = false;
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    expect(await screen.findByText('the extra')).toBeTruthy();
  });
});
