import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLanguage, getXsrfToken, randomId } from '../../src/api/identity.ts';

async function importGetFlowId(): Promise<() => string> {
  vi.resetModules();
  const { getFlowId } = await import('../../src/api/identity.ts');
  return getFlowId;
}

afterEach(() => {
  document.documentElement.lang = 'ja';
});

describe('the flow id', () => {
  it('is the same for the lifetime of the tab, also after a reload', async () => {
    const firstId = (await importGetFlowId())();
    expect(firstId).toMatch(/^[0-9a-f]{32}$/);
    expect((await importGetFlowId())()).toBe(firstId);
  });

  it('is the same for the page after the storage was cleared', async () => {
    const getFlowIdOfPage = await importGetFlowId();
    const firstId = getFlowIdOfPage();
    sessionStorage.clear();
    expect(getFlowIdOfPage()).toBe(firstId);
  });

  it.each(['', 'x', `${'a'.repeat(32)}\r\nX-Other: 1`, `x${'a'.repeat(32)}`, 'A'.repeat(32)])(
    'replaces an invalid stored id: %j',
    async (storedId) => {
      sessionStorage.setItem('flowId', storedId);
      const flowId = (await importGetFlowId())();
      expect(flowId).toMatch(/^[0-9a-f]{32}$/);
      expect(sessionStorage.getItem('flowId')).toBe(flowId);
    },
  );

  it.each(['getItem', 'setItem'])('is new at each page load if %s fails', async (method) => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => undefined,
      [method]: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    const getFlowIdOfPage = await importGetFlowId();
    const firstId = getFlowIdOfPage();
    expect(firstId).toMatch(/^[0-9a-f]{32}$/);
    expect(getFlowIdOfPage()).toBe(firstId);
    expect((await importGetFlowId())()).not.toBe(firstId);
  });
});

it('a random id keeps its leading zeros', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(randomId()).toBe('0'.repeat(32));
});

it.each([
  ['en', 'en'],
  ['ja', 'ja'],
  ['fr', 'ja'],
  ['', 'ja'],
])('a page with lang "%s" sends the language %s', (lang, sentLanguage) => {
  document.documentElement.lang = lang;
  expect(getLanguage()).toBe(sentLanguage);
});

describe('the anti-forgery token', () => {
  it.each([
    ['as the only cookie', 'XSRF-TOKEN=abc', 'abc'],
    ['after other cookies', 'a=1; XSRF-TOKEN=abc', 'abc'],
    ['after other cookies without a space', 'a=1;XSRF-TOKEN=abc', 'abc'],
    ['before other cookies', 'XSRF-TOKEN=abc; a=1', 'abc'],
    ['encoded', 'XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['not encoded', 'XSRF-TOKEN=100%', '100%'],
    ['in a cookie of another name', 'OTHER-XSRF-TOKEN=abc', undefined],
    ['in a cookie of a longer name', 'XSRF-TOKEN-2=abc', undefined],
    ['empty', 'XSRF-TOKEN=', undefined],
    ['missing', '', undefined],
  ])('is read only from the cookie XSRF-TOKEN: %s', (_, cookie, token) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(getXsrfToken()).toBe(token);
  });
});
