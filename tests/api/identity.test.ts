import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLanguage, getXsrfToken, randomId } from '../../src/api/identity.ts';

async function flowIdOfNewPage(): Promise<() => string> {
  vi.resetModules();
  const { getFlowId } = await import('../../src/api/identity.ts');
  return getFlowId;
}

afterEach(() => {
  document.documentElement.lang = 'ja';
});

describe('the flow id', () => {
  it('is the same for the lifetime of the tab, also after a reload', async () => {
    const first = (await flowIdOfNewPage())();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect((await flowIdOfNewPage())()).toBe(first);
  });

  it('is the same for the page after the storage was cleared', async () => {
    const flowId = await flowIdOfNewPage();
    const first = flowId();
    sessionStorage.clear();
    expect(flowId()).toBe(first);
  });

  it.each(['', 'x', `${'a'.repeat(32)}\r\nX-Other: 1`, `x${'a'.repeat(32)}`, 'A'.repeat(32)])(
    'replaces an invalid stored id: %j',
    async (stored) => {
      sessionStorage.setItem('flowId', stored);
      const flowId = (await flowIdOfNewPage())();
      expect(flowId).toMatch(/^[0-9a-f]{32}$/);
      expect(sessionStorage.getItem('flowId')).toBe(flowId);
    },
  );

  it.each(['getItem', 'setItem'])(
    'is new at each page load if the storage method %s fails',
    async (method) => {
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => undefined,
        [method]: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
      const flowId = await flowIdOfNewPage();
      const first = flowId();
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(flowId()).toBe(first);
      expect((await flowIdOfNewPage())()).not.toBe(first);
    },
  );
});

it('a random id has its leading zeros', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(randomId()).toBe('0'.repeat(32));
});

it.each([
  ['en', 'en'],
  ['ja', 'ja'],
  ['fr', 'ja'],
  ['', 'ja'],
])('a page with lang "%s" sends the language %s', (lang, sent) => {
  document.documentElement.lang = lang;
  expect(getLanguage()).toBe(sent);
});

describe('the anti-forgery token', () => {
  it.each([
    ['alone', 'XSRF-TOKEN=abc', 'abc'],
    ['after others', 'a=1; XSRF-TOKEN=abc', 'abc'],
    ['after others without a space', 'a=1;XSRF-TOKEN=abc', 'abc'],
    ['before others', 'XSRF-TOKEN=abc; a=1', 'abc'],
    ['encoded', 'XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['in no encoding', 'XSRF-TOKEN=100%', '100%'],
    ['of another name', 'OTHER-XSRF-TOKEN=abc', undefined],
    ['of a longer name', 'XSRF-TOKEN-2=abc', undefined],
    ['empty', 'XSRF-TOKEN=', undefined],
    ['not there', '', undefined],
  ])('is read from the cookies: %s', (_, cookie, token) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(getXsrfToken()).toBe(token);
  });
});
