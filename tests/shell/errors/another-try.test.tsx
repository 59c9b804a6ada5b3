import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithTexts } from '../../../src/i18n/lazy-with-texts.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage, keepMessage } from '../../../src/shell/messages/message-store.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/* The retry button of a page that did not load opens the same history entry with its state. */

let isOnline: boolean;

const Page = () => {
  const { search, state } = useLocation();
  return <h1>{`page ${search} ${JSON.stringify(state)}`}</h1>;
};

const retryButton = () => screen.findByRole('button', { name: 'もう一度試す' });

/** Opens a page that does not load, by a link with a state. */
async function comeTo(state: object | null): Promise<void> {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const Lazy = lazyWithTexts([], async () => (isOnline ? Page : Promise.reject(gone)));
  const start = (
    <Link to="/page?of=customer" state={state}>
      go
    </Link>
  );
  renderPages({ layout: <PublicLayout />, pages: { '/': start, '/page': <Lazy /> } });
  await userEvent.click(screen.getByRole('link', { name: 'go' }));
  await screen.findByText(/通信できませんでした/);
}

async function tryAgain(): Promise<void> {
  isOnline = true;
  await userEvent.click(await retryButton());
  await screen.findByRole('heading');
}

beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
  isOnline = false;
  // React reports every error that a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
  stubApi({ ...frameAnswers(), 'HEAD /assets/x.js': () => new TypeError('offline') });
});

describe('the retry of a page that did not load', () => {
  it('opens the page with its query and navigation state', async () => {
    await comeTo({ from: 'a list' });
    await tryAgain();
    expect(screen.getByRole('heading').textContent).toBe('page ?of=customer {"from":"a list"}');
  });

  it('closes the message of the failure', async () => {
    await comeTo(keepMessage);
    await tryAgain();
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
  });

  it('adds no history entry', async () => {
    await comeTo(null);
    await tryAgain();
    act(() => history.back());
    expect(await screen.findByRole('link', { name: 'go' })).toBeTruthy();
  });

  it('reports a second failure, and can be repeated', async () => {
    await comeTo(null);
    const [told] = screen.getAllByText(/通信できませんでした/);
    await userEvent.click(await retryButton());
    await waitFor(() => expect(told?.isConnected).toBe(false));
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    await tryAgain();
    expect(screen.getByRole('heading')).toBeTruthy();
  });
});

it('is not offered for a page that crashes', async () => {
  const Broken = (): never => {
    throw new Error('a defect');
  };
  renderPages({ layout: <PublicLayout />, pages: { '/': <Broken /> } });
  expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
});
