import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatTalk } from '../../../src/shell/frame/chat-talk.ts';
import { ChatFrame, type ChatFrameProps } from '../../../src/shell/frame/ChatFrame.tsx';
import { speak } from '../../support/render.tsx';

/** What the frame is listened to with; the talk itself is in chat-talk.test.ts. */
let talk: ChatTalk | undefined;
let talks = 0;
vi.mock('../../../src/shell/frame/chat-talk.ts', () => ({
  talkToFrame: (given: ChatTalk) => {
    talk = given;
    talks += 1;
    return () => {
      talk = undefined;
    };
  },
}));
const chatbot = {
  host: 'chat.example.com',
  text: 'チャットで質問する',
  sessionIdName: 'visitor',
  sessionId: 's-1',
};
const told = () => ({
  onOpen: vi.fn<() => void>(),
  onFailure: vi.fn<() => void>(),
  onEscape: vi.fn<() => void>(),
});
const show = (given: Partial<ChatFrameProps> = {}) => {
  const frameOf = (props: Partial<ChatFrameProps>) => (
    <ChatFrame chatbot={chatbot} {...told()} {...given} {...props} />
  );
  const { rerender, unmount } = render(frameOf({}));
  return { unmount, change: (props: Partial<ChatFrameProps>) => rerender(frameOf(props)) };
};

beforeEach(async () => {
  await speak();
  talk = undefined;
  talks = 0;
  // The simulated browser loads no frames: another element stands for one.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iframe' ? 'div' : name),
  );
});

describe('the frame of the chat', () => {
  it('is a page of its own under its name, which may not reach the portal', () => {
    show();
    const frame = screen.getByTitle('チャット');
    expect(frame.getAttribute('src')).toBe('/chat.html');
    const rights = frame.getAttribute('sandbox')?.split(' ');
    expect(rights).toContain('allow-scripts');
    expect(rights).not.toContain('allow-same-origin');
  });

  it('is handed what the settings say of the chat, the language and the name, and nothing else', async () => {
    await speak('en');
    show();
    expect(talk?.getStart()).toEqual({
      host: 'chat.example.com',
      sessionId: 's-1',
      sessionIdName: 'visitor',
      language: 'en',
      title: 'Chat',
    });
  });

  it('is listened to by its own window', () => {
    show();
    Object.defineProperty(screen.getByTitle('チャット'), 'contentWindow', { value: window });
    expect(talk?.getWindow()).toBe(window);
  });

  it.each(['onOpen', 'onFailure', 'onEscape'] as const)(
    'passes on what it tells to whoever shows it now (%s), in one talk',
    (name) => {
      const [before, now] = [told(), told()];
      show(before).change(now);
      talk?.[name]();
      expect(before[name]).not.toHaveBeenCalled();
      expect(Object.entries(now).flatMap(([one, { mock }]) => mock.calls.map(() => one))).toEqual([
        name,
      ]);
      expect(talks).toBe(1);
    },
  );

  it('is not listened to any more when it has gone', () => {
    show().unmount();
    expect(talk).toBeUndefined();
  });
});
