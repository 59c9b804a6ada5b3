import { describe, expect, it } from 'vitest';
import { getBasePath, parseBasePath } from '../../src/lib/base-path.ts';

describe('the base path', () => {
  it.each(['/demo/mypage', '/demo/mypage/', '/demo/mypage/top', '/demo/mypage/a/b?c'])(
    'of %s has the first two segments',
    (pathname) => {
      const bases = { base: '/demo/mypage', apiBase: '/demo/mypage-api' };
      expect(parseBasePath(pathname)).toEqual({ customerCode: 'demo', ...bases });
    },
  );

  it('keeps the encoding of the customer code', () => {
    expect(parseBasePath('/%E6%9D%B1/mypage/')?.apiBase).toBe('/%E6%9D%B1/mypage-api');
  });

  it.each([
    '/',
    '',
    '//mypage',
    '//mypage/top',
    '/demo',
    '/demo/',
    '/demo/other',
    '/demo/mypages',
    '/demo/MYPAGE',
    '/demo/mypage-api',
    '/a/demo/mypage',
    'mypage',
  ])('is undefined for %j', (pathname) => {
    expect(parseBasePath(pathname)).toBeUndefined();
  });

  it('causes an error on a page without a customer code', () => {
    history.replaceState(null, '', '/elsewhere');
    expect(() => getBasePath()).toThrow('No customer code in /elsewhere');
    history.replaceState(null, '', '/plain/mypage/top');
    expect(getBasePath().base).toBe('/plain/mypage');
  });
});
