import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../../src/lib/load-script.ts';
import { chatStore } from '../../../src/shell/frame/chat.ts';
import { PageFrame } from '../../../src/shell/frame/PageFrame.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { followPageSize } from '../../../src/shell/frame/touch-scroll.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

vi.mock('../../../src/lib/load-script.ts', () => ({ loadScript: vi.fn<typeof loadScript>() }));

const chatbotInfo = {
  host: 'chat.example.com',
  text: 'チャットで質問する',
  sessionIdName: 'visitor',
  sessionId: 's-1',
};
const ways = (
  <>
    <Link to="/apart">apart</Link>
    <Link to="/top/linkTerms">terms</Link>
  </>
);
/** It comes when the page has nothing more urgent to do. */
const patience = { timeout: 5000 };
const findChat = () => screen.findByRole('button', { name: chatbotInfo.text }, patience);
const queryChat = () => screen.queryByRole('button', { name: chatbotInfo.text });

const show = (at = '/'): void => {
  stubApi(frameAnswers({ chatbotInfo }));
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': ways,
      ...Object.fromEntries(
        [
          '/top/linkTerms',
          '/top/privacyPolicy',
          '/reportStatusUpdateHistory',
          '/downloadurl/reportStatusUpdateHistory',
        ].map((path) => [path, <h1 key={path}>no chat here</h1>]),
      ),
    },
    outside: {
      '/apart': (
        <PageFrame header={null}>
          <h1>another frame</h1>
        </PageFrame>
      ),
    },
    at,
  });
};

beforeEach(async () => {
  await speak();
  chatStore.set('closed');
  vi.mocked(loadScript).mockReset().mockResolvedValue();
});

describe('the chat', () => {
  it('is loaded once, whatever frame the next page has', async () => {
    show();
    await userEvent.click(await findChat());
    await waitFor(() => expect(queryChat()).toBeNull());
    expect(loadScript).toHaveBeenCalledExactlyOnceWith(
      'https://chat.example.com/chatbot.js?visitor=s-1',
      'chat.example.com',
    );
    await userEvent.click(screen.getByText('apart'));
    await screen.findByRole('heading', { name: 'another frame' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(queryChat()).toBeNull();
    expect(loadScript).toHaveBeenCalledOnce();
  });

  it('is offered at once by the next frame, and its failure stays told', async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error('blocked'));
    show();
    await userEvent.click(await findChat());
    await screen.findByText(/チャットを開けません/);
    await userEvent.click(screen.getByText('apart'));
    await screen.findByRole('heading', { name: 'another frame' });
    expect(queryChat()).not.toBeNull();
    expect(screen.getByText(/チャットを開けません/)).toBeTruthy();
  });

  it.each([
    '/top/linkTerms',
    '/top/privacyPolicy/',
    '/reportStatusUpdateHistory',
    '/downloadurl/reportStatusUpdateHistory',
  ])('is not at %s (S1)', async (at) => {
    show(at);
    await screen.findByRole('heading', { name: 'no chat here' });
    // Long enough for it to have come elsewhere.
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    expect(queryChat()).toBeNull();
  });

  it.each(['open', 'loading'] as const)(
    'that is %s does not come along to a page without it: that one is loaded anew',
    async (state) => {
      const reload = vi.spyOn(location, 'reload').mockReturnValue();
      show();
      await findChat();
      act(() => chatStore.set(state));
      expect(reload).not.toHaveBeenCalled();
      await userEvent.click(screen.getByText('terms'));
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(location.pathname).toBe('/demo/mypage/top/linkTerms');
    },
  );

  it('that is closed leaves such a page as it is', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    show();
    await findChat();
    await userEvent.click(screen.getByText('terms'));
    await screen.findByRole('heading', { name: 'no chat here' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the blocks of the footer', () => {
  it('are three, two of them 48 and 66 pixels high (S9)', () => {
    show();
    const style = document.createElement('style');
    style.textContent = readFileSync('src/shell/frame/Footer.module.css', 'utf8');
    document.head.append(style);
    const blocks = [...screen.getByRole('contentinfo').children];
    const heights = blocks.map((block) => getComputedStyle(block).height);
    style.remove();
    expect(heights.slice(0, 2)).toEqual(['48px', '66px']);
    expect(blocks).toHaveLength(3);
  });
});

describe('the scroll by one pixel on touch devices (S9)', () => {
  let resize: () => void = () => undefined;
  const disconnect = vi.fn<() => void>();
  const scrollBy = vi.fn<(x: number, y: number) => void>();
  const begin = (maxTouchPoints: number): (() => void) => {
    vi.useFakeTimers();
    resize = () => undefined;
    vi.stubGlobal('navigator', { maxTouchPoints });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          resize = told;
        }
        observe = (): void => resize();
        disconnect = disconnect;
      },
    );
    vi.stubGlobal('scrollBy', scrollBy.mockReset());
    return followPageSize();
  };
  beforeEach(() => () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes about 1100 ms after the last change of the page’s size, once', () => {
    begin(5);
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    resize();
    vi.advanceTimersByTime(1000);
    resize();
    vi.advanceTimersByTime(1099);
    expect(scrollBy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 1);
  });

  it('does not come after the page has gone', () => {
    const stop = begin(5);
    resize();
    stop();
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('does not come where nothing is touched', () => {
    begin(0);
    resize();
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
