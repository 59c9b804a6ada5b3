import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAt, isDecodablePath } from '../../src/lib/is-at.ts';
import { paths } from '../../src/lib/paths.ts';
import { routes } from '../../src/lib/routes.ts';

describe('the address of a screen', () => {
  it('has the path of its route, with encoded values', () => {
    expect([paths.login(), paths.privacyPolicy()]).toEqual(['/', '/top/privacyPolicy']);
    expect(paths.applyAgreement('a/b ?#%')).toBe('/apply/step2/a%2Fb%20%3F%23%25');
    expect(isAt('downloadLogin', paths.downloadLogin('a/b'))).toBe(true);
  });

  it('of the error page has a code and the values in their order', () => {
    expect(paths.error()).toBe('/error');
    expect(paths.error('400-1-00-04', ['a&b', 'c=d', 'a&b'])).toBe(
      '/error?code=400-1-00-04&value=a%26b&value=c%3Dd&value=a%26b',
    );
  });
});

describe('a path', () => {
  const routeTable = Object.entries(routes).map(([id, { path }]) => ({ id, path: `/${path}` }));
  const routeIdAt = (pathname: string): string | undefined =>
    matchRoutes(routeTable, pathname)?.at(-1)?.route.id;

  it.each([
    ['terms', '/top/linkTerms', true],
    ['terms', '/TOP/linkTerms', true],
    ['terms', '/top/linkterms/', true],
    ['terms', '/top/link%54erms', true],
    ['login', '/', true],
    ['downloadLogin', '/downloadurl/login/index/a-token', true],
    ['downloadLogin', '/DownloadURL/login/index/%E3%81%82/', true],
    ['terms', '/top', false],
    ['top', '/top/linkTerms', false],
    ['terms', '/top/linkTermsOfUse', false],
    ['downloadLogin', '/downloadurl/login/index', false],
    ['downloadLogin', '/downloadurl/login/index/a/b', false],
    ['downloadLogin', '/x/downloadurl/login/index/a', false],
    ['login', '/top', false],
  ] as const)('matches the same screen as the router: %s at %s: %s', (name, pathname, expected) => {
    expect(isAt(name, pathname)).toBe(expected);
    expect(routeIdAt(pathname) === name).toBe(expected);
  });

  it.each([
    ['/top', true],
    ['/%E3%81%82', true],
    ['/top%ff', false],
    ['/%', false],
  ])('%s has a valid encoding: %s', (pathname, expected) => {
    expect(isDecodablePath(pathname)).toBe(expected);
    expect(isAt('top', pathname)).toBe(pathname === '/top');
  });
});
