import { describe, expect, it } from 'vitest';
import { newsMessage, readNews, readStart, startMessage } from '../../src/lib/chat-frame.ts';

const start = {
  host: 'chat.example.com',
  sessionId: 's-1',
  sessionIdName: 'visitor',
  language: 'ja',
  title: 'チャット',
};
const others = [null, undefined, 'open', 1, {}, [], { type: 'open' }, { mypageChat: 'close' }];

describe('a message between the portal and the chat frame', () => {
  it('is received unchanged', () => {
    expect(readNews(newsMessage('escape'))).toBe('escape');
    expect(readStart(startMessage(start))).toEqual(start);
  });

  it.each(others)('is not %j, which a widget may send', (data) => {
    expect(readNews(data)).toBeUndefined();
    expect(readStart(data)).toBeUndefined();
  });

  it('differs by its direction', () => {
    expect(readNews(startMessage(start))).toBeUndefined();
    expect(readStart(newsMessage('ready'))).toBeUndefined();
  });

  it('has only texts, whatever was sent', () => {
    expect(readStart({ mypageChat: { host: 1 } })).toEqual({
      host: '1',
      sessionId: '',
      sessionIdName: '',
      language: '',
      title: '',
    });
  });
});
