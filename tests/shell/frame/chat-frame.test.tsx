import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventMessage, startMessage, type ChatEvent } from '../../../src/lib/chat-frame.ts';
import { ChatFrame } from '../../../src/shell/frame/chat/ChatFrame.tsx';
import { switchLanguage } from '../../support/render.tsx';
import { chatbotInfo as chatbot } from './chatbot.ts';

/** Creates callbacks that record their names. */
const createCallbacks = () => {
  const calledNames: string[] = [];
  const recordCall = (callbackName: string) => () => void calledNames.push(callbackName);
  return {
    calledNames,
    props: {
      onOpen: recordCall('onOpen'),
      onFailure: recordCall('onFailure'),
      onEscape: recordCall('onEscape'),
    },
  };
};
const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
/** Stands in for the window of the frame, which only a real browser has (e2e). */
let frameWindow: Window;

function sendFromFrame(chatEvent: ChatEvent, source: unknown = frameWindow): void {
  const event = new MessageEvent('message', { data: eventMessage(chatEvent) });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

function showFrame() {
  const { calledNames, props } = createCallbacks();
  const rendered = render(<ChatFrame chatbot={chatbot} {...props} />);
  const element = screen.getByTitle(/チャット|Chat/);
  Object.defineProperty(element, 'contentWindow', { value: frameWindow });
  return { ...rendered, calledNames, element };
}

beforeEach(() => {
  vi.useFakeTimers();
  frameWindow = Object.create(window, { postMessage: { value: postMessage } });
  // The simulated browser loads no frames: a div replaces the iframe.
  const createElement = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((tagName: string) =>
    createElement(tagName === 'iframe' ? 'div' : tagName),
  );
});

describe('the chat frame', () => {
  it('shows a separate page that has no access to the portal', () => {
    const { element } = showFrame();
    expect(element.getAttribute('src')).toBe('/chat.html');
    const permissions = element.getAttribute('sandbox')?.split(' ');
    expect(permissions).toContain('allow-scripts');
    expect(permissions).not.toContain('allow-same-origin');
  });

  it('sends the chat settings, the language and the title once the frame is ready, and nothing else', async () => {
    await switchLanguage('en');
    showFrame();
    expect(postMessage).not.toHaveBeenCalled();
    sendFromFrame('ready');
    const { text: _text, ...settings } = chatbot;
    const startSettings = { ...settings, language: 'en', title: 'Chat' };
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(startMessage(startSettings), '*');
  });

  it.each([
    ['open', 'onOpen'],
    ['failed', 'onFailure'],
    ['escape', 'onEscape'],
  ] as const)('calls the current callback when the frame reports %s', (event, callbackName) => {
    const { calledNames, rerender } = showFrame();
    const currentCallbacks = createCallbacks();
    rerender(<ChatFrame chatbot={chatbot} {...currentCallbacks.props} />);
    sendFromFrame(event);
    expect([calledNames, currentCallbacks.calledNames]).toEqual([[], [callbackName]]);
  });

  it.each([
    ['another window', window],
    ['no window', null],
  ])('ignores messages from %s', (_, source) => {
    const { calledNames } = showFrame();
    for (const event of ['ready', 'open', 'failed', 'escape'] as const)
      sendFromFrame(event, source);
    expect(postMessage).not.toHaveBeenCalled();
    expect(calledNames).toEqual([]);
  });

  it('fails after 20 seconds without an open chat', () => {
    const { calledNames } = showFrame();
    vi.advanceTimersByTime(19_999);
    expect(calledNames).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calledNames).toEqual(['onFailure']);
  });

  it('ignores the time limit after the chat has opened, and messages after the frame is removed', () => {
    const { calledNames, unmount } = showFrame();
    sendFromFrame('open');
    vi.advanceTimersByTime(60_000);
    unmount();
    sendFromFrame('escape');
    expect(calledNames).toEqual(['onOpen']);
  });

  it('ignores the time limit after the frame is removed', () => {
    const { calledNames, unmount } = showFrame();
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(calledNames).toEqual([]);
  });

  it.each([true, false])(
    'reports activity for the idle logout only if the browser confirms the activity: %s',
    (isActive) => {
      vi.stubGlobal('navigator', { userActivation: { isActive } });
      const onInput = vi.fn<() => void>();
      window.addEventListener('input', onInput);
      showFrame();
      sendFromFrame('active');
      window.removeEventListener('input', onInput);
      expect(onInput).toHaveBeenCalledTimes(isActive ? 1 : 0);
    },
  );
});
