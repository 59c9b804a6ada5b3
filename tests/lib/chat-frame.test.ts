import { describe, expect, it } from 'vitest';
import {
  chatSandbox,
  eventMessage,
  readChatEvent,
  readChatStart,
  startMessage,
} from '../../src/lib/chat-frame.ts';

const chatStart = {
  host: 'chat.example.com',
  sessionId: 's-1',
  sessionIdName: 'visitor',
  language: 'ja',
  title: 'チャット',
};
const otherMessages = [
  null,
  undefined,
  'open',
  1,
  {},
  [],
  { type: 'open' },
  { mypageChat: 'close' },
];

it('the page in the chat frame may open other sites in normal tabs, send forms and save files', () => {
  const permissions = ['downloads', 'forms', 'popups', 'popups-to-escape-sandbox', 'scripts'];
  expect(chatSandbox.split(' ').toSorted()).toEqual(permissions.map((name) => `allow-${name}`));
});

describe('a message between the portal and the chat frame', () => {
  it('is received unchanged', () => {
    expect(readChatEvent(eventMessage('escape'))).toBe('escape');
    expect(readChatStart(startMessage(chatStart))).toEqual(chatStart);
  });

  it.each(otherMessages)('is not read from %j, which a widget may send', (data) => {
    expect(readChatEvent(data)).toBeUndefined();
    expect(readChatStart(data)).toBeUndefined();
  });

  it('to the frame is not read as a message from the frame, and vice versa', () => {
    expect(readChatEvent(startMessage(chatStart))).toBeUndefined();
    expect(readChatStart(eventMessage('ready'))).toBeUndefined();
  });

  it('has only texts as values, even if the sender sends other types', () => {
    const emptyTexts = { sessionId: '', sessionIdName: '', language: '', title: '' };
    expect(readChatStart({ mypageChat: { host: 1 } })).toEqual({ host: '1', ...emptyTexts });
  });
});
