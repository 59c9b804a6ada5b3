import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsMessage, startMessage, type ChatNews } from '../../../src/lib/chat-frame.ts';
import { talkToFrame } from '../../../src/shell/frame/chat-talk.ts';

const start = {
  host: 'chat.example.com',
  sessionId: 's-1',
  sessionIdName: 'visitor',
  language: 'ja',
  title: 'チャット',
};
const told = {
  onOpen: vi.fn<() => void>(),
  onFailure: vi.fn<() => void>(),
  onEscape: vi.fn<() => void>(),
};
const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
/** A window for the frame's, which only a real browser gives (e2e). */
let frame: Window;
let stop: () => void;

function hear(news: ChatNews, source: unknown = frame): void {
  const event = new MessageEvent('message', { data: newsMessage(news) });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const calls = (): string[] =>
  Object.entries(told).flatMap(([name, listener]) => listener.mock.calls.map(() => name));

beforeEach(() => {
  vi.useFakeTimers();
  for (const listener of Object.values(told)) listener.mockReset();
  postMessage.mockReset();
  frame = Object.create(window, { postMessage: { value: postMessage } });
  stop = talkToFrame({ getWindow: () => frame, getStart: () => start, ...told });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the talk with the chat’s frame', () => {
  it('begins when the frame listens, with what the settings say of the chat', () => {
    expect(postMessage).not.toHaveBeenCalled();
    hear('ready');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(startMessage(start), '*');
  });

  it.each([
    ['open', 'onOpen'],
    ['failed', 'onFailure'],
    ['escape', 'onEscape'],
  ] as const)('passes on that the frame tells %s', (news, name) => {
    hear(news);
    expect(calls()).toEqual([name]);
  });

  it.each(['another window', 'no window'])('does not listen to %s', (name) => {
    const source = name === 'no window' ? null : window;
    for (const news of ['ready', 'open', 'failed', 'escape'] as const) hear(news, source);
    expect(postMessage).not.toHaveBeenCalled();
    expect(calls()).toEqual([]);
  });

  it('gives up after 20 seconds, but not a chat that is open', () => {
    vi.advanceTimersByTime(19_999);
    expect(calls()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls()).toEqual(['onFailure']);
    const stopNext = talkToFrame({ getWindow: () => frame, getStart: () => start, ...told });
    stop();
    hear('open');
    vi.advanceTimersByTime(60_000);
    stopNext();
    expect(calls()).toEqual(['onOpen', 'onFailure']);
  });

  it.each([true, false])(
    'counts as work against the idle logout only what the browser has seen (%s)',
    (isActive) => {
      vi.stubGlobal('navigator', { userActivation: { isActive } });
      const atWork = vi.fn<() => void>();
      window.addEventListener('input', atWork);
      hear('active');
      window.removeEventListener('input', atWork);
      vi.unstubAllGlobals();
      expect(atWork).toHaveBeenCalledTimes(isActive ? 1 : 0);
    },
  );

  it('is over when it is stopped', () => {
    stop();
    hear('open');
    vi.advanceTimersByTime(60_000);
    expect(calls()).toEqual([]);
  });
});
