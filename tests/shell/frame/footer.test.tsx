import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
import { announced } from '../../support/announced.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/** What the frame tells the panel; the frame itself is a real browser's matter (e2e). */
let frame: ChatFrameProps | undefined;
vi.mock('../../../src/shell/frame/chat/ChatFrame.tsx', () => ({
  ChatFrame: (props: ChatFrameProps) => {
    frame = props;
    return <p>the frame of {props.chatbot.host}</p>;
  },
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

const findFrame = () => screen.findByText('the frame of chat.example.com');
const queryFrame = () => screen.queryByText('the frame of chat.example.com');

beforeEach(async () => {
  await speak();
  chatStore.set(null);
  persistentParts.set(null);
});

describe('the chat', () => {
  it('has no frame before somebody asks for it', async () => {
    show();
    await findChat();
    expect(queryFrame()).toBeNull();
  });

  it('keeps its frame when it is put out of sight, and when the next page has another layout', async () => {
    show();
    await userEvent.click(await findChat());
    const place = await findFrame();
    expect(screen.getByRole('dialog', { name: 'チャット' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'チャットを閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('apart'));
    await screen.findByRole('heading', { name: 'another frame' });
    expect(queryFrame()).toBe(place);
  });

  it('says that it loads, that it cannot be had, and tries again when asked', async () => {
    show();
    await userEvent.click(await findChat());
    await findFrame();
    expect(announced(screen.getByText('チャットを読み込んでいます'))).toBeTruthy();
    act(() => frame?.onFailure());
    expect(screen.getByRole('alert').textContent).toContain('チャットを開けませんでした');
    expect(queryFrame()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(queryFrame()).not.toBeNull();
    act(() => frame?.onOpen());
    expect(screen.queryByText('チャットを読み込んでいます')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is out of sight after Escape, pressed in the frame or beside it', async () => {
    show();
    await userEvent.click(await findChat());
    await findFrame();
    act(() => frame?.onEscape());
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => chatStore.set({ chatbot: chatbotInfo, isShown: true }));
    fireEvent.keyDown(screen.getByRole('heading', { name: 'チャット' }), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with the session, conversation and all', async () => {
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

  it.each(without)('is not at %s (S1)', async (at) => {
    show(at);
    await screen.findByRole('heading', { name: 'no chat here' });
    // By then it has come elsewhere.
    await waitFor(() => expect(persistentParts.get()).not.toBeNull(), patience);
    expect(queryChat()).toBeNull();
  });

  it('that is open does not come along to a page without it (S1)', async () => {
    show();
    await userEvent.click(await findChat());
    await findFrame();
    await userEvent.click(screen.getByText('terms'));
    await screen.findByRole('heading', { name: 'no chat here' });
    expect(queryFrame()).toBeNull();
    expect(chatStore.get()).toBeNull();
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
