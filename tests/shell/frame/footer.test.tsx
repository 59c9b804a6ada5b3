import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistentParts } from '../../../src/shell/frame/persistent-parts.ts';
import { chatStore } from '../../../src/shell/frame/chat.ts';
import type { ChatFrameProps } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { PageFrame } from '../../../src/shell/frame/PageFrame.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { followPageSize } from '../../../src/shell/frame/FooterExtras.tsx';
import { clearSession } from '../../../src/shell/session/session.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => <p>the frame of {props.chatbot.host}</p>,
}));

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
/** Appears when the page has nothing more urgent to do. */
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

const findFrame = () => screen.findByText('the frame of chat.example.com');
const queryFrame = () => screen.queryByText('the frame of chat.example.com');

beforeEach(async () => {
  await speak();
  chatStore.set(null);
  persistentParts.set(null);
});

describe('the chat', () => {
  it('ends with the session, together with its conversation', async () => {
    show();
    await userEvent.click(await findChat());
    await findFrame();
    act(() => clearSession());
    expect(queryFrame()).toBeNull();
  });

  const without = [
    '/top/linkTerms',
    '/top/privacyPolicy/',
    '/reportStatusUpdateHistory',
    '/downloadurl/reportStatusUpdateHistory',
  ];

  it.each(without)('is not available at %s (S1)', async (at) => {
    show(at);
    await screen.findByRole('heading', { name: 'no chat here' });
    // By then it has appeared on the other page.
    await waitFor(() => expect(persistentParts.get()).not.toBeNull(), patience);
    expect(queryChat()).toBeNull();
  });
});

describe('the blocks of the footer', () => {
  it('are three, two of them 48 and 66 pixels high (S9)', () => {
    show();
    const style = document.createElement('style');
    style.textContent = readFileSync('src/shell/frame/PageFrame.module.css', 'utf8');
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
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('happens once, about 1100 ms after the last change of the page’s size', () => {
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

  it('does not happen after the component is removed', () => {
    const stop = begin(5);
    resize();
    stop();
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('does not happen without a touch screen', () => {
    begin(0);
    resize();
    vi.advanceTimersByTime(5000);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
