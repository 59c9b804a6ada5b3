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

describe('what the portal and the page in the chat frame say to each other', () => {
  it('arrives as it was sent', () => {
    expect(readNews(newsMessage('escape'))).toBe('escape');
    expect(readStart(startMessage(start))).toEqual(start);
  });

  it.each(others)('is not %j, which a widget may say', (data) => {
    expect(readNews(data)).toBeUndefined();
    expect(readStart(data)).toBeUndefined();
  });

  it('is not mistaken for what the other says', () => {
    expect(readNews(startMessage(start))).toBeUndefined();
    expect(readStart(newsMessage('ready'))).toBeUndefined();
  });

  it('is text in every part, whatever was sent', () => {
    expect(readStart({ mypageChat: { host: 1 } })).toEqual({
      host: '1',
      sessionId: '',
      sessionIdName: '',
      language: '',
      title: '',
    });
  });
});
