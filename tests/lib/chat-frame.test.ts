import { describe, expect, it } from 'vitest';
import {
  chatSandbox,
  eventMessage,
  readChatEvent,
  readChatStart,
  startMessage,
} from '../../src/lib/chat-frame.ts';

const startData = {
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
    expect(readChatStart(startMessage(startData))).toEqual(startData);
  });

  it.each(otherMessages)('is not %j, which a widget may send', (data) => {
    expect(readChatEvent(data)).toBeUndefined();
    expect(readChatStart(data)).toBeUndefined();
  });

  it('differs by its direction', () => {
    expect(readChatEvent(startMessage(startData))).toBeUndefined();
    expect(readChatStart(eventMessage('ready'))).toBeUndefined();
  });

  it('has only texts, whatever was sent', () => {
    const emptyTexts = { sessionId: '', sessionIdName: '', language: '', title: '' };
    expect(readChatStart({ mypageChat: { host: 1 } })).toEqual({ host: '1', ...emptyTexts });
  });
});
