import { describe, expect, it } from 'vitest';
import { isAt } from '../../src/lib/is-at.ts';
import { paths } from '../../src/lib/paths.ts';

describe('an address', () => {
  it('is the path of its screen', () => {
    expect(paths.login()).toBe('/');
    expect(paths.privacyPolicy()).toBe('/top/privacyPolicy');
  });

  it('holds its token, whatever that is', () => {
    expect(paths.applyAgreement('a/b ?#%')).toBe('/apply/step2/a%2Fb%20%3F%23%25');
  });

  it('of the error page holds a code and the values in their order', () => {
    expect(paths.error()).toBe('/error');
    expect(paths.error('400-1-00-04', ['a&b', 'c=d', 'a&b'])).toBe(
      '/error?code=400-1-00-04&value=a%26b&value=c%3Dd&value=a%26b',
    );
  });
});

describe('whether a path is that of a screen', () => {
  it('does not hang on its values, nor on a slash at the end', () => {
    expect(isAt('downloadLogin', paths.downloadLogin('a/b'))).toBe(true);
    expect(isAt('downloadLogin', '/downloadurl/login/index/a/')).toBe(true);
    expect(isAt('login', '/')).toBe(true);
  });

  it.each([
    '/downloadurl/login/index/',
    '/downloadurl/login/index/a/b',
    '/x/downloadurl/login/index/a',
  ])('takes the whole path (%s)', (path) => {
    expect(isAt('downloadLogin', path)).toBe(false);
  });
});
