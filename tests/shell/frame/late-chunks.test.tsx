import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, type Answers } from '../../support/api.ts';
import { png } from '../../support/settings.ts';
import { showPages } from '../show-pages.tsx';

// This test has its own file, because a chunk is loaded only once.
vi.mock('../../../src/shell/links/ExternalLink.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const showLoginPage = (answers: Answers) =>
  showPages({ layout: <PublicLayout />, pages: { '/': <h1>the login</h1> }, answers });

it('a banner link shows a message and is not opened if the confirmation dialog cannot be loaded', async () => {
  const banner = { image: png, link: 'https://www.example.com/campaign' };
  showLoginPage({
    'GET /setting/banner': () => jsonAnswer(banner),
    // This call checks the connection.
    'HEAD /demo/mypage/': () => new TypeError('Failed to fetch'),
  });
  const openWindowSpy = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await screen.findByRole('link', { name: /お知らせバナー/ }));
  await vi.dynamicImportSettled();
  expect(messageStore.get()?.message).toContain('通信できませんでした');
  expect(openWindowSpy).not.toHaveBeenCalled();
});
