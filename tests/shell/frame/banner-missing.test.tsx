import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Header } from '../../../src/shell/frame/header/Header.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers, png } from '../../support/settings.ts';

// In a separate file, because a chunk is loaded only once.
vi.mock('../../../src/shell/links/external-notice.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('explains a banner link whose confirmation code cannot be loaded, and does not follow it', async () => {
  await speak();
  const link = 'https://www.example.com/campaign';
  stubApi({
    ...frameAnswers(),
    'GET /setting/banner': () => jsonAnswer({ image: png, link }),
    // Whether it is the connection.
    'HEAD /demo/mypage/': () => new TypeError('Failed to fetch'),
  });
  renderPages({ pages: { '/': <Header /> } });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await screen.findByRole('link', { name: /お知らせバナー/ }));
  await vi.waitFor(() => expect(messageStore.get()?.message).toContain('通信できませんでした'));
  expect(opened).not.toHaveBeenCalled();
});
