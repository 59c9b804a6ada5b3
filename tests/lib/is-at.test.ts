import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { isAt, isReadable } from '../../src/lib/is-at.ts';
import { routes } from '../../src/lib/routes.ts';

const table = Object.entries(routes).map(([id, { path }]) => ({ id, path: `/${path}` }));
const routed = (pathname: string): string | undefined =>
  matchRoutes(table, pathname)?.at(-1)?.route.id;

it.each([
  ['terms', '/top/linkTerms'],
  ['terms', '/TOP/linkTerms'],
  ['terms', '/top/linkterms/'],
  ['terms', '/top/link%54erms'],
  ['login', '/'],
  ['downloadLogin', '/downloadurl/login/index/a-token'],
  ['downloadLogin', '/DownloadURL/login/index/%E3%81%82/'],
] as const)('%s is at %s, for the router, too', (name, pathname) => {
  expect(isAt(name, pathname)).toBe(true);
  expect(routed(pathname)).toBe(name);
});

it.each([
  ['terms', '/top'],
  ['top', '/top/linkTerms'],
  ['terms', '/top/linkTermsOfUse'],
  ['downloadLogin', '/downloadurl/login/index'],
  ['downloadLogin', '/downloadurl/login/index/a/b'],
  ['login', '/top'],
] as const)('%s is not at %s, for the router neither', (name, pathname) => {
  expect(isAt(name, pathname)).toBe(false);
  expect(routed(pathname)).not.toBe(name);
});

it('no screen is at an address that nobody can read', () => {
  expect(isAt('terms', '/top/linkTerms%ff')).toBe(false);
});

it.each([
  ['/top', true],
  ['/%E3%81%82', true],
  ['/%ff', false],
  ['/%', false],
])('%s can be read as a path: %s', (pathname, isRead) => {
  expect(isReadable(pathname)).toBe(isRead);
  expect(isAt('top', pathname)).toBe(pathname === '/top');
});
