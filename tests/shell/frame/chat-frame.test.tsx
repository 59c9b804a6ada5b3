import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventMessage, startMessage, type ChatEvent } from '../../../src/lib/chat-frame.ts';
import { ChatFrame } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { switchLanguage } from '../../support/render.tsx';
import { chatbotInfo as chatbot } from './chatbot.ts';

/** Callbacks that note their own names. */
const callbacks = () => {
  const called: string[] = [];
  const recordCall = (name: string) => () => void called.push(name);
  return {
    called,
    props: {
      onOpen: recordCall('onOpen'),
      onFailure: recordCall('onFailure'),
      onEscape: recordCall('onEscape'),
    },
  };
};
const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
/** Replaces the frame's window, which only a real browser has (e2e). */
let frameWindow: Window;

function send(chatEvent: ChatEvent, source: unknown = frameWindow): void {
  const event = new MessageEvent('message', { data: eventMessage(chatEvent) });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

function show() {
  const { called, props } = callbacks();
  const rendered = render(<ChatFrame chatbot={chatbot} {...props} />);
  const element = screen.getByTitle(/チャット|Chat/);
  Object.defineProperty(element, 'contentWindow', { value: frameWindow });
  return { ...rendered, called, element };
}

beforeEach(() => {
  vi.useFakeTimers();
  frameWindow = Object.create(window, { postMessage: { value: postMessage } });
  // The simulated browser loads no frames: a div replaces the iframe.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iframe' ? 'div' : name),
  );
});

describe('the chat frame', () => {
  it('shows a separate page that has no access to the portal', () => {
    const { element } = show();
    expect(element.getAttribute('src')).toBe('/chat.html');
    const rights = element.getAttribute('sandbox')?.split(' ');
    expect(rights).toContain('allow-scripts');
    expect(rights).not.toContain('allow-same-origin');
  });

  it('sends the chat settings, the language and the title once the frame is ready, and nothing else', async () => {
    await switchLanguage('en');
    show();
    expect(postMessage).not.toHaveBeenCalled();
    send('ready');
    const { text: _text, ...settings } = chatbot;
    const start = { ...settings, language: 'en', title: 'Chat' };
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(startMessage(start), '*');
  });

  it.each([
    ['open', 'onOpen'],
    ['failed', 'onFailure'],
    ['escape', 'onEscape'],
  ] as const)('calls the current callback when the frame reports %s', (event, name) => {
    const { called, rerender } = show();
    const currentCallbacks = callbacks();
    rerender(<ChatFrame chatbot={chatbot} {...currentCallbacks.props} />);
    send(event);
    expect([called, currentCallbacks.called]).toEqual([[], [name]]);
  });

  it.each([
    ['another window', window],
    ['no window', null],
  ])('ignores messages from %s', (_, source) => {
    const { called } = show();
    for (const event of ['ready', 'open', 'failed', 'escape'] as const) send(event, source);
    expect(postMessage).not.toHaveBeenCalled();
    expect(called).toEqual([]);
  });

  it('fails after 20 seconds without an open chat', () => {
    const { called } = show();
    vi.advanceTimersByTime(19_999);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual(['onFailure']);
  });

  it('ignores the time limit once the chat is open, and messages after it is removed', () => {
    const { called, unmount } = show();
    send('open');
    vi.advanceTimersByTime(60_000);
    unmount();
    send('escape');
    expect(called).toEqual(['onOpen']);
  });

  it('ignores the time limit after it is removed', () => {
    const { called, unmount } = show();
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
  });

  it.each([true, false])(
    'counts as activity for the idle logout only if the browser confirms it: %s',
    (isActive) => {
      vi.stubGlobal('navigator', { userActivation: { isActive } });
      const onInput = vi.fn<() => void>();
      window.addEventListener('input', onInput);
      show();
      send('active');
      window.removeEventListener('input', onInput);
      expect(onInput).toHaveBeenCalledTimes(isActive ? 1 : 0);
    },
  );
});
