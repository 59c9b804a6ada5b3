import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyOptionalPart, lazyWithTexts } from '../../../src/i18n/lazy-with-texts.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { keepMessageState, messageStore } from '../../../src/shell/messages/message-store.ts';
import { showPages } from '../show-pages.tsx';

/** Fails as a browser does for a missing script. */
const failToLoad = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  // React reports every error that a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
});

const showPagesWithCheck = (pages: Readonly<Record<string, ReactNode>>): void => {
  const connectionAnswer = () =>
    isOnline ? new Response(null, { status: 404 }) : new TypeError('offline');
  const answers = { 'HEAD /assets/x.js': connectionAnswer };
  showPages({ layout: <PublicLayout />, pages, answers });
};
const press = (linkName: string) => userEvent.click(screen.getByRole('link', { name: linkName }));
/** Waits, so that a wrong message would appear. */
const waitForMessages = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const expectNoMessage = (): void => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(messageStore.get()).toBeNull();
};

describe('code that does not load', () => {
  const MissingPage = lazyWithTexts([], failToLoad);

  it('shows the dialog of a new version if the page needs the code', async () => {
    showPagesWithCheck({ '/': <MissingPage /> });
    expect(await screen.findByRole('dialog', { name: 'ご確認ください！' })).toBeTruthy();
  });

  it('shows a connection error if the page needs the code and the browser is offline', async () => {
    isOnline = false;
    showPagesWithCheck({ '/': <MissingPage /> });
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is ignored if the code was only preloaded', async () => {
    showPagesWithCheck({ '/': <input aria-label="entry" /> });
    const entry = screen.getByLabelText('entry');
    entry.focus();
    // Vite fires this event for every import that fails.
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await waitForMessages();
    expectNoMessage();
    expect(document.activeElement).toBe(entry);
  });

  it('of an optional part is omitted, and is loaded again by the next page', async () => {
    let isMissing = true;
    const OptionalPart = lazyOptionalPart([], async () =>
      isMissing ? failToLoad() : () => <p>the extra</p>,
    );
    const page = (
      <Suspense fallback="loading">
        <OptionalPart />
        <Link to="/next">next page</Link>
      </Suspense>
    );
    showPagesWithCheck({ '/': page, '/next': page });
    await waitFor(() => expect(screen.getByText('next page').checkVisibility()).toBe(true));
    await waitForMessages();
    expectNoMessage();
    isMissing = false;
    await press('next page');
    expect(await screen.findByText('the extra')).toBeTruthy();
  });

  it('is loaded again by the next page, which closes the message', async () => {
    const loadLayout = vi.fn<() => Promise<typeof Outlet>>(async () =>
      isOnline ? Outlet : failToLoad(),
    );
    const Layout = lazyWithTexts([], loadLayout);
    isOnline = false;
    showPages({
      layout: <Layout />,
      pages: { '/inside': <h1>inside</h1> },
      outside: { '/': <Link to="/inside">open</Link> },
      answers: { 'HEAD /assets/x.js': () => new TypeError('offline') },
    });
    await press('open');
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    await waitForMessages();
    expect(loadLayout).toHaveBeenCalledOnce();
    isOnline = true;
    act(() => history.back());
    await screen.findByRole('link', { name: 'open' });
    await press('open');
    expect(await screen.findByRole('heading', { name: 'inside' })).toBeTruthy();
    expectNoMessage();
  });
});

describe('the retry button of a page that did not load', () => {
  const StatePage = () => {
    const { search, state } = useLocation();
    return <h1>{`page ${search} ${JSON.stringify(state)}`}</h1>;
  };
  /** Opens a page whose code does not load, by a link with this state. */
  const openFailingPage = async (state: object | null): Promise<void> => {
    isOnline = false;
    const LazyPage = lazyWithTexts([], async () => (isOnline ? StatePage : failToLoad()));
    const link = (
      <Link to="/page?of=customer" state={state}>
        open
      </Link>
    );
    showPagesWithCheck({ '/': link, '/page': <LazyPage /> });
    await press('open');
    await screen.findByText(/通信できませんでした/);
  };
  const pressRetry = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));

  it('opens the page with its query and state, in the same history entry', async () => {
    await openFailingPage({ from: 'a list' });
    isOnline = true;
    await pressRetry();
    const heading = await screen.findByRole('heading');
    expect(heading.textContent).toBe('page ?of=customer {"from":"a list"}');
    act(() => history.back());
    expect(await screen.findByRole('link', { name: 'open' })).toBeTruthy();
  });

  it('closes the message of the failure, also after a navigation that keeps messages', async () => {
    await openFailingPage(keepMessageState);
    isOnline = true;
    await pressRetry();
    await screen.findByRole('heading');
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
  });

  it('can be pressed again after a second failure', async () => {
    await openFailingPage(null);
    const [firstMessage] = screen.getAllByText(/通信できませんでした/);
    await pressRetry();
    await waitFor(() => expect(firstMessage?.isConnected).toBe(false));
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    isOnline = true;
    await pressRetry();
    expect(await screen.findByRole('heading')).toBeTruthy();
  });

  it('does not appear for a page that crashes', async () => {
    const CrashingPage = (): never => {
      throw new Error('a defect');
    };
    showPagesWithCheck({ '/': <CrashingPage /> });
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });
});
